import { expect, test } from 'vitest';
import type { Decision } from '../wire/types';
import { slipsOf, turnsOf } from './slips';

const decided = (step: number, seat: number, cost: number): Decision => ({ step, seat, cost }) as Decision;

test('what a seat answers in a row is one turn', () => {
  const turns = turnsOf([decided(1, 0, 0), decided(2, 0, 0), decided(3, 1, 0), decided(4, 0, 0)]);
  expect(turns.map((turn) => turn.map((decision) => decision.step))).toEqual([[1, 2], [3], [4]]);
});

test('a slip is a whole turn, told by its worst decision', () => {
  const [slip] = slipsOf([decided(1, 0, 0.05), decided(2, 0, 0.1), decided(3, 1, 0.9)], 0);
  expect(slip?.worst.step).toBe(2);
  expect(slip?.cost).toBeCloseTo(0.15);
});

test('at most three slips are told, the largest first, and no trifles', () => {
  const costs = [0.1, 0.3, 0.01, 0.2, 0.4];
  const match = costs.flatMap((cost, i) => [decided(2 * i + 1, 0, cost), decided(2 * i + 2, 1, 0)]);
  expect(slipsOf(match, 0).map((slip) => slip.cost)).toEqual([0.4, 0.3, 0.2]);
});
