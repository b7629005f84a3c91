import { expect, test } from 'vitest';
import { remaining } from './clock.svelte';

test('time that runs is less with every moment, and never less than nothing', () => {
  expect(remaining(5000, 1200, null)).toBe(3800);
  expect(remaining(5000, 9000, null)).toBe(0);
});

test('nothing passes while the clock rests, and it goes on afterwards', () => {
  expect(remaining(5000, 1500, [1000, 3000])).toBe(4000);
  expect(remaining(5000, 3500, [1000, 3000])).toBe(3500);
  expect(remaining(5000, 2000, [0, 3000])).toBe(5000);
});
