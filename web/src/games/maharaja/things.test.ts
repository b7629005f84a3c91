import { expect, test } from 'vitest';
import type { Action, MaharajaView } from '../../wire/types';
import type { AtTable } from '../contract';
import { aimedRoads, putsShrine } from './things';

const VIEW = { walks: [{ place: 'delhi', roads: ['r02', 'r10'] }] } as unknown as MaharajaView;

const pointing = (aimed: Partial<Action> | null): AtTable => ({ aimed }) as unknown as AtTable;

test('a walk to a place lights the cheapest way, and one along a road that road', () => {
  expect(aimedRoads(pointing({ kind: 'walk', what: { place: 'delhi' } }), VIEW)).toEqual(['r02', 'r10']);
  expect(aimedRoads(pointing({ kind: 'along', what: { place: 'delhi', road: 'r01' } }), VIEW)).toEqual(['r01']);
});

test('what is no way lights no road', () => {
  expect(aimedRoads(pointing(null), VIEW)).toEqual([]);
  expect(aimedRoads(pointing({ kind: 'use_coins' }), VIEW)).toEqual([]);
});

test('the envoy puts a shrine into a city as everybody does', () => {
  expect(['shrine_in_city', 'envoy_in_city', 'site'].map((kind) => putsShrine({ code: 1, kind }))).toEqual([
    true,
    true,
    false,
  ]);
});
