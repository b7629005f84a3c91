/** All games of the web, found by their folders: a new one needs no change here. */

import type { GameFront } from './contract';

const found = import.meta.glob<GameFront>('./*/index.ts', { eager: true, import: 'default' });

export const FRONTS: GameFront[] = Object.values(found).sort((a, b) => a.order - b.order);

export function front(key: string): GameFront | undefined {
  return FRONTS.find((game) => game.key === key);
}
