/** What decided a match, read from its scores; and its lines as sentences that are told in their time. */

import type { LogLine, Score } from '../wire/types';

export interface Decided {
  winner: number;
  loser: number;
  by: number;
  /** Where the winner was furthest ahead of the runner-up, and by how much; empty when points were equal. */
  source: string;
  lead: number;
  /** Whether the two share the victory. */
  shared: boolean;
}

export function decided(scores: Score[]): Decided | null {
  const [first, second] = [...scores].sort((a, b) => a.place - b.place);
  if (!first || !second) return null;
  const by = first.points - second.points;
  let [source, lead] = ['', 0];
  for (const [key, value] of Object.entries(first.breakdown)) {
    const ahead = value - (second.breakdown[key] ?? 0);
    if (ahead > lead) [source, lead] = [key, ahead];
  }
  return { winner: first.seat, loser: second.seat, by, source: by > 0 ? source : '', lead, shared: second.place === 1 };
}

/** Lines that only lay out one thing after another, told in one breath. */
export function together(lines: LogLine[]): [LogLine, ...LogLine[]][] {
  const told: [LogLine, ...LogLine[]][] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const { kind, seat, what } = line.event;
    const same =
      last && seat == null && last[0].event.seat == null && last[0].event.kind === kind && last[0].step === line.step;
    const [named, ...more] = Object.values(what ?? {});
    if (same && typeof named === 'string' && more.length === 0) last.push(line);
    else told.push([line]);
  }
  return told;
}

/** So many sentences of one step are more than eyes can follow: they are told one after the other. */
const MANY = 4;
/** How much longer than a step a sentence stays. */
export const SENTENCE = 1.5;

export const toldOneByOne = (sentences: number): boolean => sentences >= MANY;

/** How many times as long as any other a step stays that told so many sentences. */
export const lasting = (sentences: number): number => (toldOneByOne(sentences) ? sentences * SENTENCE : 1);

/** The story with the changes of seats and rules in it, each after what was told of its step. */
export function withChanges<Told extends [LogLine, ...LogLine[]], Change extends { step: number }>(
  told: Told[],
  changes: readonly Change[],
): (Told | Change)[] {
  const entries: (Told | Change)[] = [];
  const left = [...changes].sort((a, b) => a.step - b.step);
  for (const lines of told) {
    while (left[0] && left[0].step < lines[0].step) entries.push(...left.splice(0, 1));
    entries.push(lines);
  }
  return [...entries, ...left];
}
