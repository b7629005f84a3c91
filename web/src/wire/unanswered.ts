/** What you said and nobody has answered: when the line breaks and is back, it is said again, and happens once. */

import type { ChatLine, Said } from './types';

export class Unanswered {
  private said: Said | null = null;
  private interrupted = false;
  /** Whether it has been said before. */
  wasRepeated = false;

  /** Whether an answer is still to come. */
  get isOpen(): boolean {
    return this.said !== null;
  }

  note(said: Said): void {
    this.said = said;
  }

  settle(): void {
    this.said = null;
    this.wasRepeated = false;
  }

  interrupt(): void {
    this.interrupted = true;
  }

  /**
   * What is to be said once more to a table that was just told anew. Answers name the position they were given to, so the
   * server takes them once; a remark is looked for among those that are new.
   */
  again(before: ChatLine[], now: ChatLine[]): Said | null {
    if (!this.interrupted) return null;
    this.interrupted = false;
    const said = this.said;
    this.settle();
    if (said?.type === 'chat' && isAmong(said.text, before, now)) return null;
    if (said?.type !== 'play' && said?.type !== 'undo' && said?.type !== 'chat') return null;
    this.wasRepeated = true;
    return said;
  }
}

/** Whether a remark is among those that were made since. */
function isAmong(text: string, before: ChatLine[], now: ChatLine[]): boolean {
  const last = before.at(-1)?.number ?? -1;
  const tidy = text.trim().split(/\s+/).join(' ');
  return now.some((line) => line.number > last && line.text === tidy);
}
