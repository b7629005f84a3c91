import { expect, test } from 'vitest';
import type { RajasPlacement, RajasPlan } from '../../wire/types';
import { Ghost } from './ghost.svelte';

const way = (cell: number, turn: number): RajasPlacement => ({ cell, turn }) as RajasPlacement;
const plan = { placements: [way(6, 0), way(6, 1), way(6, 3), way(8, 2)] } as RajasPlan;

test('turning goes from one possible way to the next and skips what is not allowed', () => {
  const ghost = new Ghost();
  const seen = [1, 2, 3].map(() => {
    ghost.rotate(plan, 6);
    return ghost.at(plan, 6)?.turn;
  });
  expect(seen).toEqual([1, 3, 0]);
  ghost.rotate(plan, 6, true);
  expect(ghost.at(plan, 6)?.turn).toBe(3);
});

test('a cell shows the nearest way in which the tile fits there', () => {
  const ghost = new Ghost();
  expect(ghost.at(plan, 8)?.turn).toBe(2);
  expect(ghost.at(plan, 9)).toBeUndefined();
});
