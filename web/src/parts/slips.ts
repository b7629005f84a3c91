/** The turns in which a seat gave away most: what it answered in a row is one turn, however many questions that were. */

import type { Decision } from '../wire/types';

export interface Slip {
  /** The decision of the turn that cost most. */
  worst: Decision;
  /** How much chance of the first place the whole turn gave away. */
  cost: number;
}

const MOST = 3;
/** Less than this is not worth a word. */
const LEAST = 0.02;

/** A match cut into turns: decisions of one seat that follow one another. */
export function turnsOf(decisions: readonly Decision[]): Decision[][] {
  const turns: Decision[][] = [];
  for (const decision of decisions) {
    const last = turns.at(-1);
    if (last?.[0]?.seat === decision.seat) last.push(decision);
    else turns.push([decision]);
  }
  return turns;
}

/** The largest slips of a seat, the largest first. */
export function slipsOf(decisions: readonly Decision[], seat: number): Slip[] {
  return turnsOf(decisions)
    .filter((turn) => turn[0]?.seat === seat)
    .map((turn) => ({
      worst: turn.reduce((a, b) => (b.cost > a.cost ? b : a)),
      cost: turn.reduce((sum, decision) => sum + decision.cost, 0),
    }))
    .filter((slip) => slip.cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);
}
