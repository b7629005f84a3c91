import { expect, test } from 'vitest';
import { scale, spread, ticks } from './chart';

test('a scale maps its ends to the ends of the axis', () => {
  const y = scale(0, 40, 200, 0);
  expect([y(0), y(20), y(40)]).toEqual([200, 100, 0]);
});

test('ticks are round numbers within the range', () => {
  expect(ticks(0, 43)).toEqual([0, 20, 40]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});

test('labels at the same height are moved apart', () => {
  const [a = 0, b = 0, c = 0] = spread([50, 50, 120], 24);
  expect(Math.abs(a - b)).toBeGreaterThanOrEqual(24);
  expect(c).toBe(120);
});
