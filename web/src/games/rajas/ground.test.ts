import { expect, test } from 'vitest';
import type { RajasBorder, RajasGrid } from '../../wire/types';
import { builtOn, exitsOf, rims, spotOf, wayOf } from './ground';

const grid: RajasGrid = {
  rows: 4,
  columns: 5,
  residence: [2],
  blocked: [0, 4, 17],
  paths: { 1: ['right'], 3: ['left'], 7: ['top'] },
};

const border = (cell: number, side: string): RajasBorder => ({
  border: cell * 4,
  cell,
  side,
  rewards: [],
  slot: null,
  yield_tile: null,
  reached: false,
});

test('neither the residence nor what is no cell can be built on', () => {
  expect(builtOn(grid)).toHaveLength(16);
  expect(builtOn(grid)).not.toContain(17);
});

test('paths leave the residence opposite to where they enter its neighbours', () => {
  expect(exitsOf(grid)).toEqual(['left', 'right', 'bottom']);
});

test('a yield lies beyond the side of its cell', () => {
  expect(spotOf(grid, border(12, 'bottom'))).toEqual({ row: 3, column: 2 });
  expect(spotOf(grid, border(5, 'left'))).toEqual({ row: 1, column: -1 });
});

test('only sides with yields around the province need room', () => {
  const borders = [border(3, 'top'), border(5, 'left'), border(9, 'right'), border(12, 'bottom')];

  expect(rims(grid, borders)).toEqual({ top: true, right: true, bottom: false, left: true });
});

test('yields that share a spot make way for one another', () => {
  const borders = [border(12, 'bottom'), border(16, 'right'), border(18, 'left'), border(1, 'left'), border(5, 'top')];

  expect(borders.map((each) => wayOf(grid, each, borders))).toEqual([null, 'down', 'down', 'up', null]);
});
