/** Tooltips for mouse, keyboard and touch: one layer draws whichever piece is pointed at. */

import type { Attachment } from 'svelte/attachments';
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
  private source = $state.raw<() => Tip | null>(() => null);
  tip = $derived(this.anchor ? this.source() : null);

  show(anchor: HTMLElement, source: () => Tip | null): void {
    this.anchor = anchor;
    this.source = source;
  }

  hide(anchor?: HTMLElement): void {
    if (!anchor || anchor === this.anchor) this.anchor = null;
  }
}

export const tips = new Tips();

const HOVER = 140;
const LONG_PRESS = 420;

/** Gives an element a tooltip; `source` is read while it is shown, so it stays true when the table changes. */
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
    const listen: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && later(HOVER)],
      ['pointerleave', hide],
      ['pointerdown', (event: PointerEvent) => (event.pointerType === 'mouse' ? clearTimeout(timer) : later(LONG_PRESS))],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hide],
      ['contextmenu', (event: MouseEvent) => tips.anchor === node && event.preventDefault()],
      ['click', () => !node.hasAttribute('data-legal') && tips.show(node, source)],
      ['focus', () => node.matches(':focus-visible') && tips.show(node, source)],
      ['blur', hide],
    ];
    for (const [name, act] of listen) node.addEventListener(name, act as EventListener);
    return () => {
      hide();
      for (const [name, act] of listen) node.removeEventListener(name, act as EventListener);
    };
  };
}
