/** What the components are, and how their ids are read. */

import { circle, diamond, leaf, moon, spark, star } from '../../parts/glyphs';
import type { TajMahalCityChoice, TajMahalTajCard } from '../../wire/types';

export const SYMBOLS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const;
export const FIGURES = SYMBOLS.slice(0, 4);
export const WARES = ['rice', 'tea', 'spices', 'gems'] as const;
export const COLOURS = ['red', 'yellow', 'green', 'violet', 'white'] as const;
export const SOURCES = ['palaces', 'tile', 'wares', 'bonus', 'special', 'hand'] as const;

/** A glyph goes with every card colour, since colour alone never speaks. */
export const GLYPHS: Record<string, string> = {
  red: diamond,
  yellow: circle,
  green: leaf,
  violet: star,
  white: moon,
  special: spark,
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
