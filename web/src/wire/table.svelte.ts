/** One table as this browser sees it: who sits there, where the match stands, and what you are about to do. */

import { Speech } from '../i18n/format';
import { words } from '../i18n/words.svelte';
import { prefers, SPEEDS } from '../parts/prefers.svelte';
import { lasting, together } from '../parts/story';
import { socketAddress } from './api';
import { laidOver } from './change';
import { ClockFace } from './clock.svelte';
import { Intent } from './intent';
import { Pace } from './pace';
import { watchPresses } from './press';
import { fits, isReached, reachedBy } from './reach';
import { Review } from './review.svelte';
import { TableSocket, type Line } from './socket';
import { cut, lastOwnStep } from './story';
import { Unanswered } from './unanswered';
import type {
  Action,
  ChatLine,
  Heard,
  LogLine,
  Moved,
  Position,
  Refused,
  Said,
  SeatInfo,
  Snapshot,
  TableInfo,
  View,
  You,
} from './types';

/** The number of what is said as soon as the line is back. */
const LATER = 0;

export class TableStore {
  line = $state<Line>('connecting');
  info = $state.raw<TableInfo | null>(null);
  self = $state.raw<You>({ seat: null, host: false, left: null, asking: null, muted: [], muted_host: false });
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What is said by people whom you have not muted. */
  heard = $derived(this.chat.filter((line) => !this.mutes(line)));
  /** What the last step told. */
  latest = $state.raw<LogLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What you have said and the server has not answered yet. */
  waiting = $state<number | null>(null);
  private readonly unanswered = new Unanswered();

  /** How many steps have come and are still to be shown. */
  behind = $state(0);

  private hovered = $state.raw<Action | null>(null);
  /** The action that waits for your confirmation. */
  armed = $state.raw<Action | null>(null);
  private readonly intent = new Intent();
  /** Whether what you meant to answer was not offered. */
  missed = $state(false);
  private actedAt = $state(0);
  /** How many times it became your turn; several steps may be shown at once, and each may end one turn and begin another. */
  turns = $state(0);

  readonly clock = new ClockFace();
  terms = $derived(this.info?.clock ?? null);
  game = $derived(this.info?.game ?? '');
  you = $derived(this.self.seat);
  seats = $derived<SeatInfo[]>(this.info?.seats ?? []);
  actors = $derived(this.position?.actors ?? []);
  yourTurn = $derived(this.you !== null && this.actors.includes(this.you));
  prompt = $derived(this.position?.prompt ?? null);
  legal = $derived<Action[]>(this.waiting === null ? (this.position?.legal ?? []) : []);
  /** The same, also while your answer is on its way: lists stay where they are. */
  offered = $derived<Action[]>(this.position?.legal ?? []);
  over = $derived(this.position?.over ?? false);
  scores = $derived(this.position?.scores ?? null);
  /** The task that is practised here, and how it stands. */
  task = $derived(this.info?.task ?? null);
  goal = $derived(this.position?.goal ?? null);
  /** The action under the pointer or the focus, or the one that waits to be confirmed. */
  aimed = $derived(this.hovered ?? this.armed);
  /** What happened since you last acted, and what your own answer brought about at once. */
  fresh = $derived(this.log.filter((line) => line.step >= this.actedAt && line.event.seat !== this.you));
  text = $derived<Speech>(words.game(this.game, (seat) => this.nameOf(seat)));

  /** Looking back, once the match is over. */
  readonly review: Review = new Review(this);
  private readonly socket: TableSocket;
  private readonly pace = new Pace<Moved>(
    (moved) => this.move(moved),
    (shown) => SPEEDS[prefers.speed] * lasting(this.sentences(shown?.log ?? []).length),
    (count) => (this.behind = count),
  );
  private readonly unwatch = watchPresses(
    () => this.pace.hold(),
    () => this.pace.release(),
  );

  constructor(readonly id: string) {
    this.socket = new TableSocket({
      address: () => socketAddress(id, words.language, this.position?.n ?? 0),
      hear: (message) => this.hear(message),
      line: (line) => {
        this.line = line;
        if (line === 'open') return;
        this.unanswered.interrupt();
        this.clock.stop();
      },
    });
  }

  leave(): void {
    this.unwatch();
    this.pace.drop();
    this.clock.stop();
    this.review.close();
    this.socket.close();
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name || `${words.shell.say('seat.nobody')} ${seat + 1}`;
  }

  /** The legal action of a kind whose particulars include these. */
  find(kind: string, what: Record<string, string | number> = {}): Action | undefined {
    return this.legal.find((action) => fits(action, kind, what));
  }

  /** The same, or one that a legal action opens: choosing it gives both. */
  reach(kind: string, what: Record<string, string | number> = {}): Action | undefined {
    return (
      this.find(kind, what) ?? this.legal.flatMap((by) => this.ahead(by)).find((action) => fits(action, kind, what))
    );
  }

  /** What a legal action opens, each to be chosen together with it. */
  ahead(by: Action): Action[] {
    return (this.position?.opened[by.code] ?? []).map((action) => reachedBy(by, action));
  }

