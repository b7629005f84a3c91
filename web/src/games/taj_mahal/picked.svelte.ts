/** The cards you are about to play: a coloured one and what comes with it, picked in either order and played with one press. */

import type { Action } from '../../wire/types';
import type { AtTable } from '../contract';

const named = (action: Action): string => String(action.what?.card ?? action.what?.special ?? '');

export class Picked {
  private first = $state<string | null>(null);
  private second = $state<string | null>(null);

  constructor(private readonly table: () => AtTable) {}

  /** The coloured card that is picked, if it may be played. */
  get card(): Action | undefined {
    return this.first === null ? undefined : this.table().find('play', { card: this.first });
  }

  /** What both picks are together; only a card is none while something else could come with it. */
  get both(): Action | undefined {
    const card = this.card;
    const ahead = card ? this.table().ahead(card) : [];
    return this.second === null
      ? ahead.find((action) => action.kind === 'alone')
      : ahead.find((action) => named(action) === this.second);
  }

  /** The press that plays both is their confirmation. */
  play(): void {
    if (this.both) this.table().choose(this.both, false);
  }

  has(id: string): boolean {
    return id === this.first || id === this.second;
  }

  clear(): void {
    this.first = null;
    this.second = null;
  }

  /** Pick a coloured card, or put it back; where nothing could come with it, it is played. */
  pick(card: Action): void {
    const ahead = this.table().ahead(card);
    const [only] = ahead;
    if (only && ahead.length === 1) return this.table().choose(only);
    this.first = this.first === named(card) ? null : named(card);
    if (!ahead.some((action) => named(action) === this.second)) this.second = null;
  }

  /** Pick what comes with it, or put that back. */
  add(other: Action): void {
    this.second = this.second === named(other) ? null : named(other);
  }

  /** What comes with the card that is picked, or with any. */
  companion(kind: 'add' | 'use', what: Record<string, string>): Action | undefined {
    const table = this.table();
    const card = this.card;
    if (!card) return table.reach(kind, what);
    const [key = ''] = Object.keys(what);
    return table.ahead(card).find((action) => action.kind === kind && action.what?.[key] === what[key]);
  }
}
