/** What somebody who is learning a game has been taught so far; it outlives the page. */

import { remember, remembered } from '../wire/memory';

export interface Progress {
  /** Whether lessons are given at all. */
  on: boolean;
  /** The step of the introduction that comes next, from 1. */
  step: number;
  /** The kinds of questions that were explained. */
  taught: string[];
  /** The tasks of the course that were solved. */
  solved: string[];
  /** Whether the course was offered. */
  offered: boolean;
}

const key = (game: string): string => `learn.${game}`;

/** What this browser remembers; whoever never asked for lessons gets none. */
function kept(game: string): Progress {
  const nothing = { on: false, step: 1, taught: [], solved: [], offered: false };
  try {
    return { ...nothing, ...(JSON.parse(remembered(key(game)) ?? '{}') as Partial<Progress>) };
  } catch {
    return nothing;
  }
}

class Learning {
  private known = $state.raw<Record<string, Progress>>({});

  of(game: string): Progress {
    return this.known[game] ?? kept(game);
  }

  /** Teach a game from its beginning. */
  begin(game: string): void {
    this.change(game, { on: true, step: 1, taught: [] });
  }

  turn(game: string, on: boolean): void {
    this.change(game, { on });
  }

  go(game: string, step: number): void {
    this.change(game, { step });
  }

  teach(game: string, kind: string): void {
    const { taught } = this.of(game);
    if (!taught.includes(kind)) this.change(game, { taught: [...taught, kind] });
  }

  solve(game: string, task: string): void {
    const { solved } = this.of(game);
    if (!solved.includes(task)) this.change(game, { solved: [...solved, task], offered: true });
  }

  /** The course is offered once; whether it is taken is theirs to say. */
  offer(game: string): void {
    this.change(game, { offered: true });
  }

  private change(game: string, change: Partial<Progress>): void {
    const now = { ...this.of(game), ...change };
    this.known = { ...this.known, [game]: now };
    remember(key(game), JSON.stringify(now));
  }
}

export const learning = new Learning();
