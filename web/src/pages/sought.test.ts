import { expect, test } from 'vitest';
import type { Chapter } from './rulebook.svelte';
import { places, sought } from './sought';

const entry = (text: string) => ({ id: '', html: '', text });
const BOOK: Chapter[] = [
  {
    title: 'Taxes',
    anchor: 'taxes',
    entries: [entry('Pay what exceeds 8 Rupees to the bank.'), entry('Coins.')],
    lessons: [],
  },
  { title: 'End', anchor: 'end', entries: [entry('The bank closes.')], lessons: [] },
];

test('a search finds the entries that hold every word, in any order and case', () => {
  const found = sought(BOOK, ' BANK  rupees');

  expect(found.map(({ title }) => title)).toEqual(['Taxes']);
  expect(found.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual([
    'Pay what exceeds 8 Rupees to the bank.',
  ]);
});

test('without a word the whole book is shown', () => {
  expect(sought(BOOK, '  ')).toBe(BOOK);
});

test('a word is lit each time it stands in a text', () => {
  expect(places('a bank is a bank', 'bank')).toEqual([2, 12]);
});