  /** What others did, and what happened by itself, as sentences. */
  sentences(lines: LogLine[]): [LogLine, ...LogLine[]][] {
    return together(lines.filter((line) => line.event.seat !== this.you && this.text.has(`event.${line.event.kind}`)));
  }

  /** Point at an action without choosing it: the board and the list show its cost and gain. */
  aim(action: Action | null): void {
    this.hovered = action;
  }

  /** A press moves the focus: what loses it may not take the aim away from what is pressed. */
  unaim(action: Action): void {
    if (this.hovered?.code === action.code) this.hovered = null;
  }

  /** Whether a remark is of somebody whom you do not want to read. */
  private mutes({ seat, name }: ChatLine): boolean {
    if (seat !== null) return this.self.muted.includes(seat) && name === this.seats[seat]?.name;
    return name ? this.self.muted_host : !prefers.spectators;
  }

  /** Choose an action: it is played, or asks for confirmation first when it warns, or when you like to be asked. */
  choose(action: Action, ask = prefers.confirm): void {
    if (this.waiting !== null) return;
    if (this.armed?.code !== action.code && (ask || action.warning)) this.armed = action;
    else this.play(action);
  }

  play(action: Action): void {
    if (isReached(action)) this.give([action.by, action]);
    else this.answer(action);
  }

  /** Several answers with one press: each follows as soon as it is offered. */
  give([first, ...more]: Action[]): void {
    this.intent.set(more, this.prompt?.kind ?? '');
    if (first) this.answer(first);
  }

  private answer(action: Action): void {
    this.armed = null;
    this.hovered = null;
    this.refused = null;
    this.missed = false;
    if (this.position) this.say({ type: 'play', code: action.code, n: this.position.n });
  }

  /** What you have said already is answered; only what is still open is asked. */
  private follow(): void {
    const next = this.prompt ? this.intent.next(this.prompt.kind, this.offered) : undefined;
    if (next === 'missed') this.missed = true;
    else if (next) this.answer(next);
  }

  undo(): void {
    this.intent.set([], '');
    if (this.position) this.say({ type: 'undo', n: this.position.n });
  }

  retry(): void {
    this.say({ type: 'retry' });
  }

  say(message: Said): void {
    this.waiting = this.socket.say(message) ?? LATER;
    this.unanswered.note(message);
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    this.pace.flush();
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'snapshot':
        return this.begin(message);
      case 'moved':
        return this.pace.push(message, message.seat === this.you || document.hidden);
      case 'table':
        this.info = message.table;
        this.self = message.you;
        return;
      case 'clocks':
        this.clock.set(message.clocks);
        this.log = [...this.log, ...message.log];
        return;
      case 'spoken':
        this.chat = [...this.chat, message.line];
        return;
      case 'done':
        // Until the step is shown, the answers to the last question may not be offered again.
        return this.pace.whenReleased(() => this.settled(message.ref));
      case 'refused': {
        // What was said twice and is out of date had been done the first time.
        if (!(this.unanswered.wasRepeated && message.reason.kind === 'stale')) this.refused = message;
        if (message.ref !== null) this.settle();
      }
    }
  }

  private settled(ref: number | null): void {
    if (ref === this.waiting) this.settle();
  }

  private settle(): void {
    this.waiting = null;
    this.unanswered.settle();
  }

  private begin(snapshot: Snapshot): void {
    const before = this.yourTurn;
    this.pace.drop();
    this.info = snapshot.table;
    this.self = snapshot.you;
    this.position = snapshot.position;
    this.log = snapshot.since > 0 ? [...this.log, ...snapshot.log] : [...snapshot.log];
    this.latest = [];
    const told = this.chat;
    this.chat = snapshot.chat;
    this.clock.set(snapshot.clocks);
    this.actedAt = lastOwnStep(this.log, this.you);
    if (this.yourTurn && !before) this.turns += 1;
    this.forget();
    const again = this.unanswered.again(told, snapshot.chat);
    if (again) this.say(again);
    else if (!this.unanswered.isOpen) this.waiting = null;
  }

  private move(moved: Moved): void {
    const before = this.yourTurn;
    this.log = [...cut(this.log, moved.kept), ...moved.log];
    this.latest = moved.undone ? [] : moved.log;
    this.position = { ...moved.position, view: laidOver(this.position?.view, moved.view) as View };
    if (moved.seat === this.you) {
      this.actedAt = moved.position.step;
      // What you said has happened; the receipt follows.
      this.settle();
    }
    if (this.yourTurn && !before) this.turns += 1;
    this.forget(moved.seat !== this.you);
    if (moved.seat === this.you && !moved.undone) this.follow();
  }

  /** Where all answer at once, what another did does not take back what you are about to confirm. */
  private forget(keep = false): void {
    const armed = this.armed?.code;
    this.armed = keep ? (this.legal.find((action) => action.code === armed) ?? null) : null;
    this.hovered = null;
    this.refused = null;
  }
}
