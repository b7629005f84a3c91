/** The rulebooks that were opened, each fetched once in a language; the server renders them, and every rule is a paragraph with its number as id. */

import type { Language } from '../i18n/words.svelte';
import { rules } from '../wire/api';

export interface Entry {
  id: string;
  html: string;
  text: string;
}

/** A task of the course, at the board. */
export interface Lesson {
  title: string;
  address: string;
}

export interface Chapter {
  title: string;
  anchor: string;
  entries: Entry[];
  lessons: Lesson[];
}

class Shelved {
  chapters = $state.raw<Chapter[]>([]);
  failed = $state(false);

  constructor(game: string, language: Language) {
    rules(game, language)
      .then((html) => (this.chapters = read(html)))
      .catch(() => (this.failed = true));
  }

  /** The words of one rule without its number; empty until the book is here. */
  words(rule: string): string {
    const entry = this.chapters.flatMap((chapter) => chapter.entries).find(({ id }) => id === rule);
    return (entry?.text ?? '').replace(rule, '').trim();
  }
}

function read(html: string): Chapter[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const chapters: Chapter[] = [];
  for (const node of page.body.children) {
    if (node.tagName === 'H1') continue;
    if (node.tagName === 'H2' || !chapters.length) chapters.push(chapterOf(node));
    const last = chapters.at(-1);
    if (last && node.tagName !== 'H2') add(last, node);
  }
  return chapters;
}

/** A chapter without entries yet: what stands before the first heading has no title. */
function chapterOf(node: Element): Chapter {
  const title = node.tagName === 'H2' ? node.textContent.trim() : '';
  return { title, anchor: anchor(title) || 'preface', entries: [], lessons: [] };
}

function add(chapter: Chapter, node: Element): void {
  const lesson = node.querySelector<HTMLAnchorElement>('.lesson');
  const address = lesson?.getAttribute('href');
  if (lesson && address && !chapter.lessons.some((other) => other.address === address))
    chapter.lessons.push({ title: lesson.textContent, address });
  chapter.entries.push({ id: node.id, html: node.outerHTML, text: lawOf(node) });
}

/** What an entry says, without the way to its lesson. */
function lawOf(node: Element): string {
  node.querySelector('.lesson')?.remove();
  return node.textContent.trim();
}

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- the books are reactive, the shelf need not be
const shelf = new Map<string, Shelved>();

export function rulebook(game: string, language: Language): Shelved {
  const place = `${game}/${language}`;
  let found = shelf.get(place);
  if (!found) shelf.set(place, (found = new Shelved(game, language)));
  return found;
}
