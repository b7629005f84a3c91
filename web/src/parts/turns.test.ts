import { expect, test } from 'vitest';
import type { Analysis, WholeTurn } from '../wire/types';
import { momentsOf, placeOf, slipsOf } from './turns';

const turn = (seat: number, first: number, last: number, cost = 0): WholeTurn => ({
  seat,
  first,
  last,
  cost,
  worst: first,
});
const found = (...turns: WholeTurn[]): Analysis => ({
  outlooks: [],
  decisions: [],
  rounds: [
    { began: null, turns: turns.slice(0, 2) },
    { began: null, turns: turns.slice(2) },
  ],
  turns: [],
  as_good: [],
  seconds: 1,
});

test('the three largest slips of a seat, the largest first; what is hardly anything is none', () => {
  const all = [0.05, 0.01, 0.3, 0.1, 0.2].map((cost, n) => turn(0, n + 1, n + 1, cost));

  expect(slipsOf(found(...all, turn(1, 6, 6, 0.9)), 0).map(({ cost }) => cost)).toEqual([0.3, 0.2, 0.1]);
});

test('the moments of a match are those between turns, across rounds', () => {
  const moments = momentsOf(found(turn(0, 1, 3), turn(1, 4, 4), turn(0, 5, 9)));

  expect(moments).toEqual([0, 3, 4, 9]);
  expect([0, 2, 3, 8, 9].map((step) => placeOf(moments, step))).toEqual([0, 0, 1, 2, 3]);
});
