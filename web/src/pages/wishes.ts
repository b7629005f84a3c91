/** What is wished for a new table: what the form shows is what it sends. */

import type { GameInfo, OptionInfo, Preset } from '../wire/types';

/** The values that so many seats may choose. */
export const values = (option: OptionInfo, seats: number): string[] =>
  option.values.filter((value) => (option.seats[value] ?? [seats]).includes(seats));

/** What was chosen, else the usual value, unless the number of seats rules them out. */
export function wished(option: OptionInfo, seats: number, chosen: string | undefined): string {
  const possible = values(option, seats);
  return [chosen, option.default, ...possible].find((value) => possible.includes(value ?? '')) ?? option.default;
}

/** Whether an option is simply off or on. */
export const isSwitch = (option: OptionInfo): boolean => option.values.join() === 'off,on';

/** The presets for so many seats. */
export const presets = (game: GameInfo, seats: number): Preset[] =>
  game.presets.filter((preset) => !preset.seats.length || preset.seats.includes(seats));

/** Whether what is chosen is all that a preset stands for, and nothing else. */
export const isPreset = (
  game: Pick<GameInfo, 'options'>,
  preset: Pick<Preset, 'options'>,
  seats: number,
  chosen: Record<string, string>,
): boolean =>
  game.options.every(
    (option) => wished(option, seats, chosen[option.name]) === wished(option, seats, preset.options[option.name]),
  );
