/** Pictures of components in the rules: the server leaves a place for each, and the game's room draws it. */

import { mount, unmount, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Draws what each place of a part of the page names; the name stays beside it. */
export function pictures(Mark: Component<{ id: string }> | undefined): Attachment<HTMLElement> {
  return (part) => {
    if (!Mark) return;
    const places = [...part.querySelectorAll<HTMLElement>('[data-thing]')];
    const drawn = places.map((place) => draw(Mark, place));
    return () => {
      for (const picture of drawn) void unmount(picture);
    };
  };
}

function draw(Mark: Component<{ id: string }>, place: HTMLElement): Record<string, unknown> {
  const anchor = place.firstChild;
  return mount(Mark, { target: place, ...(anchor ? { anchor } : {}), props: { id: place.dataset.thing ?? '' } });
}
