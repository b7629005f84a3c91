import { expect, test } from 'vitest';
import { decided, lasting, together, withChanges } from './story';
import type { LogLine, SeatChange } from '../wire/types';

const score = (seat: number, place: number, antiques: number, cards: number) => ({
  seat,
  place,
  points: antiques + cards,
  breakdown: { antiques, cards },
});

test('a match is decided where the winner was furthest ahead of the runner-up', () => {
  expect(decided([score(0, 2, 12, 8), score(1, 1, 10, 14)])).toEqual({
    winner: 1,
    loser: 0,
    by: 4,
    source: 'cards',
    lead: 6,
    shared: false,
  });
});

test('equal points name no source', () => {
  expect(decided([score(0, 1, 12, 8), score(1, 2, 10, 10)])).toMatchObject({ source: '', shared: false });
  expect(decided([score(0, 1, 12, 8), score(1, 1, 10, 10)])).toMatchObject({ source: '', shared: true });
});

test('what is laid out in one step is told in one breath', () => {
  const line = (kind: string, step: number, seat: number | null) => ({
    step,
    event: { kind, seat, what: { card: kind } },
  });
  const told = together([
    line('laid_out', 1, null),
    line('laid_out', 1, null),
    line('bought', 2, 0),
    line('bought', 2, 0),
  ]);
  expect(told.map((group) => group.length)).toEqual([2, 1, 1]);
});

test('amounts are told each in its own sentence', () => {
  const paid = { step: 1, event: { kind: 'bot_taxed', seat: null, what: { coins: 2 } } };
  expect(together([paid, paid])).toHaveLength(2);
});

test('a step that tells much lasts until all of it is told', () => {
  expect([1, 3].map(lasting)).toEqual([1, 1]);
  expect(lasting(8)).toBeGreaterThan(8);
});

test('a change of seats is told after its step', () => {
  const line = (step: number): [LogLine] => [{ step, event: { kind: 'bought', seat: 0, what: {} } }];
  const change = (step: number): SeatChange => ({ step, seat: 1, told: 'sits', name: 'Ben', before: '', level: null });
  const [before, within, after] = [change(-1), change(1), change(9)];
  expect(withChanges([line(0), line(1), line(2)], [before, within, after])).toEqual([
    before,
    line(0),
    line(1),
    within,
    line(2),
    after,
  ]);
});
