/** What is printed on a game's components, as this match's edition has it: a table lays it out, whatever it draws reads it. */

import { getContext, setContext } from 'svelte';

type Figures = Record<string, number>;

const KEY = Symbol('printed');

/** Lay out the figures for everything that is drawn inside this component. */
export function layOut(printed: () => Figures): void {
  setContext(KEY, printed);
}

/** Reads a figure by its name; an empty word where nobody laid any out, as in the log. */
export function printed(): (name: string) => number | '' {
  const figures = getContext<(() => Figures) | undefined>(KEY);
  return (name) => figures?.()[name] ?? '';
}
