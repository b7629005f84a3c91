import { expect, test } from 'vitest';
import type { Action, RajasView } from '../../wire/types';
import { payers } from './things';

const view = {
  spaces: [{ id: 'dancer', dice: [0], turned: [2] }],
  stacks: [{ tile: { id: 'g01' }, dice: [1, 2] }],
} as unknown as RajasView;
const aim = (kind: string, what: Action['what']): Action => ({ kind, what }) as Action;

test('what is pointed at says which dice could pay for it', () => {
  expect([0, 1, 2].map(payers(view, aim('place', { space: 'dancer' })))).toEqual(['plain', null, 'turned']);
  expect([0, 1, 2].map(payers(view, aim('pick_tile', { tile: 'g01' })))).toEqual([null, 'plain', 'plain']);
  expect([0, 1, 2].map(payers(view, null))).toEqual([null, null, null]);
});
