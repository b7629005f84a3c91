/** One click into a running match against bots. */

import { t } from '../i18n/words.svelte';
import { learning } from '../parts/learning.svelte';
import { openTable, sentence } from '../wire/api';
import { remembered } from '../wire/memory';
import type { GameInfo, OpenTable } from '../wire/types';
import { place } from './route.svelte';

/** The level somebody chose last; at first the middle one. */
export function usualLevel(game: GameInfo): string {
  const chosen = remembered('level') ?? '';
  return game.levels.includes(chosen) ? chosen : (game.levels[Math.floor(game.levels.length / 2)] ?? '');
}

/** A match against bots of the level that was chosen. */
export function playNow(game: GameInfo): Promise<string> {
  return enter(game, { seats: game.seats[Math.min(1, game.seats.length - 1)] ?? 2, fill: usualLevel(game) });
}

/** One task of a game's course, on a table of one's own. */
export function practise(game: string, task: string): Promise<string> {
  return enter({ key: game }, { task });
}

/** A match alone, against what the game itself brings. */
export function soloNow(game: GameInfo): Promise<string> {
  return enter(game, { seats: 1 });
}

/** The gentle bot that says why it plays what it plays. */
const TUTOR = 'tutor';

/** Lessons at a real table: the smallest one with company, against bots that explain their moves. */
export function learnNow(game: GameInfo): Promise<string> {
  learning.begin(game.key);
  return enter(game, { seats: game.seats.find((seats) => seats > 1) ?? 2, fill: TUTOR });
}

/** Opens a table full of bots and goes there; returns what went wrong, if anything did. */
async function enter(game: { key: string }, wish: Partial<OpenTable>): Promise<string> {
  try {
    const opened = await openTable({ game: game.key, name: remembered('name') || t('seat.guest'), ...wish });
    place.go(`/t/${opened.id}`);
    return '';
  } catch (problem) {
    return sentence(problem);
  }
}
