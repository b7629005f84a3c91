/** The last city scoring, read from the story. */

import type { LogLine } from '../../wire/types';

export interface Row {
  side: number;
  worship: number;
  rank: number | null;
  coins: number;
  prestige: number;
  reward: string | null;
}

export interface Scored {
  city: string;
  rows: Row[];
  /** A tile that left the game because nobody could take it. */
  gone: string | null;
}

const BRAHMABOT = 1;
const ENDS = ['round_began', 'track_closed', 'ended'];

/** What the last scoring brought so far; nothing before the first. */
export function lastScoring(log: LogLine[]): Scored | null {
  const start = log.findLastIndex((line) => line.event.kind === 'scoring_began');
  if (start < 0) return null;
  const scored: Scored = { city: String(log[start]?.event.what?.city), rows: [], gone: null };
  for (const { event } of log.slice(start + 1)) {
    if (ENDS.includes(event.kind)) break;
    tell(scored, event.kind, event.kind.startsWith('bot_') ? BRAHMABOT : (event.seat ?? -1), event.what ?? {});
  }
  scored.rows.sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || b.worship - a.worship);
  return scored;
}

function tell(scored: Scored, kind: string, side: number, what: Record<string, string | number>): void {
  if (kind === 'reward_gone') scored.gone = String(what.reward);
  if (side < 0) return;
  const known = scored.rows.find((row) => row.side === side);
  const row = known ?? { side, worship: 0, rank: null, coins: 0, prestige: 0, reward: null };
  if (kind === 'worshipped' || kind === 'bot_worshipped') row.worship = Number(what.worship);
  else if (kind === 'ranked' || kind === 'bot_ranked')
    Object.assign(row, {
      rank: Number(what.rank),
      coins: Number(what.coins ?? 0),
      prestige: Number(what.prestige ?? 0),
    });
  else if (kind === 'consoled') row.coins = Number(what.coins);
  else if (kind === 'took_reward') row.reward = String(what.reward);
  else return;
  if (!known) scored.rows.push(row);
}
