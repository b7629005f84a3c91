/** The clocks that a new table may choose. */

import type { ClockTerms } from '../wire/types';

const MINUTE = 60;
const DAY = 86_400;

const USUAL = { level: 'courtier', nights: false, weekends: false, zone: 'UTC' };
const live = (bank: number, extra: number): ClockTerms => ({ ...USUAL, kind: 'live', bank: bank * MINUTE, extra });
const days = (n: number): ClockTerms => ({ ...USUAL, kind: 'days', bank: n * DAY, extra: 0 });

export const OWN = 'own';
export const CLOCKS: Record<string, ClockTerms> = {
  quick: live(5, 5),
  live: live(10, 10),
  calm: live(20, 30),
  day: days(1),
  two_days: days(2),
  three_days: days(3),
  week: days(7),
};

interface Particulars {
  minutes: number;
  extra: number;
  level: string;
  nights: boolean;
  weekends: boolean;
  zone: string;
}

/** What is agreed by a choice: a clock of the list or one's own figures; nights and weekends are for clocks of days. */
export function termsOf(
  chosen: string,
  { minutes, extra, level, nights, weekends, zone }: Particulars,
): ClockTerms | null {
  const terms = chosen === OWN ? live(minutes || 1, extra || 0) : CLOCKS[chosen];
  if (!terms) return null;
  return terms.kind === 'live' ? { ...terms, level } : { ...terms, level, nights, weekends, zone };
}
