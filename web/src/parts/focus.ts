/** The focus of the keyboard is never lost: where an update takes its element away, an heir gets it. */

/** Where the focus was: the element, what surrounded it, and its place on the board. */
export interface Held {
  node: HTMLElement;
  around: HTMLElement[];
  place: string | undefined;
}

const around = (node: HTMLElement | null): HTMLElement[] => (node ? [node, ...around(node.parentElement)] : []);

/** What a keyboard is at; nothing where a mouse was last used. */
export function held(): Held | null {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body || !node.matches(':focus-visible')) return null;
  return { node, around: around(node.parentElement), place: node.dataset.place };
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** If the focus was lost: back to its element, else to what lies at the same place now, else to what surrounded it. */
export function restore({ node, around, place }: Held): void {
  const there = place ? document.querySelector<HTMLElement>(`[data-place~="${CSS.escape(place)}"]`) : null;
  for (const heir of [node, there, ...around]) {
    if (!isLost()) return;
    if (!heir?.isConnected || heir === document.body) continue;
    if (heir.tabIndex < 0 && !heir.hasAttribute('tabindex')) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  }
}
