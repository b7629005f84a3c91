import type { Component } from 'svelte';
import type { Sound } from '../../parts/sounds';
import type { Event, LogLine, MaharajaView, Score } from '../../wire/types';
import type { Flight, GameRoom, TableProps } from '../contract';
import './dyes.css';
import Mark from './Mark.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';

/** Where Brahmabot lies on a table for one. */
const BRAHMABOT = 1;

/** Coins go from purse to purse, markers come from the supply. */
function flights({ event }: LogLine): Flight[] {
  const { kind, seat, what = {} } = event;
  if (kind === 'paid_toll') return [{ from: `coins-${seat}`, to: `coins-${what.owner}` }];
  if (kind === 'bot_paid') return [{ from: `coins-${seat}`, to: `coins-${BRAHMABOT}` }];
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

/** Brahmabot's score in a match against him, who wins where you do not. */
function rival(view: unknown, [you]: Score[]): Score | undefined {
  const bot = (view as MaharajaView).sides.find((side) => side.bot);
  return bot && you
    ? { seat: BRAHMABOT, place: you.place === 1 ? 2 : 1, points: bot.points, breakdown: bot.breakdown }
    : undefined;
}

/** Where Brahmabot's doings are seen that name no place of the map. */
const HIS: Record<string, string> = {
  bot_tiles: 'seat',
  bot_checked: 'seat',
  bot_swapped: 'seat',
  bot_ranked: 'prestige',
  bot_bought: 'coins',
  bot_coin: 'coins',
  bot_taxed: 'coins',
};

function doneBy({ kind }: Event): number | undefined {
  return kind.startsWith('bot_') ? BRAHMABOT : undefined;
}

/** Where an event is seen; plans are secret places, so a laid disc lights the seat's disc and nothing else. */
function places({ kind, seat, what = {} }: Event): string[] | undefined {
  if (PURSE[kind]) return [`${PURSE[kind]}-${seat}`];
  if (HIS[kind]) return [`${HIS[kind]}-${BRAHMABOT}`];
  if (kind === 'ready' || kind === 'turn_began') return [`plan-${seat}`];
  if (kind === 'paid_toll' || kind === 'bot_paid') return [`coins-${kind === 'bot_paid' ? BRAHMABOT : what.owner}`];
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
  rival,
  Mark,
  flights,
  places,
  doneBy,
  sounds: SOUNDS,
} satisfies GameRoom;
