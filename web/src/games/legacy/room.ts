import type { Component } from 'svelte';
import type { Sound } from '../../parts/sounds';
import type { Event, LogLine } from '../../wire/types';
import type { Flight, GameRoom, TableProps } from '../contract';
import './dyes.css';
import Mark from './Mark.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';

/** Coins go into the purse, collection cards to their holder, and what leaves the game goes under the draw pile. */
function flights({ event }: LogLine): Flight[] {
  const { seat, what = {} } = event;
  if (event.kind === 'coin_taken') return [{ from: 'coin', to: `purse-${seat}` }];
  if (event.kind === 'collected') return [{ from: String(what.collection), to: `seals-${seat}` }];
  if (event.kind === 'gave_up' || event.kind === 'removed') return [{ from: String(what.card), to: 'deck' }];
  return [];
}

/** What happens to money is seen at the purse. */
function places(event: Event): string[] | undefined {
  return ['coin_taken', 'taxed', 'received'].includes(event.kind) ? [`purse-${event.seat}`] : undefined;
}

const SOUNDS: Record<string, Sound> = {
  coin_taken: 'coin',
  taxed: 'coin',
  received: 'coin',
  bought: 'card',
  collected: 'card',
  gave_up: 'card',
  removed: 'card',
};

export default {
  Table: Table as Component<TableProps>,
  Strip: Strip as Component<TableProps>,
  Mark,
  flights,
  places,
  sounds: SOUNDS,
  beside: true,
} satisfies GameRoom;
