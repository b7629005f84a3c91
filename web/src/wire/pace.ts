/** Lets steps be seen: what comes faster than eyes can follow is shown one after the other. */

/** Where so many wait, they go by twice as fast. */
const CROWD = 6;

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: { item?: T; at: number } = { at: 0 };
  private held = false;
  private hurried = false;
  private afterwards: (() => void)[] = [];

  constructor(
    private readonly show: (item: T) => void,
    /** The milliseconds that what was shown last stays until the next; none shows everything at once. */
    private readonly gap: (shown?: T) => number,
    /** Hears how many items wait. */
    private readonly waiting: (count: number) => void = () => undefined,
  ) {}

  /** Show an item in its turn; when `now`, everything before it is hurried along. */
  push(item: T, now: boolean): void {
    this.queue.push(item);
    if (now || this.gap() === 0) this.flush();
    else this.next();
    this.waiting(this.queue.length);
  }

  /** Show nothing new until released. */
  hold(): void {
    this.stop();
    this.held = true;
  }

  release(): void {
    this.held = false;
    if (this.hurried) this.flush();
    else this.next();
    for (const work of this.afterwards.splice(0)) work();
  }

  /** Do something now or, while new things are held back, when they are shown. */
  whenReleased(work: () => void): void {
    if (this.held) this.afterwards.push(work);
    else work();
  }

  flush(): void {
    this.hurried = this.held;
    if (this.held) return;
    this.stop();
    for (const item of this.queue.splice(0)) this.one(item);
    this.waiting(0);
  }

  drop(): void {
    this.stop();
    this.queue = [];
    this.waiting(0);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.held || this.timer !== undefined || this.queue.length === 0) return;
    const gap = this.gap(this.last.item) / (this.queue.length > CROWD ? 2 : 1);
    const wait = Math.max(0, this.last.at + gap - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const item = this.queue.shift();
      if (item !== undefined) this.one(item);
      this.waiting(this.queue.length);
      this.next();
    }, wait);
  }

  private one(item: T): void {
    this.last = { item, at: performance.now() };
    this.show(item);
  }
}
