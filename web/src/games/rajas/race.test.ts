import { expect, test } from 'vitest';
import type { RajasTracks } from '../../wire/types';
import { fameAt, moneyAt } from './race';

const tracks: RajasTracks = {
  fame_length: 60,
  money_length: 120,
  meeting_sum: 61,
  fame: [],
  money: [],
  fame_worker_at: 15,
  money_worker_at: 20,
};
const column = (share: number): number => Math.floor(share * 62);

test('money lies beside the fame that the rules put there', () => {
  expect(column(moneyAt(tracks, 65))).toBe(28);
  expect(column(moneyAt(tracks, 52))).toBe(35);
  expect(column(moneyAt(tracks, 120))).toBe(1);
});

test('both tracks begin at opposite ends', () => {
  expect(column(fameAt(tracks, 0))).toBe(0);
  expect(column(moneyAt(tracks, 0))).toBe(61);
});
