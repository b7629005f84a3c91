/** Lets steps be seen: what comes faster than eyes can follow is shown one after the other. */

const GAP = 650;
const CROWD = 6;

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private held = false;
  private hurried = false;

  constructor(private readonly show: (item: T) => void) {}

  /** Show an item in its turn; when `now`, everything before it is hurried along. */
  push(item: T, now: boolean): void {
    this.queue.push(item);
    if (now || this.queue.length > CROWD) this.flush();
    else this.next();
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
  }

  flush(): void {
    this.hurried = this.held;
    if (this.held) return;
    this.stop();
    for (const item of this.queue.splice(0)) this.one(item);
  }

  drop(): void {
    this.stop();
    this.queue = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.held || this.timer !== undefined || this.queue.length === 0) return;
    const wait = Math.max(0, this.last + GAP - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const item = this.queue.shift();
      if (item !== undefined) this.one(item);
      this.next();
    }, wait);
  }

  private one(item: T): void {
    this.last = performance.now();
    this.show(item);
  }
}
