// Made by `python -m durbar.server.typescript` from the structs of the wire, the core and each game's view: do not edit.


export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;

export const LANGUAGES = ["en","de"] as const;

/** What a browser says over a table's socket. */
export type Said =
  | Play
  | Undo
  | Chat
  | Start
  | SeatBot
  | FreeSeat
  | Leave
  | Rematch;

/** What a browser hears over a table's socket. */
export type Heard =
  | Snapshot
  | Moved
  | TableChanged
  | Spoken
  | Done
  | Refused;

/** The view of each game. */
export interface Views {
  legacy: LegacyView;
}

/** What one seat or a spectator may know, in whichever game. */
export type View = Views[keyof Views];

/** Answer your question with the action of this code; n is the position you saw. */
export interface Play {
  type: "play";
  code: number;
  n: number;
  ref?: number | null;
}

/** Take back your last step, up to the last newly revealed information. */
export interface Undo {
  type: "undo";
  n: number;
  ref?: number | null;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
  ref?: number | null;
}

/** The host starts the match; every seat must be taken. */
export interface Start {
  type: "start";
  ref?: number | null;
}

/** The host puts a bot on an empty seat, or in place of a person who is away. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  level: string;
  ref?: number | null;
}

/** The host frees the seat of a bot, or of a person who is away or has not begun to play. */
export interface FreeSeat {
  type: "free_seat";
  seat: number;
  ref?: number | null;
}

/** Stand up: your seat becomes empty, and the match waits for a friend or a bot to take it. */
export interface Leave {
  type: "leave";
  ref?: number | null;
}

/** Play again with the same people, the start moved on by one seat. */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}

/**
 * Everything, on connecting: replace all you had.
 *
 * `log` holds the events after the entry you said you had seen (`?seen=n`): append them when `since` is that
 * number; when `since` is 0 it is the whole story, so replace your log.
 */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  you: You;
  /** null before the match starts. */
  position: Position | null;
  since: number;
  log: LogLine[];
  chat: ChatLine[];
}

/** The table around the match: who sits where, and how far things are. */
export interface TableInfo {
  id: string;
  link: string;
  game: string;
  version: number;
  edition: string;
  options: Record<string, string>;
  status: "waiting" | "running" | "over";
  seats: SeatInfo[];
  /** The name of the person who opened the table. */
  host: string;
  autostart: boolean;
  spectators: number;
  /** The hash of the match's secret, published when it starts. */
  commitment: string | null;
  /** The id of the table of the rematch, once there is one. */
  rematch: string | null;
}

/** Who sits on a seat: a person, a bot of a level, or nobody. */
export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  level: string | null;
  /** Whether that person is listening now (always true for bots). */
  here: boolean;
}

/** Who you are at this table. */
export interface You {
  seat: number | null;
  /** Whether you may start, place bots and free seats. */
  host: boolean;
}

/** The match as you may know it, whole: it replaces everything you were told before. */
export interface Position {
  /** How many entries (steps and undos) the table has stored; it only ever rises. Send it back with what you play. */
  n: number;
  /** How many steps the match has now; an undo lowers it. */
  step: number;
  view: View;
  /** The seats that owe an answer; empty when the match is over. */
  actors: number[];
  /** The question you face. */
  prompt: Prompt | null;
  /** Your possible answers. */
  legal: Action[];
  /** Whether you may take back your last step now. */
  undo: boolean;
  over: boolean;
  /** Places, points and breakdown once the match is over. */
  scores: Score[] | null;
}

/** The question a seat faces. */
export interface Prompt {
  kind: string;
  what?: Record<string, string | number>;
  rule?: string;
}

/** One answer a seat may give: its number in the rules, and what it means to people. */
export interface Action {
  code: number;
  kind: string;
  what?: Record<string, string | number>;
  cost?: Record<string, number>;
  gain?: Record<string, number>;
  warning?: Reason | null;
  rule?: string;
}

/** Why something is not possible, or what to beware of: a sentence of the catalogue, and the rule behind it. */
export interface Reason {
  kind: string;
  what?: Record<string, string | number>;
  rule?: string;
}

/** How one seat stands: its place from 1 (shared on a tie), its points, and where they come from. */
export interface Score {
  seat: number;
  place: number;
  points: number;
  breakdown: Record<string, number>;
}

/** One event of the story, and the step of the match it belongs to (0: the setup). */
export interface LogLine {
  step: number;
  event: Event;
}

/** What happened, in words of the game: a kind, whose doing it was, and its particulars. */
export interface Event {
  kind: string;
  seat?: number | null;
  what?: Record<string, string | number>;
}

