/** Changes: what was told before and is as it was does not travel again. */

import type { Change } from './types';

type Parts = Record<string, unknown>;

/** What a change makes of what was known before; what did not change stays the very same. */
export function laidOver(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before))
    return before.map((each, i) => (change[i] ? laidOver(each, change[i]) : (each as unknown)));
  const after: Parts = { ...(before as Parts) };
  for (const [part, became] of Object.entries(change)) after[part] = laidOver(after[part], became);
  return after;
}
