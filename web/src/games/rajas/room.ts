import type { Component } from 'svelte';
import type { Sound } from '../../parts/sounds';
import type { Event, LogLine } from '../../wire/types';
import type { AnswerProps, Flight, GameRoom, TableProps } from '../contract';
import Answer from './Answer.svelte';
import End from './End.svelte';
import './dyes.css';
import Mark from './Mark.svelte';
import Strip from './Strip.svelte';
import Table from './Table.svelte';

/** Workers walk to their space, dice go to and from the statue, and what is earned goes to its marker. */
function flights({ event }: LogLine): Flight[] {
  const { kind, seat, what = {} } = event;
  if (kind === 'placed') return [{ from: `workers-${seat}`, to: String(what.space) }];
  if (kind === 'took') return [{ from: `supply-${what.colour}`, to: `kali-${seat}` }];
  if (kind === 'river_reward') return [{ from: `river-${what.space}`, to: `seat-${seat}` }];
  if (kind === 'yielded') return [{ from: `border-${seat}-${what.border}`, to: `seat-${seat}` }];
  return [];
}

/** Events are seen where they happened: on the tracks, on the river, in the province, at the statue. */
function places({ kind, seat, what = {} }: Event): string[] | undefined {
  if (kind === 'placed') return [String(what.space)];
  if (kind === 'paid' || kind === 'earned') return [`money-of-${seat}`];
  if (kind === 'gained_fame') return [`fame-of-${seat}`];
  if (['gave', 'turned_die', 'took', 'put_back', 'rerolled'].includes(kind)) return [`kali-${seat}`];
  if (kind === 'gained_karma') return [`karma-${seat}`];
  if (kind === 'built' || kind === 'covered') return [`cell-${seat}-${what.cell}`, String(what.tile)];
  if (kind === 'upgraded') return [`upgrade-${seat}-${what.building}`];
  if (kind === 'sailed') return [`river-${what.space}`, `boat-${seat}`];
  if (kind === 'river_reward') return [`river-${what.space}`];
  if (kind === 'yielded' || kind === 'laid_yield') return [`border-${seat}-${what.border}`];
  if (kind === 'worker_joined' || kind === 'worker_left') return [`workers-${seat}`, String(what.where)];
  if (['bonus', 'stood', 'met', 'elephant', 'cannot_place', 'rolled_first', 'started'].includes(kind))
    return [`seat-${seat}`];
  return undefined;
}

const SOUNDS: Record<string, Sound> = {
  took: 'dice',
  rerolled: 'dice',
  turned_die: 'dice',
  rolled_first: 'dice',
  paid: 'coin',
  earned: 'coin',
  built: 'card',
  covered: 'card',
  took_yield: 'card',
  laid_yield: 'card',
  drew_white: 'card',
};

export default {
  Table: Table as Component<TableProps>,
  Strip: Strip as Component<TableProps>,
  Mark,
  Answer: Answer as Component<AnswerProps>,
  End: End as Component<TableProps>,
  flights,
  places,
  sounds: SOUNDS,
} satisfies GameRoom;
