/** What the components are, and how they are drawn and read. */

import type { Speech } from '../../i18n/format';
import type { Action, RajasReward, RajasTile, RajasView } from '../../wire/types';
import type { AtTable } from '../contract';

export const COLOURS = ['blue', 'green', 'orange', 'purple'] as const;
export const BUILDINGS = ['temple', 'palace', 'fort', 'mill'] as const;
export const GOODS = ['silk', 'tea', 'spice'] as const;
export const BACKS = ['snake', 'cow', 'tiger'] as const;
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export const CHAMBERS = ['great_mogul', 'dancer', 'yogi', 'raja_man_singh', 'master_builder', 'portuguese'] as const;

/** The pips of a die have the shape of its colour, since colour alone never speaks; in a square of 16. */
export const GLYPHS: Record<string, string> = {
  blue: 'M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z',
  green: 'M8 .5 15.500 8 8 15.500.5 8z',
  orange: 'M8 1l7.500 13.500H.5z',
  purple: 'M8 0l2.300 5.700L16 8l-5.700 2.300L8 16l-2.300-5.700L0 8l5.700-2.300z',
  any: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3z',
};

/** Where the pips of each value lie, in a square of 32. */
const LOW = 8.5;
const MID = 16;
const HIGH = 23.5;
export const PIPS: Record<number, [number, number][]> = {
  1: [[MID, MID]],
  2: [[LOW, HIGH], [HIGH, LOW]],
  3: [[LOW, HIGH], [MID, MID], [HIGH, LOW]],
  4: [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
  5: [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]],
  6: [[LOW, LOW], [HIGH, LOW], [LOW, MID], [HIGH, MID], [LOW, HIGH], [HIGH, HIGH]],
}; // prettier-ignore

/** The path of a tile before it is turned, in a square of 100. */
export const PATHS: Record<string, string> = {
  straight: 'M50 -2V102',
  curve: 'M50 -2C50 34 66 50 102 50',
  fork: 'M-2 50H102M50 -2V50',
  crossing: 'M-2 50H102M50 -2V102',
};

/** A reward in words, with its amount, colours and chamber. */
export function rewardName(text: Speech, reward: RajasReward): string {
  const details = [...(reward.colours ?? []), ...(reward.chamber ? [reward.chamber] : [])]
    .map((id) => text.name(id))
    .join(', ');
  return text.say(`name.reward.${reward.kind}`, { amount: reward.amount }) + (details ? ` (${details})` : '');
}

/** All that a yield gives, in words. */
export const rewardsName = (text: Speech, rewards: RajasReward[]): string =>
  rewards.map((reward) => rewardName(text, reward)).join(' + ');

/** What has to be known about these rewards. */
export const rewardTips = (text: Speech, rewards: RajasReward[]): string[] =>
  rewards.map(({ kind }) => `tip.reward.${kind}`).flatMap((key) => (text.has(key) ? [text.say(key)] : []));

/** The answer that makes the first of these waiting choices come next: the thing a choice is about gives it, too. */
export const nextOf = (table: AtTable, ...choices: string[]): Action | undefined =>
  choices.flatMap((choice) => table.find('next', { choice: `choice.${choice}` }) ?? [])[0];

/** What stands on a tile, in words. */
export function contents(text: Speech, tile: RajasTile): string {
  return [
    ...tile.buildings.map((id) => text.name(id)),
    ...tile.markets.map(({ good, value }) => `${text.name(good)} ${value}`),
    text.name(tile.path),
  ].join(', ');
}

/** Which of your dice could be given for what is pointed at, by its place: a space and a stack say so themselves. */
export function payers(view: RajasView, aimed: Action | null): (place: number) => 'plain' | 'turned' | null {
  const what = aimed?.what ?? {};
  const space = aimed?.kind === 'place' ? view.spaces.find((each) => each.id === what.space) : undefined;
  const picks = aimed?.kind === 'pick_tile' || aimed?.kind === 'cover_with';
  const stack = picks ? view.stacks.find((each) => each.tile?.id === what.tile) : undefined;
  const { dice = [], turned = [] } = space ?? { dice: stack?.dice };
  return (place) => (dice.includes(place) ? 'plain' : turned.includes(place) ? 'turned' : null);
}
