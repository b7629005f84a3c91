/** Where fame and money lie on the two tracks that run against each other, as shares of the width. */

import type { RajasTracks } from '../../wire/types';

/** Fame from the left. */
export function fameAt(tracks: RajasTracks, fame: number): number {
  return (Math.min(fame, tracks.meeting_sum) + 0.5) / (tracks.meeting_sum + 1);
}

/** Money from the right: two of its steps lie beside one of fame. */
export function moneyAt(tracks: RajasTracks, money: number): number {
  const step =
    money < 1 ? tracks.meeting_sum + 0.5 : tracks.meeting_sum + 0.25 - Math.min(money, tracks.money_length + 1) / 2;
  return step / (tracks.meeting_sum + 1);
}
