// Made by `python -m durbar.server.typescript` from the structs of the wire, the core and each game's view: do not edit.


export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;

export const LANGUAGES = ["en","de"] as const;

/** What a browser says over a table's socket. */
export type Said =
  | Play
  | Undo
  | Retry
  | Chat
  | Start
  | SeatBot
  | StandIn
  | Resume
  | FreeSeat
  | Leave
  | ComeBack
  | AskForSeat
  | JudgeAsking
  | WithdrawAsking
  | Rematch;

/** What a browser hears over a table's socket. */
export type Heard =
  | Snapshot
  | Moved
  | TableChanged
  | ClocksChanged
  | Spoken
  | Done
  | Refused;

/** The view of each game. */
export interface Views {
  legacy: LegacyView;
  taj_mahal: TajMahalView;
  maharaja: MaharajaView;
  rajas: RajasView;
}

/** What one seat or a spectator may know, in whichever game. */
export type View = Views[keyof Views];

/** What became of something you were told: the whole anew, alone in a list, or what became of some of its parts. */
export type Change = [unknown] | { [part: string]: Change };

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

/** Back to the beginning of the task that is practised here. */
export interface Retry {
  type: "retry";
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

/** Put a bot on an empty seat: the host before the match, anybody who plays once it has begun. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  level: string;
  ref?: number | null;
}

/** Let a bot answer for a person who is away and waited for, until they are back. */
export interface StandIn {
  type: "stand_in";
  seat: number;
  level: string;
  ref?: number | null;
}

/** Play on yourself at your seat, where a bot has stood in for you. */
export interface Resume {
  type: "resume";
  ref?: number | null;
}

/** Before the match the host frees the seat of a bot or of a person. */
export interface FreeSeat {
  type: "free_seat";
  seat: number;
  ref?: number | null;
}

/** Stand up: your seat becomes empty, and the match waits for a bot, for you, or for somebody whom the others accept. */
export interface Leave {
  type: "leave";
  ref?: number | null;
}

/** Play again on the seat that you left. */
export interface ComeBack {
  type: "come_back";
  ref?: number | null;
}

/** Ask for a seat of a match that has begun: it is yours when everybody else who has a seat accepts you. */
export interface AskForSeat {
  type: "ask_for_seat";
  seat: number;
  name: string;
  ref?: number | null;
}

/** Accept somebody who asks for a seat, or refuse them; one refusal ends it. */
export interface JudgeAsking {
  type: "judge_asking";
  number: number;
  accept: boolean;
  ref?: number | null;
}

/** Ask for a seat no more. */
export interface WithdrawAsking {
  type: "withdraw_asking";
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
  /** null where everybody may think as long as they like. */
  clocks: Clocks | null;
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
  /** The task of the game's course that is practised here. */
  task: string | null;
  /** How long people may think here; null: as long as they like. */
  clock: ClockTerms | null;
  /** The latest changes of seats, the oldest first. */
  changes: SeatChange[];
  /** Who asks for a seat. */
  asking: AskingInfo[];
  /** Whether what was played here does not fit the rules any more: it is only looked at. */
  rests: boolean;
  /** Where the match went on under other rules. */
  new_rules: NewRules[];
  /** What the host of the house says at all tables. */
  notice: string | null;
}

/** Who sits on a seat: a person, a bot of a level, or nobody. */
export interface SeatInfo {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  level: string | null;
  /** Whether that person is listening now (always true for bots). */
  here: boolean;
  /** When somebody last sat down or answered there (Unix seconds). */
  acted: number;
  /** Whether somebody without a seat may ask for this one, as there are others to decide. */
  may_ask: boolean;
}

/** How long people may think, as a table has agreed; `level` is that of the bot that plays on when it is over. */
export interface ClockTerms {
  kind: "live" | "days";
  /** So many seconds: live for the whole match, otherwise for each answer. */
  bank: number;
  /** Live: so many seconds more whenever it is one's turn. */
  extra: number;
  level: string;
  /** Whether the clock rests from ten in the evening to eight in the morning. */
  nights: boolean;
  /** Whether it rests on Saturdays and Sundays. */
  weekends: boolean;
  /** Where those nights and weekends are, such as Europe/Berlin. */
  zone: string;
}

/** A seat changed hands after so many steps (-1: before the match began): who has it now, and who had it before. */
export interface SeatChange {
  step: number;
  seat: number;
  told: "sits" | "instead" | "back" | "stands_in" | "up";
  name: string;
  before: string;
  level: string | null;
}

/** Somebody asks for a seat of a match that has begun; the seats that have accepted them, and those still to be heard. */
export interface AskingInfo {
  number: number;
  seat: number;
  name: string;
  accepted: number[];
  awaited: number[];
}

/** After so many steps the match went on under another version of the rules. */
export interface NewRules {
  step: number;
  version: number;
}

/** Who you are at this table. */
export interface You {
  seat: number | null;
  /** Whether you may start, place bots and free seats. */
  host: boolean;
  /** The seat that you left and may take again. */
  left: number | null;
  /** The number of your own asking for a seat. */
  asking: number | null;
  /** The seats of people whom you have muted. */
  muted: number[];
  /** Whether you have muted who opened the table, and may speak without a seat. */
  muted_host: boolean;
}

/** The match as you may know it, whole: it replaces everything you were told before. */
export interface Position {
  /** How many entries (steps and undos) the table has stored; it only ever rises. Send it back with what you play. */
  n: number;
  /** How many steps the match has now; an undo lowers it. */
  step: number;
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
  /** At the table of a task: whether its goal is reached, can still be, or was missed. */
  goal: "open" | "met" | "missed" | null;
  /** What an answer, by its number, would let you answer next: so that can be pointed at and chosen already. */
  opened: Record<string, Action[]>;
  /** Whether the bots here still see less far, as their search is being compiled. */
  warming: boolean;
  view: View;
}

/** The question a seat faces; `secret` where others cannot see what it may answer. */
export interface Prompt {
  kind: string;
  what?: Record<string, string | number>;
  rule?: string;
  secret?: boolean;
}

/**
 * One answer a seat may give: its number in the rules, and what it means to people.
 *
 * `cost` and `gain` are what it takes and gives at once, exactly; `then` is what may follow from it at best, less than nothing for a cost.
 * `effect` is the entry of the catalogue that says what it does, where amounts do not.
 */
export interface Action {
  code: number;
  kind: string;
  what?: Record<string, string | number>;
  cost?: Record<string, number>;
  gain?: Record<string, number>;
  warning?: Reason | null;
  rule?: string;
  then?: Record<string, number>;
  effect?: string;
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

/** One event of the story, and its step (0: the setup); `forced` where that gave itself, `why` where the tutor made it. */
export interface LogLine {
  step: number;
  event: Event;
  forced?: boolean;
  why?: Why | null;
}

/** What happened, in words of the game: a kind, whose doing it was, and its particulars. */
export interface Event {
  kind: string;
  seat?: number | null;
  what?: Record<string, string | number>;
}

/**
 * What speaks for an answer: its gains; or that all others are as good, or win as often, or that it is as good as the best;
 * or that it pays only later than the judge can see; or that with it the end begins, or does not yet.
 */
export interface Why {
  kind: "gain" | "equal" | "even" | "close" | "later" | "ends" | "goes_on";
  /** Keys of the catalogue, the weightiest first; with a `rival` where it is that seat's loss, with `kept` where it is no more than before. */
  reasons?: Reason[];
}

/** Something said at the table; seat is null for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What each seat has left now, in milliseconds, and whose time runs. It stands still while you hear nothing of the house. */
export interface Clocks {
  left: number[];
  running: number[];
  /** In how long it rests over a night or a weekend, and in how long it goes on; null where it never does. */
  rest: [number, number] | null;
}

/** A step was played or taken back. Drop log lines of a later step than `kept`, then append `log`. */
export interface Moved {
  type: "moved";
  /** Whose step it was. */
  seat: number;
  undone: boolean;
  kept: number;
  log: LogLine[];
  position: Situation;
  /** What became of the view you had. */
  view: Change;
}

/** How far the match is and what you are asked: all of a position but what lies on the table. */
export interface Situation {
  /** How many entries (steps and undos) the table has stored; it only ever rises. Send it back with what you play. */
  n: number;
  /** How many steps the match has now; an undo lowers it. */
  step: number;
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
  /** At the table of a task: whether its goal is reached, can still be, or was missed. */
  goal: "open" | "met" | "missed" | null;
  /** What an answer, by its number, would let you answer next: so that can be pointed at and chosen already. */
  opened: Record<string, Action[]>;
  /** Whether the bots here still see less far, as their search is being compiled. */
  warming: boolean;
}

/** Somebody came, sat down, left, or the rematch is there. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
}

/** Somebody answered, or somebody's time is over, which `log` tells: append it. */
export interface ClocksChanged {
  type: "clocks";
  clocks: Clocks;
  log: LogLine[];
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
  name?: string;
  /** Your own seat; null to open a table without sitting at it. */
  seat?: number | null;
  /** Seat number (as text) to the level of the bot that sits there. */
  bots?: Record<string, string>;
  /** A level: bots of it take every seat that is still empty, so the match starts at once. */
  fill?: string | null;
  /** Start as soon as every seat is taken; otherwise the host says `start`. */
  autostart?: boolean;
  /** A task of the game's course: it has its own seats, options and bots. */
  task?: string | null;
  /** How long people may think; as long as they like when left out. */
  clock?: ClockTerms | null;
}

/** POST /api/tables/{id}/seats: sit down on an empty seat (any empty seat when none is named). */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** POST /api/tables/{id}/shelf: put a table away from your list, or take it back. */
export interface PutAway {
  away: boolean;
}

/** POST /api/tables/{id}/open: let everybody find a table, or only those who have its link. */
export interface OpenToHouse {
  open: boolean;
}

/** POST /api/tables/{id}/mute: read no more what the person of a seat says, here and elsewhere; or read it again. */
export interface Mute {
  /** None for whoever opened the table, who may speak without a seat. */
  seat: number | null;
  mute: boolean;
}

/** POST /api/tables/{id}/report: tell the host of the house about the person of a seat. */
export interface Report {
  /** None for whoever opened the table. */
  seat: number | null;
  words: string;
}

/** POST /api/passes/use: be on this browser who gave the link with this code. */
export interface UsePass {
  code: string;
}

/** POST /api/devices/sign_out: one of your browsers is nobody any more. */
export interface SignOut {
  id: string;
}

/** Hours of somebody's own clock between which they are told nothing. */
export interface QuietHours {
  zone: string;
  begins: number;
  ends: number;
}

/** POST /api/notices/email: be told by e-mail, once a link that is sent there was followed. */
export interface AskMail {
  address: string;
}

/** POST /api/notices/push: be told on this browser, as it was told where. */
export interface AskPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** GET and POST /api/tables/{id}/webhook: where a table tells whose turn it is; empty for nowhere. */
export interface TableWebhook {
  address: string;
  /** Whether this house posts to such addresses at all. */
  offered?: boolean;
}

/** POST /api/notices/confirm: the link that was sent was followed. */
export interface ConfirmMail {
  code: string;
}

/** POST /api/notices/stop: be told there no more. */
export interface StopChannel {
  id: string;
}

/** POST /api/notices/quiet: when to be told nothing; null for never. */
export interface WishQuiet {
  quiet: QuietHours | null;
}

/** An hour of somebody's own clock at which they want one letter a day. */
export interface DailyHour {
  zone: string;
  hour: number;
}

/** POST /api/notices/daily: one letter a day at an hour of one's own; null for a letter at once. */
export interface WishDaily {
  daily: DailyHour | null;
}

/** POST /api/passkeys and /api/passkeys/use: what a browser answered, as the browser writes it. */
export interface SendPasskey {
  credential: Record<string, unknown>;
}

/** POST /api/passkeys/remove: one of your passkeys opens nothing any more. */
export interface RemovePasskey {
  id: string;
}

/** POST /api/standing: under which name, whether others see your page, and whether you take part in ladders. */
export interface ShowStanding {
  name: string;
  shown: boolean;
  ladder: boolean;
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
  /** The same sentence in each language. */
  source: Record<string, string>;
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
  presets: Preset[];
  /** The levels of bots that can sit at its tables. */
  levels: string[];
  /** The data status of each block of components. */
  blocks: BlockInfo[];
  /** The tasks of its course, in order. */
  course: string[];
}

/** Options that belong together, under one name; others have their usual value. */
export interface Preset {
  key: string;
  options: Record<string, string>;
  /** The numbers of seats it is for; none where it is for all. */
  seats: number[];
}

/**
 * GET /api/tables/{id}/history of a match that is over: for every step, each seat's points as if it ended there,
 * and last, where a seat plays alone, those of what it plays against.
 */
export interface History {
  points: number[][];
}

/** POST /api/tables/{id}/hint: what the strongest bot would do in your place, best first, knowing only what you know. */
export interface Hint {
  /** The position it is for. */
  n: number;
  advice: Advice[];
}

/** One of the best answers: its chance of winning, and the points it leads to on average. */
export interface Advice {
  action: Action;
  win: number;
  points: number;
  /** The share of its thinking that the bot spent on it: the surer, the more. */
  share: number;
  why: Why | null;
}

/** GET, or POST to begin, /api/tables/{id}/analysis of a match that is over: how far it is, or what was found. */
export interface AnalysisInfo {
  status: "none" | "waiting" | "running" | "done";
  done: number;
  /** How many decisions were looked at, of how many. */
  total: number;
  found: Analysis | null;
}

/** A whole match as the strongest bot sees it. */
export interface Analysis {
  /** What was to be expected after so many steps, all cards on the table: before the first, …, at the end the result itself. */
  outlooks: Outlook[];
  /** One for each step, in order. */
  decisions: Decision[];
  /** The same by rounds and whole turns. */
  rounds: Round[];
  /** The turning points, in order. */
  turns: Turn[];
  /** Of each seat's answers where there was a choice, the share that was as good as the best. */
  as_good: number[];
  /** How long the bot thought about each decision. */
  seconds: number;
}

/** What may be expected at one moment: each seat's chance of the first place, and its points at the end. */
export interface Outlook {
  win: number[];
  points: number[];
}

/** One answer of the match, beside the best one the bot found. */
export interface Decision {
  /** The number of the step, from 1. */
  step: number;
  seat: number;
  /** How many answers were possible; where there was only one, nothing was weighed. */
  choices: number;
  given: Action;
  /** The answer the bot would have given; the given one, where that is as good. */
  best: Action;
  before: Outlook;
  /** What its seat could expect of the best answer, and of the given one before anything came to light. */
  after: Outlook;
  /** How much chance of the first place the answer gave away, against the best one. */
  cost: number;
  /** How many points it gave away; below 0 where it brings points, but not the first place. */
  cost_points: number;
  /** How often the bot tried the given answer: the more, the surer is what it says of it. */
  tries: number;
  /** What speaks for the best answer against the given one, where that is not as good. */
  why: Why | null;
}

/** The turns of one round, and the event it began with; none before the first. */
export interface Round {
  began: Event | null;
  turns: WholeTurn[];
}

/** All that a seat answered in a row. */
export interface WholeTurn {
  seat: number;
  first: number;
  /** The numbers of its steps. */
  last: number;
  /** How much chance of the first place its answers gave away together. */
  cost: number;
  /** The step that cost most. */
  worst: number;
}

/** A turning point: a step that changed somebody's chance of the first place by much. */
export interface Turn {
  step: number;
  /** Whose step it was. */
  mover: number;
  /** Whose chance is told: the mover's where they slipped, else that of the seat whose chance changed most. */
  seat: number;
  kind: "slip" | "lucky" | "unlucky" | "helped" | "hurt";
  before: number;
  after: number;
}

/** An address that leads to a table, and a picture of it (a data URI) that a phone's camera reads. */
export interface InviteLink {
  link: string;
  picture: string;
}

/** GET /api/tables/{id}/invitation: what to send to friends, the likeliest address first. */
export interface Invitation {
  links: InviteLink[];
  /** Who can open them: anybody, whoever is in the same network, or only this machine. */
  reach: "anywhere" | "network" | "here";
  /** Whether the table is open to the house: everybody finds it on the home page. */
  open: boolean;
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
  /** The seats that owe an answer. */
  asked: number[];
  /** How many answers were given. */
  steps: number;
  /** The place of each seat, once the match is over. */
  places: number[] | null;
  /** Whether you have put it away. */
  shelved: boolean;
  /** Whether it is only looked at, as it does not fit the rules of today. */
  rests: boolean;
  /** Whether you opened it, and it waits or nobody else has a seat there. */
  may_delete: boolean;
  opened: number;
  /** When it was opened and when something last happened (Unix seconds). */
  changed: number;
  /** In how many seconds the time of whoever is asked is over; null where nobody's runs. */
  due: number | null;
}

/** GET /api/turns: at how many tables you are asked something now. */
export interface Turns {
  count: number;
}

/** A table that is open to the house. */
export interface PublicTable {
  id: string;
  link: string;
  game: string;
  status: "waiting" | "running" | "over";
  seats: SeatInfo[];
  /** How many seats wait for somebody. */
  free: number;
  host: string;
  /** How long people may think there; null: as long as they like. */
  clock: ClockTerms | null;
}

/** GET /api/house: tables that are open to everybody, and how many people are at tables now. */
export interface House {
  tables: PublicTable[];
  about: number;
}

/** One of your browsers, as GET /api/devices lists them. */
export interface DeviceInfo {
  id: string;
  name: string;
  since: number;
  /** Whether it is the one that asks. */
  this: boolean;
}

/** One way in which you are told elsewhere. */
export interface ChannelInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  /** The e-mail address, the webhook's address, or the name of the device. */
  address: string;
  /** The table whose news are told there; empty where it is you who is told. */
  table: string;
  confirmed: boolean;
  /** Whether it is the browser that asks. */
  this: boolean;
  /** When all is told together, once a day; null: each turn at once. */
  daily: DailyHour | null;
}

/** GET /api/notices: how you are told elsewhere, and by which kinds of channels this house tells at all. */
export interface NoticesInfo {
  offered: ("email" | "push" | "webhook")[];
  channels: ChannelInfo[];
  quiet: QuietHours | null;
}

/** GET /api/notices/key: by which browsers know the notices of this house. */
export interface PushKey {
  key: string;
}

/** One of your passkeys, and on which browser it was made. */
export interface PasskeyInfo {
  id: string;
  name: string;
  since: number;
}

/** GET /api/passkeys: yours, and whether this house knows any. */
export interface PasskeysInfo {
  offered: boolean;
  keys: PasskeyInfo[];
}

/** GET /api/standing, or /api/standing/{code} of somebody who shows it: how they have played. */
export interface Standing {
  name: string;
  code: string | null;
  shown: boolean;
  ladder: boolean;
  games: GameStanding[];
  met: Met[];
  /** Where others see your own, once you show it. */
  page: Invitation | null;
}

/** How somebody has played a game, in company of people or alone against bots. */
export interface GameStanding {
  game: string;
  company: "people" | "bots";
  matches: number;
  wins: number;
  streak: number;
  /** Wins in a row, now and at most. */
  best_streak: number;
  rating: number;
  /** Between so many less and so many more it lies in 95 of 100 cases; everybody begins at 1000. */
  give_or_take: number;
  /** The level of bots that plays about as well; null as long as that cannot be said. */
  like: string | null;
  openings: Opening[];
  /** Where bots stand, the easiest first. */
  levels: LevelRating[];
}

/** What somebody liked to choose first, and how many times. */
export interface Opening {
  kind: string;
  what: Record<string, string | number>;
  times: number;
}

/** Where a level of bots stands on the same scale. */
export interface LevelRating {
  level: string;
  rating: number;
}

/** Head to head: in how many matches one was ahead of somebody, and behind. */
export interface Met {
  name: string;
  matches: number;
  ahead: number;
  behind: number;
}

/** GET /api/ladder/{game}: those who take part, the best first, and the levels of bots, the easiest first. */
export interface Ladder {
  game: string;
  people: Rung[];
  levels: LevelRating[];
}

/** Somebody on a ladder; the code leads to their page where they show it. */
export interface Rung {
  name: string;
  code: string | null;
  rating: number;
  like: string | null;
  matches: number;
  wins: number;
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
  too_dear: Reason | null;
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

/** The whole table. */
export interface TajMahalView {
  visit: number;
  visits: number;
  province: string | null;
  start: number;
  turn: number | null;
  question: string | null;
  over: boolean;
  court: TajMahalPrize[];
  provinces: TajMahalTajProvince[];
  cities: TajMahalTajCity[];
  roads: string[][];
  specials: TajMahalSpecialCard[];
  display: TajMahalTajCard[];
  why_not_take: Reason | null;
  why_not_withdraw: Reason | null;
  deck: number;
  discards: TajMahalTajCard[];
  hand: TajMahalHandCard[];
  seats: TajMahalTajSeat[];
  /** What is printed on bonus tiles and special cards. */
  printed: Record<string, number>;
}

/** What one symbol wins: whether it is still at court, how many each seat shows, and who leads or ties now. */
export interface TajMahalPrize {
  symbol: string;
  at_court: boolean;
  counts: number[];
  leader: number | null;
  tied: number[];
}

/** A province with the number of its visit and the wares on its tile; `status` is past, current or coming. */
export interface TajMahalTajProvince {
  id: string;
  number: number;
  goods: string[];
  status: string;
  owner: number | null;
  cities: string[];
}

/** A city with its bonus tile and its palaces. */
export interface TajMahalTajCity {
  id: string;
  province: string;
  fortress: boolean;
  bonus: string | null;
  palace: number | null;
  crown: number | null;
  why_not: Reason | null;
}

/** A special card: the figure whose pair of tokens takes it, what it does, and where it is. */
export interface TajMahalSpecialCard {
  id: string;
  figure: string;
  effect: string;
  owner: number | null;
  played: boolean;
  why_not: Reason | null;
}

/** Some cards of one kind. */
export interface TajMahalTajCard {
  id: string;
  colour: string;
  symbols: string[];
  count: number;
}

/** Some cards of one kind in the viewer's own hand; `why_not` says what stands against playing one now. */
export interface TajMahalHandCard {
  id: string;
  colour: string;
  symbols: string[];
  count: number;
  playable: boolean;
  why_not: Reason | null;
}

/** What lies in front of one seat, and what all know of its hand. */
export interface TajMahalTajSeat {
  points: number;
  visiting: boolean;
  colour: string | null;
  played: TajMahalTajCard[];
  symbols: Record<string, number>;
  hand_size: number;
  known: TajMahalTajCard[];
  unknown: number;
  specials: string[];
  tokens: Record<string, number>;
  goods: Record<string, number>;
  tiles: number[];
  chains: string[][];
  forecast: TajMahalForecast | null;
  breakdown: Record<string, number>;
  visits: Record<string, number>[];
}

/** What withdrawing now would bring a seat, or what is still to come of it; `chain` is that of the first plan. */
export interface TajMahalForecast {
  wins: string[];
  palaces: number;
  crown: boolean;
  tile: boolean;
  tile_points: number;
  draws: number;
  takes: number;
  choices: TajMahalCityChoice[];
  plans: TajMahalPlan[];
  chain: string[];
  least: number;
  most: number;
}

/** A city for the next palace: its bonus tile, the chain it would join, and the best total with it. */
export interface TajMahalCityChoice {
  city: string;
  crown: boolean;
  bonus: string | null;
  bonus_points: number;
  cards: number;
  palaces: number;
  chain: string[];
  provinces: string[];
  best: number;
}

/** One way to place all palaces a seat has won, with the points it brings. */
export interface TajMahalPlan {
  cities: string[];
  crown: string | null;
  bonus: number;
  tile: number;
  palaces: number;
  cards: number;
  total: number;
}

/** The whole table. Whatever can be chosen says in `why_not` what stands against it, to the seat that is asked. */
export interface MaharajaView {
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  start: number;
  over: boolean;
  last_round: boolean;
  solo: boolean;
  special: string[];
  final: string;
  maharaja: string | null;
  cities: MaharajaCity[];
  villages: MaharajaVillage[];
  roads: MaharajaRoad[];
  walks: MaharajaWalk[];
  track: MaharajaField[];
  coming: string[];
  disc: MaharajaDiscAction[];
  rewards: MaharajaRewardField[];
  available: number;
  display: MaharajaCharacter[];
  pile: string[];
  maharanis: number;
  markers: number;
  sides: MaharajaSide[];
  order: number[];
  tasks: MaharajaTask[];
  ranks: number[];
  forecast: MaharajaOutlook[];
  printed: Record<string, number>;
  bot: MaharajaBot | null;
  why_not: MaharajaWhyNot;
}

/**
 * A city. Worship counts characters, as its scoring would; `pieces` does not, as the final scoring. Leaders rank from the first down.
 *
 * `why_not` says what stands against the answer that is asked for there: walking, or building.
 */
export interface MaharajaCity {
  id: string;
  colour: string;
  visited: boolean;
  field: number;
  spaces: MaharajaSpace[];
  shrines: number[];
  priests: number[];
  worship: number[];
  pieces: number[];
  leaders: number[];
  price: number | null;
  why_not?: Reason | null;
}

/** A statue space: whose statue stands there, what it is worth, what building there gives, and what stands against it. */
export interface MaharajaSpace {
  id: string;
  owner: number | null;
  worth: number;
  bonus: Record<string, number>;
  why_not?: Reason | null;
}

/** A village: how many shrines each side has there, how many more it takes, and what passing it costs the viewer. */
export interface MaharajaVillage {
  id: string;
  road: string;
  shrines: number[];
  room: number;
  toll?: number;
  why_not?: Reason | null;
}

/** A road between two places; `toll` is what the viewer would pay on it, none where it is closed. */
export interface MaharajaRoad {
  id: string;
  ends: string[];
  villages: string[];
  open: boolean;
  toll: number | null;
}

/** The viewer's best way to a place: its roads, its coins, and who gets them; no coins where there is no way. */
export interface MaharajaWalk {
  place: string;
  coins: number | null;
  roads: string[];
  pays: Record<number, number>;
}

/** A field of the Maharaja track; `round` is the number printed on it, `why_not` what stands against moving its flag. */
export interface MaharajaField {
  city: string | null;
  round: number | null;
  why_not?: Reason | null;
}

/** An action of the disc, clockwise from the top, and what stands against using a marker for it. */
export interface MaharajaDiscAction {
  id: string;
  why_not?: Reason | null;
}

/** A field of the reward track, from the bottom up. */
export interface MaharajaRewardField {
  tile: string | null;
  available: boolean;
  why_not?: Reason | null;
}

/** A character with its number and kind, the seats whose Maharani markers lie on it, and what stands against naming it. */
export interface MaharajaCharacter {
  id: string;
  number: number;
  kind: string;
  favours: number[];
  why_not?: Reason | null;
}

/** What lies in front of one side. `plan` is there where the viewer knows it, `ready` once the disc is laid. */
export interface MaharajaSide {
  seat: number | null;
  bot: boolean;
  coins: number;
  prestige: number;
  points: number;
  breakdown: Record<string, number>;
  stock: number;
  supply: number;
  statues: number;
  built: number;
  markers: number;
  priest: string;
  character: MaharajaCharacter | null;
  abilities: MaharajaAbility[];
  ready: boolean;
  acted: boolean;
  plan: string[] | null;
}

/** An ability that a side may use once a round; `lent` when a Maharani marker gives it. */
export interface MaharajaAbility {
  character: string;
  lent: boolean;
  used: boolean;
  ready: boolean;
  why_not: Reason | null;
}

/** One of the actions of the seat in its turn; `source` is the first or second arrow, or the marker. */
export interface MaharajaTask {
  action: string;
  source: string;
  parts: MaharajaPart[];
}

/** A part of an action: whether it is still to be done, by which answer, and what stands against it now. */
export interface MaharajaPart {
  id: string;
  open: boolean;
  code: number;
  why_not: Reason | null;
}

/** What one side would get from the city scoring: its rank, none without worship, and its coins and prestige. */
export interface MaharajaOutlook {
  side: number;
  rank: number | null;
  worship: number;
  coins: number;
  prestige: number;
}

/** Brahmabot's tiles: three laid out (none where face down), the one that decided, and all that may lie hidden or in the pile. */
export interface MaharajaBot {
  level: string;
  laid: (MaharajaBotTile | null)[];
  check: MaharajaBotTile | null;
  chosen: number | null;
  unseen: MaharajaBotTile[];
  gone: string[];
}

/** One of Brahmabot's action tiles: main actions, where he goes, and which tile its check mark chooses. */
export interface MaharajaBotTile {
  id: string;
  main: string[];
  target: string;
  check: string;
}

/** What stands against what lies in no list: walking to the crossing, using a marker, ending the turn. */
export interface MaharajaWhyNot {
  crossing?: Reason | null;
  marker?: Reason | null;
  end?: Reason | null;
}

/** The whole table. */
export interface RajasView {
  round: number;
  over: boolean;
  last_pass: boolean;
  navaratnas: boolean;
  ganga: boolean;
  turn: number | null;
  elephant: number;
  next_elephant: number | null;
  spaces: RajasSpace[];
  river: RajasRiverSpace[];
  bridge_after: number;
  tracks: RajasTracks;
  grid: RajasGrid;
  stacks: RajasStack[];
  supply: Record<string, number>;
  karma_most: number;
  yield_tiles: RajasYieldTile[];
  /** Which of the dice of the seat in its turn are chosen to be rolled again, as places among them. */
  chosen: number[];
  plan: RajasPlan | null;
  queue: RajasOwed[];
  seats: RajasSeat[];
}

/**
 * A choice on the board: its spaces, what the next one costs, gives and brings you now, and what stands against it.
 *
 * Where it asks for a die, `dice` are those of yours that pay as they lie and `turned` those that karma would turn,
 * as places among your dice.
 */
export interface RajasSpace {
  id: string;
  code: number;
  area: string;
  places: RajasPlace[];
  money: number;
  die_colour: string | null;
  die_value: number | null;
  takes: string | null;
  income: number | null;
  dice: number[];
  turned: number[];
  why_not: Reason | null;
}

/** One space for a worker: its price in money, and who stands there. */
export interface RajasPlace {
  money: number;
  seat: number | null;
}

/** One space of the river, with the tile that replaces its reward, the boats on it, and how you could sail there from the harbour with a die you have. */
export interface RajasRiverSpace {
  space: number;
  reward: RajasReward;
  river_tile: string | null;
  boats: number[];
  sail: Action | null;
}

/** What a space, a border place or a tile gives; colours and chamber where it is about some. */
export interface RajasReward {
  kind: string;
  amount: number;
  colours?: string[];
  chamber?: string | null;
}

/** The two tracks: fame f lies beside money from 2 × (meeting_sum - f) - 1 on. */
export interface RajasTracks {
  fame_length: number;
  money_length: number;
  meeting_sum: number;
  fame: RajasBonus[];
  money: RajasBonus[];
  fame_worker_at: number;
  money_worker_at: number;
}

/** One bonus of a track. */
export interface RajasBonus {
  at: number;
  reward: RajasReward;
}

/** The shape of every province: cells are numbered row by row; the residence, the cells its paths lead to, and those there are not. */
export interface RajasGrid {
  rows: number;
  columns: number;
  residence: number[];
  blocked: number[];
  paths: Record<number, string[]>;
}

/** One stack of tiles: the one on show, which others may follow, and for you what it pays, with which of your dice, and whether you can have it. */
export interface RajasStack {
  colour: string;
  back: string;
  tile: RajasTile | null;
  to_come: string[];
  payable: number | null;
  dice: number[];
  money: number;
  fame: number;
  why_not: Reason | null;
}

/** One province tile; exits are the sides its path leads to before it is turned. */
export interface RajasTile {
  id: string;
  colour: string;
  back: string;
  price: number;
  path: string;
  buildings: string[];
  markets: RajasMarket[];
}

/** One market of a tile. */
export interface RajasMarket {
  good: string;
  value: number;
}

/** One kind of yield tile that can still be drawn or taken, with all it gives. */
export interface RajasYieldTile {
  id: string;
  colour: string;
  rewards: RajasReward[];
  count: number;
}

/** The tile being built: what is still to pay and the answers that pay it best, and every way it could be laid. */
export interface RajasPlan {
  tile: RajasTile;
  due: number;
  payment: number[];
  covering: boolean;
  cell: number | null;
  placements: RajasPlacement[];
}

/** One way to lay the tile in hand: what it pays, which yields it reaches, what it joins, cuts and leaves open. */
export interface RajasPlacement {
  cell: number;
  turn: number;
  cell_code: number;
  turn_code: number;
  exits: string[];
  price: number;
  money: number;
  fame: number;
  yields: number[];
  joins: string[];
  cuts: string[];
  blind: string[];
}

/** Something still owed: the first is asked now; of the choices that wait the seat says which comes next. */
export interface RajasOwed {
  kind: string;
  seat: number;
  amount?: number;
  colours?: string[];
}

/** What lies in front of one seat, and its markers. */
export interface RajasSeat {
  back: boolean;
  fame: number;
  money: number;
  points: number;
  ahead: number;
  met: number | null;
  karma: number;
  boat: number;
  workers: number;
  ready: number;
  waiting: Record<string, string>;
  dice: RajasDie[];
  hands: number;
  upgrades: Record<string, number>;
  next_money_bonus: number | null;
  cells: RajasCell[];
  borders: RajasBorder[];
  open: number[];
  markets: RajasMarket[];
  mixed_income: number;
  breakdown: Record<string, number>;
  earned: Record<string, number>;
}

/** One die on a Kali statue. */
export interface RajasDie {
  colour: string;
  value: number;
}

/** One laid tile of a province: how it is turned, where its paths lead, whether it covers another. */
export interface RajasCell {
  cell: number;
  tile: RajasTile;
  turn: number;
  exits: string[];
  covered: boolean;
}

/** One yield on the border: all it gives now, the slot and the yield tile on it, and whether a path has reached it. */
export interface RajasBorder {
  border: number;
  cell: number;
  side: string;
  rewards: RajasReward[];
  slot: string | null;
  yield_tile: string | null;
  reached: boolean;
}
