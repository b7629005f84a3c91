import { expect, test } from 'vitest';
import { around } from './seats';

test('seats are seen in the order of play, your own first', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
});

test('a spectator sees them from the first', () => {
  expect(around(3, null)).toEqual([0, 1, 2]);
});
