/** What a game's room brings to the web, and what the shell hands to its table. */

import type { Component } from 'svelte';
import type { Speech, What } from '../i18n/format';
import type { Sound } from '../parts/sounds';
import type { ClockFace } from '../wire/clock.svelte';
import type { Action, Event, LogLine, Prompt, Score, SeatInfo, ClockTerms } from '../wire/types';

/** A game as the home page knows it; small, because every visitor loads it. */
export interface GameFront {
  key: string;
  /** Place among the tiles. */
  order: number;
  /** The colour of the table cloth and the colour of accents, as `light-dark(…, …)`. */
  ground: string;
  accent: string;
  /** A quiet lattice: the lines of one square tile of `size` pixels. */
  ornament: { size: number; path: string };
  /** The picture of the home tile, an SVG of 640 × 240 whose middle 430 are always seen. */
  Tile: Component;
  /** The room itself, loaded when somebody sits down; left out while the game is coming. */
  room?: () => Promise<{ default: GameRoom }>;
}

/** Everything the table page needs of a game. */
export interface GameRoom {
  Table: Component<TableProps>;
  /** How the match went in the game's own terms, for the end screen. */
  End?: Component<TableProps>;
  /** The score of what a seat alone plays against; its place at the table follows those of the seats. */
  rival?: (view: unknown, scores: Score[]) => Score | undefined;
  /** A small icon in line with text for a component id; draws nothing for ids it does not know. */
  Mark?: Component<{ id: string }>;
  /** What an answer means by picture, where a mark is too small for it. */
  Answer?: Component<AnswerProps>;
  /** What your seat has in one line, for screens where the table is scrolled. */
  Strip?: Component<TableProps>;
  /** The places an event speaks of, where they are not simply the components it names. */
  places?: (event: Event) => string[] | undefined;
  /** Whose doing an event is that no seat answers for: the place of what a seat alone plays against. */
  doneBy?: (event: Event) => number | undefined;
  /** Your own seat lies beside the others on wide screens, instead of in a row of its own. */
  beside?: boolean;
  /** Things that fly because of an event, where they do not simply lie elsewhere afterwards. */
  flights?: (line: LogLine) => Flight[];
  /** What kinds of events sound like; others are silent. */
  sounds?: Record<string, Sound>;
}

/** A copy of what lies at one place travels to another; places are `data-place` values. */
export interface Flight {
  from: string;
  to: string;
}

export interface AnswerProps<V = unknown> {
  action: Action;
  view: V;
}

export interface TableProps<V = unknown> {
  view: V;
  table: AtTable;
}

/** The table as a game sees it; all of it is reactive. */
export interface AtTable {
  /** The key of the game. */
  readonly game: string;
  /** Your seat; null for a spectator. */
  readonly you: number | null;
  readonly seats: SeatInfo[];
  /** How long people may think, and what is left of it; not where a match is looked back at. */
  readonly clock?: ClockFace;
  readonly terms?: ClockTerms | null;
  /** The seats that owe an answer now. */
  readonly actors: number[];
  /** The question you face, if any. */
  readonly prompt: Prompt | null;
  /** Your possible answers; empty while you wait. */
  readonly legal: Action[];
  /** The action that is hovered, focused or waits for confirmation: show what it would do. */
  readonly aimed: Action | null;
  readonly log: LogLine[];
  /** What happened since you last acted, and what your own answer brought about at once. */
  readonly fresh: LogLine[];
  /** The words of your game, with the names at this table. */
  readonly text: Speech;
  readonly over: boolean;
  readonly scores: Score[] | null;
  find(kind: string, what?: What): Action | undefined;
  /** The same, or an action that a legal one opens: choosing it gives both, one after the other. */
  reach(kind: string, what?: What): Action | undefined;
  /** What a legal action opens, each to be chosen together with it. */
  ahead(by: Action): Action[];
  aim(action: Action | null): void;
  /** Point at this action no longer; what is pointed at by now instead stays. */
  unaim(action: Action): void;
  /** What a click does; `ask` says whether it is confirmed, instead of whether the person likes that. */
  choose(action: Action, ask?: boolean): void;
  /** Give several answers with one press: each follows as soon as it is offered. */
  give(actions: Action[]): void;
  nameOf(seat: number): string;
}
