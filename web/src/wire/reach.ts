/** Answers that lie a question ahead, and are chosen together with the one that leads there. */

import type { Action } from './types';

type What = Record<string, string | number>;

/** An answer that another one opens. */
export interface Reached extends Action {
  by: Action;
}

export const isReached = (action: Action): action is Reached => 'by' in action;

export const fits = (action: Action, kind: string, what: What): boolean =>
  action.kind === kind && Object.entries(what).every(([key, value]) => action.what?.[key] === value);

/** An answer together with the one that opens it: what both cost and bring, and what either warns of. */
export function reachedBy(by: Action, action: Action): Reached {
  const warning = action.warning ?? by.warning;
  return {
    ...action,
    by,
    cost: sum(by.cost, action.cost),
    gain: sum(by.gain, action.gain),
    ...(warning ? { warning } : {}),
  };
}

function sum(one: Record<string, number> = {}, other: Record<string, number> = {}): Record<string, number> {
  const all = { ...one };
  for (const [key, count] of Object.entries(other)) all[key] = (all[key] ?? 0) + count;
  return all;
}
