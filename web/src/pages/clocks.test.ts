import { expect, test } from 'vitest';
import { OWN, termsOf } from './clocks';

const wish = { minutes: 7, extra: 3, level: 'page', nights: true, weekends: false, zone: 'Europe/Berlin' };

test('no clock is chosen unless somebody wishes one', () => {
  expect(termsOf('', wish)).toBeNull();
});

test('own figures are minutes and seconds, and a live clock knows no nights', () => {
  expect(termsOf(OWN, wish)).toMatchObject({ kind: 'live', bank: 420, extra: 3, level: 'page', nights: false });
});

test('a clock of days may leave out nights, in the zone of whoever opens the table', () => {
  expect(termsOf('two_days', wish)).toMatchObject({ kind: 'days', bank: 172_800, nights: true, zone: 'Europe/Berlin' });
});
