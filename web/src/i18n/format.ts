/** Fills patterns of the catalogues: `{card}`, `{card.acc}`, `{@seat}`, `{n:one|many}` and `{n:none|one|many}`, where # is the number. */

export type What = Record<string, string | number>;
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** A piece of a sentence: plain words, a seat's name, or a component's name, so that a page can put icons beside them. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; text: string; seat: number }
  | { kind: 'name'; text: string; id: string };

const PLACE = /\{(@?)(\w+)(?:\.(\w+)|:([^|}]*)\|([^}]*))?\}/g;

/** What stands under a dotted key. */
export function find(words: Catalogue, key: string): string | Catalogue | undefined {
  let found: string | Catalogue | undefined = words;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return found;
}

/** What a component is called, in one of its grammatical forms; its id when nothing is known. */
export function name(words: Catalogue, id: string, form = 'nom'): string {
  const found = find(words, `name.${id}`);
  const word = typeof found === 'object' ? (found[form] ?? found.nom) : found;
  return typeof word === 'string' ? word : id;
}

/** The words for so many: for none, one or more, or only for one or more; with decimals it is always more, in English as in German. */
function count(n: string | number, forms: string[]): string {
  const [none, one, many] = forms.length > 2 ? forms : [forms[1], ...forms];
  return ((n === 0 ? none : n === 1 || n === -1 ? one : many) ?? '').replaceAll('#', String(n));
}

const spoken = (pieces: Piece[]): string => pieces.map((piece) => piece.text).join('');

/** The pieces of a pattern with its particulars filled in, names too; asterisks are for the terminal, a page sets names off by itself. */
export function fill(words: Catalogue, starred: string, what: What, who: (seat: number) => string): Piece[] {
  const pattern = starred.replaceAll('*', '');
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of pattern.matchAll(PLACE)) {
    if (found.index > end) pieces.push({ kind: 'text', text: pattern.slice(end, found.index) });
    end = found.index + found[0].length;
    const [, at, key = '', form, one, many = ''] = found;
    const value = what[key];
    if (value === undefined) continue;
    if (at) pieces.push({ kind: 'seat', seat: Number(value), text: who(Number(value)) });
    else if (one !== undefined) pieces.push({ kind: 'text', text: count(value, [one, ...many.split('|')]) });
    else if (typeof value === 'string')
      pieces.push({ kind: 'name', id: value, text: spoken(fill(words, name(words, value, form), what, who)) });
    else pieces.push({ kind: 'text', text: String(value) });
  }
  if (end < pattern.length) pieces.push({ kind: 'text', text: pattern.slice(end) });
  return pieces;
}

/** The words of one room in one language, spoken to one table. */
export class Speech {
  constructor(
    readonly words: Catalogue,
    private readonly who: (seat: number) => string = (seat) => String(seat + 1),
  ) {}

  has(key: string): boolean {
    return this.pattern(key) !== undefined;
  }

  /** The sentence under a key in pieces; the key itself when there is none. */
  pieces(key: string, what: What = {}): Piece[] {
    const pattern = this.pattern(key);
    return pattern === undefined ? [{ kind: 'text', text: key }] : fill(this.words, pattern, what, this.who);
  }

  /** The sentence under a key. */
  say(key: string, what: What = {}): string {
    return spoken(this.pieces(key, what));
  }

  /** What a component is called. */
  name(id: string, form = 'nom'): string {
    return name(this.words, id, form);
  }

  /** The number of the rule behind what a page explains. */
  rule(key: string): string | undefined {
    return this.pattern(`rule.${key}`);
  }

  private pattern(key: string): string | undefined {
    const found = find(this.words, key);
    const pattern = typeof found === 'object' ? found.nom : found;
    return typeof pattern === 'string' ? pattern : undefined;
  }
}
