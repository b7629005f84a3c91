/** A table's socket: it comes back by itself after a break and asks for what was missed. */

import type { Heard, Said } from './types';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

interface Ears {
  address(): string;
  hear(message: Heard): void;
  line(line: Line): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Close codes are 4000 and the status of the refusal: up to 4428 coming back would not help, later ones pass. */
const HOPELESS = (code: number): boolean => code >= 4400 && code < 4429;

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private ref = 0;

  constructor(private readonly ears: Ears) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Say something; returns its number, or null when the line is down. */
  say(message: Said): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.ref += 1;
    this.socket.send(JSON.stringify({ ...message, ref: this.ref }));
    return this.ref;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.ears.address());
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.ears.line('open');
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (!this.closed) this.ears.hear(JSON.parse(message.data) as Heard);
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (HOPELESS(code)) return this.ears.line('gone');
    this.ears.line('lost');
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks again, or the network is back: do not make them wait. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
