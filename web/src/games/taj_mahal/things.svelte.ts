/** What the components are, and how their ids are read. */

import type { TajMahalCityChoice, TajMahalTajCard } from '../../wire/types';

export const SYMBOLS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const;
export const FIGURES = SYMBOLS.slice(0, 4);
export const WARES = ['rice', 'tea', 'spices', 'gems'] as const;
export const COLOURS = ['red', 'yellow', 'green', 'violet', 'white'] as const;
export const SOURCES = ['palaces', 'tile', 'wares', 'bonus', 'special', 'hand'] as const;

/** A glyph goes with every card colour, since colour alone never speaks; in a square of 16. */
export const GLYPHS: Record<string, string> = {
  red: 'M8 1l6 7-6 7-6-7z',
  yellow: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  green: 'M14 2C6 1.500 1.500 6 2 14 10 14.500 14.500 10 14 2z',
  violet: 'M8 1l1.900 4.600L15 6l-3.900 3.200L12.400 14 8 11.300 3.600 14l1.300-4.800L1 6l5.100-.4z',
  white: 'M10.500 2A6.300 6.300 0 1 0 14 11.500 5.500 5.500 0 0 1 10.500 2z',
  special: 'M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
};

/** Colour and symbols of a card's id; nothing for other ids. */
export function cardOf(id: string): { colour: string; symbols: string[] } | null {
  const [colour = '', ...symbols] = id.split('_');
  return (COLOURS as readonly string[]).includes(colour) && symbols.length ? { colour, symbols } : null;
}

/** Every single card, one beside the other. */
export function spread(cards: TajMahalTajCard[]): { card: TajMahalTajCard; key: string }[] {
  return cards.flatMap((card) => Array.from({ length: card.count }, (_, i) => ({ card, key: `${card.id}-${i}` })));
}

/** What the map shows beyond the table itself: a chain, and palaces that would be built. */
export interface Shown {
  seat: number;
  chain: string[];
  palaces: string[];
  crown: string | null;
}

/** A city that is pointed at somewhere off the map. */
export class Pointing {
  choice = $state.raw<TajMahalCityChoice | null>(null);
}
