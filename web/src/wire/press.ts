/** A finger or a mouse button that is down: what lies under it may not change until it is up and its click has come. */

/** The click follows the release so soon, in milliseconds. */
const CLICK = 60;
/** Who holds longer is looking, not clicking. */
const LONGEST = 1000;

/** Calls `hold` when something is pressed and `release` when that is over; returns what ends the watch. */
export function watchPresses(hold: () => void, release: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(release, wait);
  };
  const down = (): void => {
    hold();
    later(LONGEST);
  };
  const up = (): void => later(CLICK);
  const ends = ['pointerup', 'pointercancel', 'blur'] as const;
  addEventListener('pointerdown', down, true);
  for (const end of ends) addEventListener(end, up, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', down, true);
    for (const end of ends) removeEventListener(end, up, true);
  };
}
