import { expect, test } from 'vitest';
import type { LogLine } from '../../wire/types';
import { overRounds } from './story';

const stood = (seat: number, round: number, fame: number, money: number): LogLine => ({
  step: round,
  event: { kind: 'stood', seat, what: { round, fame, money } },
});

test('fame and money are read round by round', () => {
  const told = overRounds([stood(0, 1, 4, 7), stood(1, 1, 2, 9), stood(0, 2, 8, 6), stood(1, 2, 6, 11)]);
  expect(told.fame).toEqual([[4, 2], [8, 6]]); // prettier-ignore
  expect(told.money).toEqual([[7, 9], [6, 11]]); // prettier-ignore
});