/** Something said at the table; seat is null for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A step was played or taken back. Drop log lines of a later step than `kept`, then append `log`. */
export interface Moved {
  type: "moved";
  /** Whose step it was. */
  seat: number;
  undone: boolean;
  kept: number;
  log: LogLine[];
  position: Position;
}

/** Somebody came, sat down, left, or the rematch is there. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
}

/** Somebody said something. */
export interface Spoken {
  type: "spoken";
  line: ChatLine;
}

/** What you said with this ref is done and stored. */
export interface Done {
  type: "done";
  ref: number | null;
  n: number;
}

/** What you said was refused, and nothing changed. */
export interface Refused {
  type: "refused";
  ref: number | null;
  reason: Reason;
  sentence: string;
}

/** POST /api/tables: open a table, sit down at it, and let bots take other seats. */
export interface OpenTable {
  game: string;
  /** How many seats; the game's smallest number when left out. */
  seats?: number | null;
  /** The chosen value of each option; the first value where left out. */
  options?: Record<string, string>;
  /** Your name at the table. */
  name?: string;
  /** Your own seat; null to open a table without sitting at it. */
  seat?: number | null;
  /** Seat number (as text) to the level of the bot that sits there. */
  bots?: Record<string, string>;
  /** A level: bots of it take every seat that is still empty, so the match starts at once. */
  fill?: string | null;
  /** Start as soon as every seat is taken; otherwise the host says `start`. */
  autostart?: boolean;
}

/** POST /api/tables/{id}/seats: sit down on an empty seat (any empty seat when none is named). */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** A table was opened: its id, the link to send to friends, and your seat. */
export interface Opened {
  id: string;
  link: string;
  seat: number | null;
}

/** You have a seat. */
export interface Seated {
  seat: number;
}

/** Any request that was refused: why, as a kind and as a sentence. */
export interface Refusal {
  reason: Reason;
  sentence: string;
}

/** One choice before a match: its values, the default, and the numbers of seats a value is limited to. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  seats: Record<string, number[]>;
}

/** How sure we are of one block of component figures, and where they come from. */
export interface BlockInfo {
  block: string;
  status: "found" | "derived" | "reconstructed";
  source: string;
}

/** One game of the house, as GET /api/games lists it. */
export interface GameInfo {
  key: string;
  /** Its name in each language. */
  name: Record<string, string>;
  version: number;
  edition: string;
  seats: number[];
  options: OptionInfo[];
  /** The levels of bots that can sit at its tables. */
  levels: string[];
  /** The data status of each block of components. */
  blocks: BlockInfo[];
}

/** One of your tables, as GET /api/tables lists them, the latest first. */
export interface TableCard {
  id: string;
  link: string;
  game: string;
  status: "waiting" | "running" | "over";
  seats: SeatInfo[];
  /** Your seat; null where you only opened the table. */
  seat: number | null;
  your_turn: boolean;
  opened: number;
  /** When it was opened and when something last happened (Unix seconds). */
  changed: number;
}

/** GET /api/tables/{id}/history of a match that is over: for every step, each seat's points as if it ended there. */
export interface History {
  points: number[][];
}

/** GET /healthz. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  listeners: number;
}

/** The whole table. */
export interface LegacyView {
  day: number;
  days: number;
  deck: number;
  in_deck: string[];
  gray: boolean;
  turn: number;
  extra_turn: boolean;
  over: boolean;
  offer: (LegacyAntique | null)[];
  trade: LegacyTradeCard[];
  price: number | null;
  most_rupees: number;
  supply: LegacyCollectionCard[];
  seats: LegacySeat[];
}

/** One antique card; `lone` when it is its owner's only one of its colour and would be given up at the scoring. */
export interface LegacyAntique {
  id: string;
  kind: string;
  colour: string;
  value: number;
  lone: boolean;
}

/** One trade card: its price, whether its coin still lies on it, and whether it sets the price now. */
export interface LegacyTradeCard {
  price: number;
  coin: boolean;
  current: boolean;
}

/** One collection card; `why_not` tells the viewing seat what stands against taking it, if anything does. */
export interface LegacyCollectionCard {
  id: string;
  kind: string;
  large: boolean;
  points: number;
  needs: Record<string, number>;
  give_up: string[];
  effect: string | null;
  holder: number | null;
  missing: Record<string, number>;
  why_not: Reason | null;
}

/** What lies in front of one seat. */
export interface LegacySeat {
  money: number;
  antiques: LegacyAntique[];
  collections: string[];
  kept: number;
  points: number;
  breakdown: Record<string, number>;
}
