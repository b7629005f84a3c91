/** The clock of a table as this browser shows it: what the server told, and what has passed since then. */

import type { Clocks } from './types';

const TICK = 250;

/** What is left of a time that has been running for so long; nothing passes while it rests. */
export function remaining(left: number, passed: number, rest: Clocks['rest']): number {
  const [rests, goesOn] = rest ?? [Infinity, Infinity];
  return Math.max(0, left - Math.min(passed, rests) - Math.max(0, passed - goesOn));
}

export class ClockFace {
  private told = $state.raw<Clocks | null>(null);
  private passed = $state(0);
  private heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Whether people may not think for as long as they like. */
  shown = $derived(this.told !== null);
  /** The seats whose time runs. */
  running = $derived<number[]>(this.told?.running ?? []);
  /** Whether it is night or a weekend that was left out. */
  resting = $derived.by(() => {
    const rest = this.told?.rest;
    return !!rest && this.passed >= rest[0] && this.passed < rest[1];
  });

  /** The milliseconds that a seat has left. */
  left(seat: number): number {
    const left = this.told?.left[seat] ?? 0;
    return this.running.includes(seat) ? remaining(left, this.passed, this.told?.rest ?? null) : left;
  }

  set(clocks: Clocks | null): void {
    this.stop();
    this.told = clocks;
    this.passed = 0;
    this.heard = performance.now();
    if (clocks?.running.length) this.timer = setInterval(() => this.tick(), TICK);
  }

  /** Time stands still, as when nothing is heard of the house. */
  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.passed = performance.now() - this.heard;
  }
}
