/** What is wished for a new table: what the form shows is what it sends. */

import type { OptionInfo } from '../wire/types';

/** The values that so many seats may choose. */
export const values = (option: OptionInfo, seats: number): string[] =>
  option.values.filter((value) => (option.seats[value] ?? [seats]).includes(seats));

/** What was chosen, else the usual value, unless the number of seats rules them out. */
export function wished(option: OptionInfo, seats: number, chosen: string | undefined): string {
  const possible = values(option, seats);
  return [chosen, option.default, ...possible].find((value) => possible.includes(value ?? '')) ?? option.default;
}
