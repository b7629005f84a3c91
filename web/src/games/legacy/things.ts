/** How antiques are drawn: the shape of each kind, and a glyph beside each colour, since colour alone never speaks. */

import { circle, diamond, leaf, star, triangle, waves } from '../../parts/glyphs';

export const KINDS = ['jug', 'scimitar', 'instrument', 'jewelry', 'statue', 'vase'] as const;
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple', 'orange'] as const;

export const GLYPHS: Record<string, string> = {
  yellow: circle,
  red: diamond,
  blue: waves,
  green: leaf,
  purple: star,
  orange: triangle,
};

/** Kind and colour of an antique's id; the kind alone for a collection card or a kind. */
export function parts(id: string): { kind: string; colour: string } {
  const [kind = '', colour = ''] = id.split('_');
  return { kind, colour: colour in GLYPHS ? colour : '' };
}
