import { expect, test } from 'vitest';
import { isReached, reachedBy } from './reach';
import type { Action } from './types';

const quarry: Action = { code: 1, kind: 'place', what: { space: 'quarry' }, cost: { money: 2 } };
const tile: Action = { code: 7, kind: 'pick_tile', what: { tile: 'b01' }, cost: { money: 1, dice: 1 } };

test('an answer that another opens costs what both cost', () => {
  const found = reachedBy(quarry, tile);

  expect([found.code, found.kind, found.by]).toEqual([7, 'pick_tile', quarry]);
  expect(found.cost).toEqual({ money: 3, dice: 1 });
  expect(isReached(found)).toBe(true);
  expect(isReached(tile)).toBe(false);
});

test('a warning of either is a warning of both', () => {
  const warned = { ...quarry, warning: { kind: 'no_market' } };

  expect(reachedBy(warned, tile).warning?.kind).toBe('no_market');
});
