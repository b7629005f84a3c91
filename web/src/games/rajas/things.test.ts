import { expect, test } from 'vitest';
import type { Action, RajasView } from '../../wire/types';
import { payers } from './things';

const blue = { colour: 'blue', value: 2 };
const green = { colour: 'green', value: 5 };
const view = { spaces: [{ id: 'dancer', dice: [1], turned: [10] }] } as unknown as RajasView;
const aim = (kind: string, what: Action['what']): Action => ({ kind, what }) as Action;

test('what is pointed at says which dice could pay for it', () => {
  expect([blue, green].map(payers(view, aim('place', { space: 'dancer' })))).toEqual(['plain', 'turned']);
  expect([blue, green].map(payers(view, aim('pick_tile', { colour: 'green' })))).toEqual([null, 'plain']);
  expect([blue, green].map(payers(view, null))).toEqual([null, null]);
});
