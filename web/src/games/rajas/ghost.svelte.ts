/** The tile in hand: how it is turned before it is laid, and where it would lie. */

import type { RajasPlacement, RajasPlan } from '../../wire/types';

const QUARTERS = 4;

export class Ghost {
  turn = $state(0);

  /** The way to lay the tile in a cell that comes nearest to how it is held, in the direction it was last turned. */
  at(plan: RajasPlan | null, cell: number | null): RajasPlacement | undefined {
    const ways = plan?.placements.filter((way) => way.cell === cell) ?? [];
    for (let more = 0; more < QUARTERS; more++) {
      const found = ways.find((way) => way.turn === (this.turn + more) % QUARTERS);
      if (found) return found;
    }
    return undefined;
  }

  /** Turn to the next way that is possible in this cell, clockwise or back. */
  rotate(plan: RajasPlan | null, cell: number | null, back = false): void {
    const ways = plan?.placements.filter((way) => cell === null || way.cell === cell).map((way) => way.turn) ?? [];
    const now = this.at(plan, cell)?.turn ?? this.turn;
    for (let more = 1; more <= QUARTERS; more++) {
      const next = (now + (back ? QUARTERS - more : more)) % QUARTERS;
      if (!ways.includes(next)) continue;
      this.turn = next;
      return;
    }
  }
}
