/** A match by rounds and whole turns, as the analysis cut it. */

import type { Analysis, Decision, WholeTurn } from '../wire/types';

const MOST = 3;
/** Less than this is not worth a word. */
const LEAST = 0.02;

const turnsOf = (found: Analysis): WholeTurn[] => found.rounds.flatMap((round) => round.turns);

/** The turns in which a seat gave away most, the largest first. */
export function slipsOf(found: Analysis, seat: number): WholeTurn[] {
  return turnsOf(found)
    .filter((turn) => turn.seat === seat && turn.cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);
}

/** The numbers of steps between which a turn was made: the start, and then the last step of every turn. */
export function momentsOf(found: Analysis): number[] {
  return [0, ...turnsOf(found).map((turn) => turn.last)];
}

/** The answers of a turn where there was a choice. */
export function chosenIn(found: Analysis, turn: WholeTurn): Decision[] {
  return found.decisions.slice(turn.first - 1, turn.last).filter((decision) => decision.choices > 1);
}

/** The place among moments of a step: within a turn it is the one before. */
export function placeOf(moments: readonly number[], step: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment <= step),
  );
}
