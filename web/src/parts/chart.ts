/** The arithmetic of the line chart. */

export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Round numbers from low to high, five or so. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick);
  return found;
}

/** How the line of each seat is broken, so that colour is not all that tells them apart. */
export const DASHES = [undefined, '9 5', '2 6', '14 5 2 5', '5 4'];

const STRIDES: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The moment a key leads to, from one between nothing and the end. */
export function stepped(key: string, now: number, end: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return end;
  const stride = STRIDES[key];
  return stride === undefined ? undefined : Math.min(end, Math.max(0, now + stride));
}

/** Moves heights apart so that labels of a given size do not cover one another, and keeps them between two bounds. */
export function spread(heights: number[], size: number, top = -Infinity, bottom = Infinity): number[] {
  const placed = heights.map((height) => Math.min(bottom, Math.max(top, height)));
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (let round = 0; round < 50; round += 1) {
    for (let k = 1; k < order.length; k += 1) {
      const [above, here] = [order[k - 1] ?? 0, order[k] ?? 0];
      const missing = size - ((placed[here] ?? 0) - (placed[above] ?? 0));
      if (missing <= 0) continue;
      const up = Math.min(missing / 2, (placed[above] ?? 0) - top);
      placed[above] = (placed[above] ?? 0) - up;
      placed[here] = Math.min(bottom, (placed[here] ?? 0) + missing - up);
    }
  }
  return placed;
}
