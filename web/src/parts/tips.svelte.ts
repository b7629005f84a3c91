/** Tooltips for mouse, keyboard and touch: one layer draws whichever piece is pointed at. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Speech } from '../i18n/format';
import type { Action, Reason } from '../wire/types';

export interface Tip {
  title: string;
  lines?: string[];
  /** What it costs and gains to choose this. */
  action?: Action | undefined;
  /** Why it cannot be chosen. */
  reason?: Reason | null | undefined;
  rule?: string | undefined;
  /** The game's words and key, for reasons and rules. */
  text?: Speech;
  game?: string;
}

class Tips {
  anchor = $state.raw<HTMLElement | null>(null);
  tip = $state.raw<Tip | null>(null);
  private source: () => Tip | null = () => null;

  show(anchor: HTMLElement, source: () => Tip | null): void {
    this.anchor = anchor;
    this.source = source;
    this.tip = source();
  }

  hide(anchor?: HTMLElement): void {
    if (anchor && anchor !== this.anchor) return;
    this.anchor = null;
    this.tip = null;
  }

  /** The table has changed: say what is true now, unless the piece is gone. */
  renew(): void {
    if (this.anchor?.isConnected) this.tip = this.source();
    else this.hide();
  }
}

export const tips = new Tips();

const HOVER = 140;
const LONG_PRESS = 420;

/** Gives an element a tooltip; `source` is read when it is shown and when the table changes. */
export function tip(source: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => tips.show(node, source), wait);
    };
    const hide = (): void => {
      clearTimeout(timer);
      tips.hide(node);
    };
    // Svelte's own `on`: an element that is removed loses its focus in the middle of an update, where state may not change otherwise.
    const off = [
      on(node, 'pointerenter', (event) => event.pointerType === 'mouse' && later(HOVER)),
      on(node, 'pointerleave', hide),
      on(node, 'pointerdown', (event) => (event.pointerType === 'mouse' ? clearTimeout(timer) : later(LONG_PRESS))),
      on(node, 'pointerup', () => clearTimeout(timer)),
      on(node, 'pointercancel', hide),
      on(node, 'contextmenu', (event) => tips.anchor === node && event.preventDefault()),
      on(node, 'click', () => !node.hasAttribute('data-legal') && tips.show(node, source)),
      on(node, 'focus', () => node.matches(':focus-visible') && tips.show(node, source)),
      on(node, 'blur', hide),
    ];
    return () => {
      hide();
      for (const stop of off) stop();
    };
  };
}
