/** How this person likes it: theme, and whether every move asks to be confirmed. */

import { remember, remembered } from '../wire/memory';

export type Theme = 'system' | 'light' | 'dark';

const touch = matchMedia('(pointer: coarse)').matches;

class Prefers {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'system');
  confirm = $state(remembered('confirm') === null ? touch : remembered('confirm') === 'yes');

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember('confirm', confirm ? 'yes' : 'no');
  }
}

export const prefers = new Prefers();

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
