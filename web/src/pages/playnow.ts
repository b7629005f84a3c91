/** One click into a running match against bots. */

import { t } from '../i18n/words.svelte';
import { openTable } from '../wire/api';
import { remembered } from '../wire/memory';
import type { GameInfo } from '../wire/types';
import { place } from './route.svelte';

/** Opens a table full of bots and goes there; returns what went wrong, if anything did. */
export async function playNow(game: GameInfo): Promise<string> {
  const seats = game.seats[Math.min(1, game.seats.length - 1)] ?? game.seats[0] ?? 2;
  const level = game.levels[Math.floor(game.levels.length / 2)] ?? null;
  try {
    const opened = await openTable({ game: game.key, seats, name: remembered('name') || t('seat.guest'), fill: level });
    place.go(`/t/${opened.id}`);
    return '';
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}
