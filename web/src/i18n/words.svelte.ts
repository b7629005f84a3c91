/** The language of the page: catalogues come from the server, the choice is remembered. */

import { remembered, remember } from '../wire/memory';
import { Speech, type Catalogue, type What } from './format';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Catalogues {
  shell: Catalogue;
  games: Record<string, Catalogue>;
}

class Words {
  language = $state<Language>(usual());
  catalogues = $state.raw<Catalogues | null>(null);
  shell = $derived(new Speech(this.catalogues?.shell ?? {}));

  /** Fetch and speak a language. */
  async speak(language: Language): Promise<void> {
    const answer = await fetch(`/api/text/${language}`);
    if (!answer.ok) throw new Error(`The server sent no texts for ${language} (${answer.status}).`);
    this.catalogues = (await answer.json()) as Catalogues;
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
  }

  /** The words of a game, spoken to people whose names `who` knows; what happens at every table is told by the shell. */
  game(key: string, who?: (seat: number) => string): Speech {
    const own = this.catalogues?.games[key] ?? {};
    return new Speech({ ...own, event: { ...part(this.shell.words), ...part(own) } }, who);
  }
}

const part = (words: Catalogue): Catalogue => (typeof words.event === 'object' ? words.event : {});

function usual(): Language {
  const kept = remembered('language');
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export const words = new Words();

/** A sentence of the shell. */
export function t(key: string, what: What = {}): string {
  return words.shell.say(key, what);
}
