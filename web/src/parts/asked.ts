/** A new question brings what it is about into sight, where the table is scrolled. */

import { still } from './prefers.svelte';

/** What covers the lower end of a small window. */
const COVER = '.front';

function inSight(node: Element): boolean {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  const cover = document.querySelector(COVER);
  const floor = cover && getComputedStyle(cover).position === 'fixed' ? cover.getBoundingClientRect().top : innerHeight;
  return top >= 0 && left >= 0 && right <= innerWidth && (bottom <= floor || (top < floor / 3 && bottom > floor));
}

/** What a room says it asks about, else what can be chosen on the table, else the list of answers. */
function places(stage: Element): Element[] {
  for (const place of ['[data-asked]', '.piece[data-legal]:not(.front *)', '.actions']) {
    const found = [...stage.querySelectorAll(place)].filter((node) => node.checkVisibility());
    if (found.length) return found;
  }
  return [];
}

export function showAsked(stage: Element): void {
  const found = places(stage);
  if (found.some(inSight)) return;
  found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: still() ? 'auto' : 'smooth' });
}
