/** The games the server serves, asked once. */

import { front } from '../games';
import { games } from '../wire/api';
import type { GameInfo } from '../wire/types';

class Catalog {
  served = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);
  /** Whether the server has said which games it serves, or could not. */
  answered = $derived(this.served !== null || this.failed);

  constructor() {
    games().then(
      (served) => (this.served = served),
      () => (this.failed = true),
    );
  }

  /** A game that can be played: the server serves it and the web has its room. */
  playable(key: string): GameInfo | undefined {
    return front(key)?.room ? this.served?.find((game) => game.key === key) : undefined;
  }
}

export const catalog = new Catalog();
