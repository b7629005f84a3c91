/** Fame and money at the end of every round, read from the log. */

import type { LogLine } from '../../wire/types';

export interface Rounds {
  fame: number[][];
  money: number[][];
}

export function overRounds(log: LogLine[]): Rounds {
  const fame = new Map<number, number[]>();
  const money = new Map<number, number[]>();
  const keep = (rows: Map<number, number[]>, round: number, seat: number, value: number): void => {
    const row = rows.get(round) ?? [];
    row[seat] = value;
    rows.set(round, row);
  };
  for (const { event } of log) {
    if (event.kind !== 'stood' || event.seat == null) continue;
    keep(fame, Number(event.what?.round), event.seat, Number(event.what?.fame));
    keep(money, Number(event.what?.round), event.seat, Number(event.what?.money));
  }
  return { fame: [...fame.values()], money: [...money.values()] };
}
