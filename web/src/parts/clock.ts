/** Clocks in words and figures. */

import { t } from '../i18n/words.svelte';
import type { ClockTerms } from '../wire/types';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const two = (n: number): string => String(n).padStart(2, '0');

/** So many milliseconds as a clock shows them: 4:07, 3 h 12 min, 1 d 4 h. */
export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [d, h, m] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE)];
  if (d) return t('clock.d_h', { d, h: h % 24 });
  if (h) return t('clock.h_min', { h, m: m % 60 });
  return `${m}:${two(seconds % MINUTE)}`;
}

/** How long people may think at a table, in a few words. */
export function agreedTime(terms: ClockTerms | null | undefined): string {
  if (!terms) return t('clock.none');
  if (terms.kind === 'live') return t('clock.live', { bank: minutes(terms.bank), extra: terms.extra });
  const rests = terms.nights ? (terms.weekends ? 'both' : 'nights') : terms.weekends ? 'weekends' : '';
  const days = t('clock.days', { n: Math.round(terms.bank / DAY) });
  return rests ? `${days}, ${t(`clock.without.${rests}`)}` : days;
}

const minutes = (seconds: number): number => Math.round((seconds / MINUTE) * 10) / 10;

/** Whether little time is left: it is said once more then. */
export const isShort = (terms: ClockTerms | null | undefined, milliseconds: number): boolean =>
  milliseconds < (terms?.kind === 'days' ? 4 * HOUR : 30) * 1000;
