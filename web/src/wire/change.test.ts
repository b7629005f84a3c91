import { expect, test } from 'vitest';
import { laidOver } from './change';

const before = { round: 2, turn: 1, seats: [{ money: 3 }, { money: 5 }], queue: [1, 2] };

test('what changed is laid over what was known, and all else stays the very same', () => {
  const after = laidOver(before, { round: [3], seats: { 1: { money: [4] } } }) as typeof before;

  expect(after).toEqual({ round: 3, turn: 1, seats: [{ money: 3 }, { money: 4 }], queue: [1, 2] });
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(before.round).toBe(2);
});

test('what is told whole replaces what was known, whatever that was', () => {
  expect(laidOver(before, { queue: [[]], turn: [null] })).toEqual({ ...before, queue: [], turn: null });
  expect(laidOver(undefined, [before])).toBe(before);
});
