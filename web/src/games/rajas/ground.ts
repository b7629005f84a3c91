/** Where things lie on a province: cells are numbered row by row, and yields lie beyond the sides of cells. */

import type { RajasBorder, RajasGrid } from '../../wire/types';

export type Side = 'top' | 'right' | 'bottom' | 'left';

const BEYOND: Record<Side, [number, number]> = { top: [-1, 0], right: [0, 1], bottom: [1, 0], left: [0, -1] };
const OPPOSITE: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

export const rowOf = (grid: RajasGrid, cell: number): number => Math.floor(cell / grid.columns);
export const columnOf = (grid: RajasGrid, cell: number): number => cell % grid.columns;

/** The cells that can be built on. */
export function builtOn(grid: RajasGrid): number[] {
  const others = new Set([...grid.residence, ...grid.blocked]);
  return Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell).filter((cell) => !others.has(cell));
}

/** The sides by which paths leave the residence: opposite to those by which they enter the cells around it. */
export function exitsOf(grid: RajasGrid): Side[] {
  return Object.values(grid.paths)
    .flat()
    .map((side) => OPPOSITE[side as Side]);
}

/** Row and column of a yield; those around the province are one less than the first and one more than the last. */
export function spotOf(grid: RajasGrid, border: RajasBorder): { row: number; column: number } {
  const [down, across] = BEYOND[border.side as Side];
  return { row: rowOf(grid, border.cell) + down, column: columnOf(grid, border.cell) + across };
}

/** Which sides of a province have yields around it, and so need room. */
export function rims(grid: RajasGrid, borders: RajasBorder[]): Record<Side, boolean> {
  const spots = borders.map((border) => spotOf(grid, border));
  return {
    top: spots.some(({ row }) => row < 0),
    right: spots.some(({ column }) => column === grid.columns),
    bottom: spots.some(({ row }) => row === grid.rows),
    left: spots.some(({ column }) => column < 0),
  };
}

/** Where several yields share a spot, those at its sides make way for the one above or below them. */
export function wayOf(grid: RajasGrid, border: RajasBorder, borders: RajasBorder[]): 'up' | 'down' | null {
  if (border.side === 'top' || border.side === 'bottom') return null;
  const here = spotOf(grid, border);
  const there = borders.filter((each) => {
    const { row, column } = spotOf(grid, each);
    return row === here.row && column === here.column;
  });
  if (there.some((each) => each.side === 'bottom')) return 'down';
  return there.some((each) => each.side === 'top') ? 'up' : null;
}
