/** What you mean to answer: said at once, given one answer after the other as they are offered. */

import type { Action } from './types';

export class Intent {
  private meant: Action[] = [];
  /** The question at which it was said. */
  private said = '';

  set(answers: Action[], question: string): void {
    this.meant = answers;
    this.said = question;
  }

  /**
   * Of what is offered now, the next of your answers; `missed` where it should be among them and is not.
   * Other questions may come in between: they are yours to answer.
   */
  next(question: string, offered: Action[]): Action | 'missed' | undefined {
    const [next, ...more] = this.meant;
    if (!next) return undefined;
    const found = offered.find((action) => action.code === next.code);
    const over = question === this.said || offered.some((action) => action.kind === next.kind);
    if (found || over) this.meant = found ? more : [];
    return found ?? (over ? 'missed' : undefined);
  }
}
