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

test('labels at the edge stay inside and apart', () => {
  const placed = spread([100, 200, 200, 200], 24, 12, 200).sort((a, b) => a - b);
  expect(placed.at(-1)).toBeLessThanOrEqual(200);
  for (let i = 1; i < placed.length; i += 1) expect((placed[i] ?? 0) - (placed[i - 1] ?? 0)).toBeGreaterThan(23.9);
});
