/** Looking back at a match that is over: what the analysis found, and a table that can be leafed through but not touched. */

import type { AtTable } from '../games/contract';
import { Speech } from '../i18n/format';
import { words } from '../i18n/words.svelte';
import { still } from '../parts/prefers.svelte';
import { analyse, analysis, positions, sentence } from './api';
import { fits } from './reach';
import { cut } from './story';
import type { TableStore } from './table.svelte';
import type { Action, AnalysisInfo, Decision, LogLine, Position, Score, SeatInfo, Turn } from './types';

const POLL = 700;
const BEAT = 1400;
/** Positions come in sheets of so many. */
const SHEET = 16;

export class Review implements AtTable {
  info = $state.raw<AnalysisInfo | null>(null);
  /** What went wrong, in a sentence. */
  trouble = $state('');
  watching = $state(false);
  /** How many steps have been made where we look. */
  step = $state(0);
  playing = $state(false);
  /** An answer of the decision at hand that is pointed at. */
  aimed = $state.raw<Action | null>(null);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed
  private album = $state.raw(new Map<number, Position>());
  private shown = $state.raw<Position | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  found = $derived(this.info?.found ?? null);
  steps = $derived.by(() => this.table.position?.step ?? 0);
  /** The position that is looked at; the one before as long as it is on its way. */
  position = $derived.by(() => this.album.get(this.step) ?? this.shown ?? this.table.position);
  log = $derived.by(() => cut(this.table.log, this.step));
  /** What happened in the step that was made last. */
  fresh = $derived<LogLine[]>(this.log.filter((line) => line.step === this.step));
  /** The decision that comes next. */
  decision = $derived<Decision | null>(this.found?.decisions[this.step] ?? null);
  /** Each seat's chance of winning, in hundredths, after so many steps. */
  chances = $derived((this.found?.outlooks ?? []).map((outlook) => outlook.win.map((share) => share * 100)));
  /** Words of the shell that know the names at this table. */
  shell = $derived(new Speech(words.shell.words, (seat) => this.nameOf(seat)));

  constructor(private readonly table: TableStore) {}

  // What a game's table asks

  readonly prompt = null;
  get id(): string { return this.table.id; } // prettier-ignore
  get game(): string { return this.table.game; } // prettier-ignore
  get you(): number | null { return this.table.you; } // prettier-ignore
  /** Whoever looks back does not ask who is there now. */
  seats = $derived.by<SeatInfo[]>(() => this.table.seats.map((seat) => ({ ...seat, here: true })));
  get text(): Speech { return this.table.text; } // prettier-ignore
  get actors(): number[] { return this.position?.actors ?? []; } // prettier-ignore
  get over(): boolean { return this.position?.over ?? false; } // prettier-ignore
  get scores(): Score[] | null { return this.position?.scores ?? null; } // prettier-ignore
  /** Only what is pointed at glows: nothing can be chosen any more. */
  get legal(): Action[] { return this.aimed ? [this.aimed] : []; } // prettier-ignore

  find(kind: string, what: Record<string, string | number> = {}): Action | undefined {
    return this.legal.find((action) => fits(action, kind, what));
  }

  reach(kind: string, what: Record<string, string | number> = {}): Action | undefined {
    return this.find(kind, what);
  }

  ahead(): Action[] {
    return [];
  }

  aim(): void {
    // What is pointed at comes from the decision beside the table.
  }

  unaim(): void {
    // There too it is left.
  }

  choose(): void {
    // The match is over.
  }

  give(): void {
    // The match is over.
  }

  nameOf(seat: number): string {
    return this.table.nameOf(seat);
  }

  // Analysis

  /** Look whether there is an analysis, or one is being made. */
  async look(): Promise<void> {
    await this.hear(analysis(this.table.id, words.language));
  }

  async analyse(): Promise<void> {
    await this.hear(analyse(this.table.id, words.language));
  }

  private async hear(answer: Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.timer);
    const begun = this.info?.status === 'waiting' || this.info?.status === 'running';
    try {
      this.info = await answer;
      this.trouble = begun && this.info.status === 'none' ? words.shell.say('analysis.failed') : '';
    } catch (problem) {
      this.trouble = sentence(problem);
      return;
    }
    if (this.info.status === 'waiting' || this.info.status === 'running')
      this.timer = setTimeout(() => void this.look(), POLL);
  }

  /** A turning point in words. */
  told(turn: Turn): { key: string; what: Record<string, string | number> } {
    const decision = this.found?.decisions[turn.step - 1];
    const say = (action: Action | undefined): string =>
      action ? this.text.say(`action.${action.kind}`, action.what) : '';
    const [before, after] = [Math.round(turn.before * 100), Math.round(turn.after * 100)];
    return {
      key: `turn.${turn.kind}`,
      what: {
        seat: turn.seat,
        mover: turn.mover,
        given: say(decision?.given),
        best: say(decision?.best),
        before,
        after,
      },
    };
  }

  // Leafing through

  watch(step: number): void {
    this.watching = true;
    this.go(step);
    // On a phone the board lies above what was clicked.
    scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' });
  }

  leave(): void {
    this.stop();
    this.watching = false;
  }

  go(step: number): void {
    this.shown = this.position;
    this.aimed = null;
    this.step = Math.min(this.steps, Math.max(0, step));
    void this.fetch(this.step);
    if (this.step + SHEET / 2 <= this.steps) void this.fetch(this.step + SHEET / 2);
    if (this.step === this.steps) this.stop();
  }

  play(): void {
    if (this.step === this.steps) this.go(0);
    this.playing = true;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.go(this.step + 1), BEAT);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.beat);
  }

  /** Nobody looks any more. */
  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  private async fetch(step: number): Promise<void> {
    const first = step - (step % SHEET);
    if (this.asked.has(first)) return;
    this.asked.add(first);
    try {
      const sheet = await positions(this.table.id, first, words.language);
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed
      this.album = new Map([...this.album, ...sheet.map((position) => [position.step, position] as const)]);
    } catch (problem) {
      this.asked.delete(first);
      this.trouble = sentence(problem);
      this.stop();
    }
  }
}
