/** The log as a list of lines with their steps. */

import type { LogLine } from './types';

/** The story without the lines of steps later than `kept`. */
export function cut(log: LogLine[], kept: number): LogLine[] {
  return log.filter((line) => line.step <= kept);
}

/** The last step in which a seat did something itself. */
export function lastOwnStep(log: LogLine[], seat: number | null): number {
  if (seat === null) return log.at(-1)?.step ?? 0;
  return log.findLast((line) => line.event.seat === seat)?.step ?? 0;
}
