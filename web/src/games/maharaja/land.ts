/** Where everything lies on the drawn sheet, in its own units. */

export interface Spot {
  x: number;
  y: number;
}

export const SHEET = { w: 1000, h: 800 };

/** The seven cities and the crossing. */
export const PLACES: Record<string, Spot> = {
  jodhpur: { x: 110, y: 138 },
  delhi: { x: 500, y: 118 },
  varanasi: { x: 890, y: 138 },
  ahmadabad: { x: 240, y: 402 },
  khajuraho: { x: 760, y: 402 },
  hampi: { x: 140, y: 676 },
  puri: { x: 860, y: 676 },
  crossing: { x: 500, y: 412 },
};

export const VILLAGES: Record<string, Spot> = {
  v01: { x: 508, y: 316 }, v02: { x: 492, y: 244 },
  v03: { x: 418, y: 420 }, v04: { x: 358, y: 406 },
  v05: { x: 582, y: 420 }, v06: { x: 642, y: 406 },
  v07: { x: 394, y: 502 }, v08: { x: 296, y: 574 },
  v09: { x: 606, y: 502 }, v10: { x: 704, y: 574 },
  v11: { x: 254, y: 112 }, v12: { x: 352, y: 136 },
  v13: { x: 648, y: 136 }, v14: { x: 746, y: 112 },
  v15: { x: 158, y: 256 }, v16: { x: 206, y: 306 },
  v17: { x: 842, y: 256 }, v18: { x: 794, y: 306 },
  v19: { x: 330, y: 300 }, v20: { x: 398, y: 222 },
  v21: { x: 602, y: 222 }, v22: { x: 670, y: 300 },
  v23: { x: 142, y: 490 }, v24: { x: 156, y: 564 },
  v25: { x: 858, y: 490 }, v26: { x: 844, y: 564 },
  v27: { x: 392, y: 664 }, v28: { x: 608, y: 664 },
  v29: { x: 72, y: 410 },
  v30: { x: 928, y: 410 },
}; // prettier-ignore

/** The statue spaces around the middle of their city. */
export const SPACES: Record<string, Spot> = {
  centre: { x: 0, y: 0 },
  top: { x: 0, y: -43 },
  bottom: { x: 0, y: 43 },
  north_east: { x: 38, y: -22 },
  south_east: { x: 38, y: 22 },
  south_west: { x: -38, y: 22 },
  north_west: { x: -38, y: -22 },
};

/** Mountains: where, and how large. */
// prettier-ignore
export const PEAKS = [
  [176, 44, 30], [214, 30, 38], [258, 48, 28], [640, 40, 30], [682, 26, 40], [726, 30, 34], [768, 46, 26],
  [384, 34, 24], [414, 24, 30],
] as const;

/** Trees: where, and how large. */
// prettier-ignore
export const TREES = [
  [300, 180, 1], [322, 190, 0.8], [456, 186, 0.8], [706, 196, 1], [728, 184, 0.8], [92, 306, 0.9],
  [112, 318, 0.7], [902, 312, 0.9], [430, 322, 0.8], [566, 340, 0.9], [586, 330, 0.7], [330, 480, 0.8],
  [672, 486, 0.9], [470, 562, 1], [496, 576, 0.8], [524, 560, 0.9], [60, 552, 0.8], [944, 556, 0.8],
  [284, 648, 0.8], [716, 648, 0.8], [468, 750, 0.8], [536, 752, 0.9], [320, 740, 0.7], [690, 742, 0.8],
] as const;

/** Waves on the sea. */
// prettier-ignore
export const WAVES = [
  [24, 470], [40, 486], [18, 504], [24, 744], [46, 764], [954, 480], [970, 498], [960, 752], [936, 770],
  [490, 790], [250, 786], [742, 788],
] as const;

const NOWHERE: Spot = { x: 0, y: 0 };

/** The points of a road: an end, its villages, the other end. */
export function points(ends: string[], villages: string[]): Spot[] {
  const [from = '', to = ''] = ends;
  return [PLACES[from] ?? NOWHERE, ...villages.map((id) => VILLAGES[id] ?? NOWHERE), PLACES[to] ?? NOWHERE];
}

/** A soft line through some points. */
export function curve(through: Spot[]): string {
  const at = (i: number): Spot => through[Math.max(0, Math.min(through.length - 1, i))] ?? NOWHERE;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i + 1 < through.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [c, d] = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    ];
    path += `C${c.x.toFixed(1)} ${c.y.toFixed(1)} ${d.x.toFixed(1)} ${d.y.toFixed(1)} ${to.x} ${to.y}`;
  }
  return path;
}

/** Where a road shows its toll: between its villages, or between its village and an end. */
export function tollSpot(ends: string[], villages: string[]): Spot {
  const all = points(ends, villages);
  const [, a, b] = all;
  const far = villages.length > 1 ? 0.5 : 0.33;
  return a && b ? { x: a.x + (b.x - a.x) * far, y: a.y + (b.y - a.y) * far } : NOWHERE;
}
