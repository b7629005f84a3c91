/** At how many tables you are asked something; asked when a page opens, now and then, and when you come back to this tab. */

import { turns as ask } from '../wire/api';

const PAUSE = 30_000;

class Turns {
  count = $state(0);

  constructor() {
    setInterval(() => void this.look(), PAUSE);
    document.addEventListener('visibilitychange', () => void this.look());
  }

  async look(): Promise<void> {
    // Without an answer what we knew is the best we know.
    this.count = (await ask().catch(() => null))?.count ?? this.count;
  }

  /** The title of a page, with the count before it. */
  title(text: string): string {
    return this.count ? `(${this.count}) ${text}` : text;
  }
}

export const turns = new Turns();
