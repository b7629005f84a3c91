/** How antiques are drawn: the shape of each kind, and a glyph beside each colour, since colour alone never speaks. */

export const KINDS = ['jug', 'scimitar', 'instrument', 'jewelry', 'statue', 'vase'] as const;
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple', 'orange'] as const;

/** Glyphs in a square of 16. */
export const GLYPHS: Record<string, string> = {
  yellow: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  red: 'M8 1l6 7-6 7-6-7z',
  blue: 'M1 4.500q3.500-4 7 0t7 0v3q-3.500 4-7 0t-7 0zM1 10q3.500-4 7 0t7 0v2.500q-3.500 4-7 0t-7 0z',
  green: 'M14 2C6 1.500 1.500 6 2 14 10 14.500 14.500 10 14 2zM4 12 11 5',
  purple: 'M8 1l1.900 4.600L15 6l-3.900 3.200L12.400 14 8 11.300 3.600 14l1.300-4.800L1 6l5.100-.4z',
  orange: 'M8 2l7 12H1z',
};

/** Kind and colour of an antique's id; the kind alone for a collection card or a kind. */
export function parts(id: string): { kind: string; colour: string } {
  const [kind = '', colour = ''] = id.split('_');
  return { kind, colour: colour in GLYPHS ? colour : '' };
}
