/** How this person likes it: theme, whether every move asks to be confirmed, how fast others are seen to move, and how loudly. */

import { remember, remembered } from '../wire/memory';

export type Theme = 'system' | 'light' | 'dark';

/** The time between two steps that are shown, in milliseconds. */
export const SPEEDS = { slow: 1600, normal: 650, fast: 250, at_once: 0 };
export type Speed = keyof typeof SPEEDS;

const speedOf = (said: string | null): Speed => (said && said in SPEEDS ? (said as Speed) : 'normal');

const touch = matchMedia('(pointer: coarse)').matches;

class Prefers {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'system');
  confirm = $state(remembered('confirm') === null ? touch : remembered('confirm') === 'yes');

  speed = $state<Speed>(speedOf(remembered('speed')));

  /** Whether the table is heard: on phones only if somebody wants that. */
  sound = $state(remembered('sound') === null ? !touch : remembered('sound') === 'yes');
  volume = $state(Number(remembered('volume')) || 0.5);

  /** Whether what spectators say, who have no names, is read. */
  spectators = $state(remembered('spectators') !== 'no');

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember('sound', sound ? 'yes' : 'no');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }

  setSpectators(spectators: boolean): void {
    this.spectators = spectators;
    remember('spectators', spectators ? 'yes' : 'no');
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember('confirm', confirm ? 'yes' : 'no');
  }
}

export const prefers = new Prefers();

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
