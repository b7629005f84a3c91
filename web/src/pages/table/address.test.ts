import { expect, test } from 'vitest';
import { pathOf, stepIn } from './address';

test('the step of a replay is read from the address and written into it', () => {
  expect(stepIn('#replay=37')).toBe(37);
  expect(stepIn(new URL(pathOf('abc', 37), 'http://house').hash)).toBe(37);
  expect(pathOf('abc', null)).toBe('/t/abc');
});

test('any other address names no step', () => {
  for (const hash of ['', '#', '#replay', '#replay=', '#replay=-1', '#replay=x', '#LM-3.2'])
    expect(stepIn(hash)).toBeNull();
});
