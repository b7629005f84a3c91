/** Where a tooltip lies: above what it explains, below, or beside it, never on it; on a map, beside the map, so that it hides nothing of it. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 8;
/** So much of a map's edge may be hidden. */
const EDGE = 40;

export function spot(at: Rect, box: Size, page: Size, around?: Rect): { top: number; left: number } {
  const across = (middle: number): number =>
    Math.max(MARGIN, Math.min(middle - box.width / 2, page.width - box.width - MARGIN));
  const down = (middle: number): number =>
    Math.max(MARGIN, Math.min(middle - box.height / 2, page.height - box.height - MARGIN));
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const right = around && Math.min(around.right + MARGIN, page.width - box.width - MARGIN);
  if (around && right && right > around.right - EDGE && right > at.right + MARGIN) return { top: down(y), left: right };
  if (around && around.bottom + box.height + 2 * MARGIN <= page.height)
    return { top: around.bottom + MARGIN, left: across(x) };
  const above = at.top - box.height - MARGIN;
  if (above >= MARGIN) return { top: above, left: across(x) };
  if (at.bottom + box.height + 2 * MARGIN <= page.height) return { top: at.bottom + MARGIN, left: across(x) };
  // Neither above nor below: beside it, where there is more room.
  const rightwards = page.width - at.right > at.left;
  return { top: down(y), left: rightwards ? at.right + MARGIN : Math.max(MARGIN, at.left - box.width - MARGIN) };
}
