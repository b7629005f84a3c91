/** Points at an action while the mouse or the focus is on an element. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { AtTable } from '../games/contract';
import type { Action } from '../wire/types';

/**
 * Leaving takes back only what was aimed at from here: a press moves the focus, and what loses it may not take the aim
 * away from what is pressed. The action is remembered, as an element that is removed has none to ask for any more.
 */
export function aims(table: Pick<AtTable, 'aim' | 'unaim'>, action: () => Action | undefined): Attachment<HTMLElement> {
  return (node) => {
    let aimed: Action | undefined;
    const aim = (): void => {
      aimed = action();
      if (aimed) table.aim(aimed);
    };
    const leave = (): void => {
      if (aimed) table.unaim(aimed);
      aimed = undefined;
    };
    const off = [
      on(node, 'pointerenter', aim),
      on(node, 'focus', aim),
      on(node, 'pointerleave', leave),
      on(node, 'blur', leave),
    ];
    return () => {
      for (const stop of off) stop();
    };
  };
}
