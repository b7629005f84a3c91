/** How long something lasts, in the largest unit that says something. */

import { t } from '../i18n/words.svelte';

const UNITS: [name: string, seconds: number][] = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
];

/** Two hours, a moment: so many seconds as people say them. */
export function span(seconds: number): string {
  const [name, size] = UNITS.find((unit) => seconds >= unit[1]) ?? ['moment', 1];
  return t(`span.${name}`, { n: Math.floor(seconds / size) });
}

/** The same for the time since a moment (Unix seconds). */
export const since = (moment: number, now = Date.now()): string => span(Math.max(0, now / 1000 - moment));
