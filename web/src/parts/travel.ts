/** Things travel from where they were to where they go: measured before a change, moved after it. */

import type { Flight } from '../games/contract';
import { still } from './prefers.svelte';

const TIME = 380;
const NEAR = 6;
/** Shapes are alike up to this ratio of their proportions. */
const LIKE = 2.2;

export interface Before {
  rects: Map<string, DOMRect>;
  copies: Map<string, { rect: DOMRect; node: HTMLElement }>;
}

const things = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll('[data-travel]');
const at = (root: HTMLElement, place: string): HTMLElement | null =>
  root.querySelector(`[data-place~="${CSS.escape(place)}"]`);

/** Where everything lies now, with copies of what is about to leave. */
export function measure(root: HTMLElement, flights: Flight[]): Before {
  const rects = new Map<string, DOMRect>();
  for (const node of things(root)) rects.set(node.dataset.travel ?? '', node.getBoundingClientRect());
  const copies = new Map<string, { rect: DOMRect; node: HTMLElement }>();
  for (const { from } of flights) {
    const place = at(root, from);
    const node = place?.querySelector<HTMLElement>('[data-flies]') ?? place;
    if (node) copies.set(from, { rect: node.getBoundingClientRect(), node: copy(node) });
  }
  return { rects, copies };
}

/** A copy that keeps its size and colour wherever it is. */
function copy(node: HTMLElement): HTMLElement {
  const made = node.cloneNode(true) as HTMLElement;
  const { fontSize, color } = getComputedStyle(node);
  Object.assign(made.style, { fontSize, color });
  return made;
}

/** After the change: slide what lies elsewhere now, and fly copies of what left. */
export function travel(root: HTMLElement, before: Before, flights: Flight[]): void {
  if (still() || document.hidden) return;
  for (const node of things(root)) {
    const from =
      before.rects.get(node.dataset.travel ?? '') ??
      (node.dataset.from && at(root, node.dataset.from)?.getBoundingClientRect());
    if (from) slide(node, from, node.getBoundingClientRect());
  }
  for (const { from, to } of flights) {
    const copy = before.copies.get(from);
    const target = at(root, to);
    if (copy && target) fly(copy, target.getBoundingClientRect());
  }
}

/** How much larger a thing was; what comes out of something of quite another shape keeps its own. */
function grown(from: DOMRect, to: DOMRect): [number, number] {
  const [x, y] = [from.width / to.width, from.height / to.height];
  return Math.max(x / y, y / x) > LIKE ? [Math.min(x, y, 1), Math.min(x, y, 1)] : [x, y];
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < NEAR || !from.width || !to.width) return;
  const start = `translate(${dx}px, ${dy}px) scale(${grown(from, to).join(', ')})`;
  node.animate(
    [
      { transform: start, zIndex: 20, position: 'relative' },
      { transform: 'none', zIndex: 20, position: 'relative' },
    ],
    { duration: TIME, easing: 'cubic-bezier(.3,.7,.2,1)' },
  );
}

function fly({ rect, node }: { rect: DOMRect; node: HTMLElement }, to: DOMRect): void {
  node.inert = true;
  node.removeAttribute('data-place');
  node.removeAttribute('data-travel');
  Object.assign(node.style, {
    position: 'fixed', margin: '0', zIndex: '40', pointerEvents: 'none',
    left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`,
  }); // prettier-ignore
  document.body.append(node);
  const dx = to.left + to.width / 2 - rect.left - rect.width / 2;
  const dy = to.top + to.height / 2 - rect.top - rect.height / 2;
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(.6)`, opacity: 0.4 },
  ];
  void node.animate(path, { duration: TIME, easing: 'cubic-bezier(.4,0,.3,1)' }).finished.finally(() => node.remove());
}
