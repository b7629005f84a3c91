import type { Component } from 'svelte';
import type { Sound } from '../../parts/sounds';
import type { Event, LogLine } from '../../wire/types';
import type { Flight, GameRoom, TableProps } from '../contract';
import './dyes.css';
import Chronicle from './Chronicle.svelte';
import Mark from './Mark.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';

/** What is won flies from court, display and map to its new owner. */
function flights({ event }: LogLine): Flight[] {
  const { kind, seat, what = {} } = event;
  if (kind === 'took') return [{ from: `display-${what.card}`, to: `cards-${seat}` }];
  if (kind === 'won_token') return [{ from: `prize-${what.figure}`, to: `tokens-${seat}` }];
  if (kind === 'won_crown') return [{ from: 'prize-mogul', to: `seat-${seat}` }];
  if (kind === 'won_tile') return [{ from: 'prize-elephant', to: `goods-${seat}` }];
  if (kind === 'bonus_kept') return [{ from: `bonus-${what.city}`, to: `goods-${seat}` }];
  if (kind === 'bonus_paid') return [{ from: `bonus-${what.city}`, to: `seat-${seat}` }];
  if (kind === 'bonus_drew') return [{ from: `bonus-${what.city}`, to: `cards-${seat}` }];
  if (kind === 'exchanged') return [{ from: String(what.special), to: `cards-${seat}` }];
  return [];
}

/** Cards are seen where they lie now. */
function places({ kind, seat, what = {} }: Event): string[] | undefined {
  if (['played', 'added', 'used', 'earned'].includes(kind)) return [`played-${seat}`];
  if (['took', 'drew', 'drew_secretly'].includes(kind)) return [`cards-${seat}`];
  if (kind === 'won_token') return [`tokens-${seat}`, `prize-${what.figure}`];
  if (kind === 'won_tile') return [`goods-${seat}`];
  if (kind === 'bonus_kept') return [String(what.city), `goods-${seat}`];
  if (['withdrew', 'passed', 'left', 'won_crown', 'counted_hand'].includes(kind)) return [`seat-${seat}`];
  return undefined;
}

const SOUNDS: Record<string, Sound> = {
  played: 'card',
  added: 'card',
  used: 'card',
  took: 'card',
  drew: 'card',
  drew_secretly: 'card',
  bonus_drew: 'card',
  shuffled: 'card',
  earned: 'coin',
  won_token: 'coin',
  won_crown: 'coin',
  won_tile: 'coin',
  bonus_paid: 'coin',
  bonus_kept: 'coin',
};

export default {
  Table: Table as Component<TableProps>,
  Strip: Strip as Component<TableProps>,
  End: Chronicle as Component<TableProps>,
  Mark,
  flights,
  places,
  sounds: SOUNDS,
} satisfies GameRoom;
