/** What is sought in the rules: the entries that hold every word, in any order, and where the words stand. */

import type { Chapter } from './rulebook.svelte';

const HIGHLIGHT = 'sought';

const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** The chapters with the entries that hold every word; all of them when nothing is sought. */
export function sought(chapters: Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(({ text }) => holds(text, words)) }))
    .filter((chapter) => chapter.entries.length);
}

function holds(text: string, words: string[]): boolean {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
}

/** Where a word begins in a text, each time. */
export function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}

/** Lights the words in a part of the page; a browser without highlights shows the rules plain. */
export function light(part: HTMLElement, wanted: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(HIGHLIGHT);
  const words = wordsOf(wanted);
  if (words.length)
    CSS.highlights.set(HIGHLIGHT, new Highlight(...textsIn(part).flatMap((text) => ranges(text, words))));
}

function textsIn(part: HTMLElement): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function ranges(text: Text, words: string[]): Range[] {
  const low = text.data.toLowerCase();
  return words.flatMap((word) => places(low, word).map((at) => range(text, at, at + word.length)));
}

function range(text: Text, from: number, to: number): Range {
  const made = document.createRange();
  made.setStart(text, from);
  made.setEnd(text, to);
  return made;
}
