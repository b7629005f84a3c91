/** Lights places on the board by their `data-place`, for the log and for what others did while you looked away. */

import type { GameRoom } from '../games/contract';
import type { Event } from '../wire/types';

export type Places = ((event: Event) => string[] | undefined) | undefined;

/** The places an event speaks of: what the room says, else every component it names, else the seat. */
export function placesOf(event: Event, places: Places): string[] {
  const own = places?.(event);
  if (own) return own;
  const named = Object.values(event.what ?? {}).filter((value) => typeof value === 'string');
  return named.length || event.seat == null ? named : [`seat-${event.seat}`];
}

/** A place by its name; a name that ends in `-` stands for all that begin so. */
function find(place: string): NodeListOf<HTMLElement> {
  const name = CSS.escape(place);
  return document.querySelectorAll(
    place.endsWith('-') ? `[data-place^="${name}"], [data-place*=" ${name}"]` : `[data-place~="${name}"]`,
  );
}

/** What stays lit while nothing else is pointed at. */
let held: string[] = [];

export function hold(places: string[]): void {
  held = places;
  light([]);
}

export function light(pointed: string[]): void {
  const places = pointed.length ? pointed : held;
  for (const node of document.querySelectorAll('[data-lit]')) node.removeAttribute('data-lit');
  for (const place of places) for (const node of find(place)) node.setAttribute('data-lit', '');
}

/** Marks what other seats touched since you last acted, in their colours. */
export function markFresh(events: Event[], { places, doneBy }: Pick<GameRoom, 'places' | 'doneBy'>): void {
  for (const node of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    node.removeAttribute('data-fresh');
    node.style.removeProperty('--fresh');
  }
  for (const event of events) {
    const seat = event.seat ?? doneBy?.(event);
    if (seat == null) continue;
    for (const place of placesOf(event, places)) {
      for (const node of find(place)) {
        node.setAttribute('data-fresh', String(seat));
        node.style.setProperty('--fresh', `var(--seat-${seat})`);
      }
    }
  }
}
