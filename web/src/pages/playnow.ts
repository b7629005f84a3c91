/** One click into a running match against bots. */

import { t } from '../i18n/words.svelte';
import { learning } from '../parts/learning.svelte';
import { openTable, sentence } from '../wire/api';
import { remembered } from '../wire/memory';
import type { GameInfo } from '../wire/types';
import { place } from './route.svelte';

/** A match against bots of the middle level. */
export function playNow(game: GameInfo): Promise<string> {
  const level = game.levels[Math.floor(game.levels.length / 2)] ?? null;
  return enter(game, game.seats[Math.min(1, game.seats.length - 1)] ?? 2, level);
}

/** Lessons at a real table: the smallest one with company, against the weakest bots. */
export function learnNow(game: GameInfo): Promise<string> {
  learning.begin(game.key);
  return enter(game, game.seats.find((seats) => seats > 1) ?? 2, game.levels[0] ?? null);
}

/** Opens a table full of bots and goes there; returns what went wrong, if anything did. */
async function enter(game: GameInfo, seats: number, level: string | null): Promise<string> {
  try {
    const opened = await openTable({ game: game.key, seats, name: remembered('name') || t('seat.guest'), fill: level });
    place.go(`/t/${opened.id}`);
    return '';
  } catch (problem) {
    return sentence(problem);
  }
}
