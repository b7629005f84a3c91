/** Who sits where, and the sign of each seat. */

import Crown from '~icons/game-icons/jewel-crown';
import Elephant from '~icons/game-icons/elephant-head';
import Lotus from '~icons/game-icons/lotus';
import Sun from '~icons/game-icons/sun';
import Tiger from '~icons/game-icons/tiger-head';
import type { Component } from 'svelte';

const GLYPHS = [Elephant, Lotus, Tiger, Crown, Sun] as unknown as Component<Record<string, unknown>>[];

/** The picture that goes with a seat's colour. */
export function seatGlyph(seat: number): Component<Record<string, unknown>> | undefined {
  return GLYPHS[seat % GLYPHS.length];
}

/** All seats in the order of play, yours first. */
export function around(count: number, you: number | null): number[] {
  return Array.from({ length: count }, (_, i) => ((you ?? 0) + i) % count);
}
