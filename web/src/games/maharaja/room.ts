import type { Component } from 'svelte';
import type { Sound } from '../../parts/sounds';
import type { Event, LogLine } from '../../wire/types';
import type { Flight, GameRoom, TableProps } from '../contract';
import './dyes.css';
import Ending from './Ending.svelte';
import Mark from './Mark.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';

/** Coins go from purse to purse, markers come from the supply. */
function flights({ event }: LogLine): Flight[] {
  const { kind, seat, what = {} } = event;
  if (kind === 'paid_toll') return [{ from: `coins-${seat}`, to: `coins-${what.owner}` }];
  if (kind === 'bot_paid') return [{ from: `coins-${seat}`, to: 'coins-1' }];
  if (kind === 'got_marker') return [{ from: 'marker-supply', to: `markers-${seat}` }];
  if (kind === 'took_reward') return [{ from: String(what.reward), to: `seat-${seat}` }];
  if (kind === 'got_shrines') return [{ from: `supply-${seat}`, to: `stock-${seat}` }];
  return [];
}

const PURSE: Record<string, string> = {
  got_coins: 'coins',
  got_shrines: 'stock',
  got_prestige: 'prestige',
  got_marker: 'markers',
  bought_prestige: 'prestige',
  sold_prestige: 'coins',
  paid_prestige: 'prestige',
  taxed: 'coins',
  consoled: 'coins',
  ranked: 'coins',
};

/** Where an event is seen; plans are secret places, so a laid disc lights the seat's disc and nothing else. */
function places({ kind, seat, what = {} }: Event): string[] | undefined {
  if (PURSE[kind]) return [`${PURSE[kind]}-${seat}`];
  if (kind === 'ready' || kind === 'turn_began') return [`plan-${seat}`];
  if (kind === 'paid_toll' || kind === 'bot_paid') return [`coins-${kind === 'bot_paid' ? 1 : what.owner}`];
  if (kind === 'used_marker') return [`markers-${seat}`];
  if (kind === 'walked' || kind === 'bot_walked') return [String(what.place)];
  if (kind === 'flag_moved') return [`flag-${what.city}`];
  if (kind === 'robbed' || kind === 'swapped' || kind === 'replaced') return [`seat-${seat}`];
  return undefined;
}

const SOUNDS: Record<string, Sound> = {
  got_coins: 'coin',
  paid_toll: 'coin',
  ranked: 'coin',
  consoled: 'coin',
  taxed: 'coin',
  sold_prestige: 'coin',
  bot_toll: 'coin',
  bot_paid: 'coin',
  bot_bought: 'coin',
  bot_taxed: 'coin',
  chose: 'card',
  swapped: 'card',
  replaced: 'card',
  took_reward: 'card',
  bot_character: 'card',
  bot_tiles: 'card',
  bot_checked: 'card',
  bot_swapped: 'card',
  drew_character: 'card',
};

export default {
  Table: Table as Component<TableProps>,
  Strip: Strip as Component<TableProps>,
  End: Ending as Component<TableProps>,
  Mark,
  flights,
  places,
  sounds: SOUNDS,
} satisfies GameRoom;
