import { expect, test } from 'vitest';
import { decided, lasting, together } from './story';

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
