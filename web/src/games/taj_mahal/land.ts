/** Where everything lies on the board: our own drawing of twelve provinces, in units of a sheet of 992 by 818. */

export interface Spot {
  x: number;
  y: number;
}

export interface Shire {
  /** The place of the province tile. */
  tile: Spot;
  outline: [number, number][];
}

/** The whole sheet with the score track around it. */
export const SHEET = { x: 4, y: 4, w: 992, h: 818 };

export const SHIRES: Record<string, Shire> = {
  kabul_province: {
    tile: { x: 145, y: 135 },
    outline: [
      [45, 45],
      [158, 45],
      [278, 45],
      [287, 80],
      [268, 132],
      [311, 189],
      [273, 244],
      [165, 240],
      [164, 239],
      [45, 232],
      [45, 142],
    ],
  },
  kashmir_province: {
    tile: { x: 508, y: 122 },
    outline: [
      [386, 45],
      [493, 45],
      [629, 45],
      [637, 75],
      [630, 105],
      [662, 160],
      [629, 211],
      [552, 231],
      [518, 179],
      [409, 241],
      [356, 184],
      [388, 137],
      [373, 80],
    ],
  },
  lahore_province: {
    tile: { x: 420, y: 303 },
    outline: [
      [273, 244],
      [311, 189],
      [356, 184],
      [409, 241],
      [518, 179],
      [552, 231],
      [549, 269],
      [575, 319],
      [515, 389],
      [509, 402],
      [451, 370],
      [414, 382],
      [388, 364],
      [363, 388],
      [277, 358],
      [276, 353],
      [295, 314],
    ],
  },
  multan_province: {
    tile: { x: 152, y: 336 },
    outline: [
      [45, 337],
      [45, 232],
      [164, 239],
      [165, 240],
      [273, 244],
      [295, 314],
      [276, 353],
      [277, 358],
      [274, 411],
      [254, 454],
      [149, 425],
      [131, 448],
      [45, 443],
    ],
  },
  delhi_province: {
    tile: { x: 668, y: 316 },
    outline: [
      [575, 319],
      [549, 269],
      [552, 231],
      [629, 211],
      [662, 160],
      [741, 174],
      [752, 171],
      [801, 199],
      [809, 293],
      [836, 316],
      [790, 408],
      [676, 393],
      [664, 428],
      [660, 431],
      [533, 450],
      [510, 409],
      [509, 402],
      [515, 389],
    ],
  },
  thatta_province: {
    tile: { x: 141, y: 539 },
    outline: [
      [45, 549],
      [45, 443],
      [131, 448],
      [149, 425],
      [254, 454],
      [264, 488],
      [242, 528],
      [261, 593],
      [200, 638],
      [143, 606],
      [76, 680],
      [45, 675],
    ],
  },
  ajmer_province: {
    tile: { x: 380, y: 498 },
    outline: [
      [264, 488],
      [254, 454],
      [274, 411],
      [360, 431],
      [362, 429],
      [416, 426],
      [429, 438],
      [510, 409],
      [533, 450],
      [516, 524],
      [527, 549],
      [520, 580],
      [430, 623],
      [371, 575],
      [310, 617],
      [261, 593],
      [242, 528],
    ],
  },
  agra_province: {
    tile: { x: 722, y: 515 },
    outline: [
      [527, 549],
      [516, 524],
      [533, 450],
      [660, 431],
      [664, 428],
      [676, 393],
      [790, 408],
      [814, 446],
      [779, 518],
      [806, 545],
      [786, 638],
      [696, 636],
      [683, 615],
      [554, 650],
      [520, 580],
    ],
  },
  awadh_province: {
    tile: { x: 884, y: 424 },
    outline: [
      [814, 446],
      [790, 408],
      [836, 316],
      [873, 319],
      [877, 317],
      [955, 324],
      [955, 432],
      [955, 540],
      [893, 540],
      [876, 556],
      [806, 545],
      [779, 518],
    ],
  },
  gujarat_province: {
    tile: { x: 304, y: 690 },
    outline: [
      [200, 638],
      [261, 593],
      [310, 617],
      [371, 575],
      [430, 623],
      [424, 685],
      [442, 705],
      [439, 765],
      [305, 765],
      [168, 765],
      [160, 733],
      [98, 705],
      [76, 680],
      [143, 606],
    ],
  },
  malwa_province: {
    tile: { x: 566, y: 690 },
    outline: [
      [442, 705],
      [424, 685],
      [430, 623],
      [520, 580],
      [554, 650],
      [683, 615],
      [696, 636],
      [689, 689],
      [725, 765],
      [570, 765],
      [439, 765],
    ],
  },
  allahabad_province: {
    tile: { x: 862, y: 660 },
    outline: [
      [786, 638],
      [806, 545],
      [876, 556],
      [893, 540],
      [955, 540],
      [955, 645],
      [955, 765],
      [841, 765],
      [725, 765],
      [689, 689],
      [696, 636],
    ],
  },
};

export const SPOTS: Record<string, Spot> = {
  kabul: { x: 85, y: 85 },
  jalalabad: { x: 235, y: 75 },
  peshawar: { x: 230, y: 185 },
  ghazni: { x: 95, y: 190 },
  baramulla: { x: 420, y: 85 },
  srinagar: { x: 577, y: 78 },
  kishtwar: { x: 600, y: 168 },
  rajauri: { x: 435, y: 180 },
  attock: { x: 336, y: 254 },
  sialkot: { x: 475, y: 250 },
  jalandhar: { x: 500, y: 328 },
  lahore: { x: 350, y: 360 },
  multan: { x: 90, y: 280 },
  dipalpur: { x: 225, y: 300 },
  uch: { x: 215, y: 395 },
  bhakkar: { x: 80, y: 400 },
  sirhind: { x: 625, y: 262 },
  haridwar: { x: 750, y: 250 },
  sambhal: { x: 752, y: 346 },
  delhi: { x: 578, y: 394 },
  sehwan: { x: 75, y: 490 },
  nasarpur: { x: 190, y: 485 },
  umarkot: { x: 200, y: 580 },
  thatta: { x: 80, y: 605 },
  bikaner: { x: 325, y: 445 },
  ajmer: { x: 462, y: 460 },
  udaipur: { x: 440, y: 560 },
  jodhpur: { x: 298, y: 556 },
  alwar: { x: 578, y: 478 },
  kannauj: { x: 758, y: 440 },
  kalpi: { x: 760, y: 612 },
  gwalior: { x: 586, y: 604 },
  agra: { x: 640, y: 524 },
  khairabad: { x: 836, y: 362 },
  bahraich: { x: 926, y: 352 },
  faizabad: { x: 932, y: 512 },
  lucknow: { x: 830, y: 514 },
  patan: { x: 245, y: 650 },
  ahmadabad: { x: 385, y: 640 },
  surat: { x: 385, y: 740 },
  junagadh: { x: 225, y: 740 },
  ujjain: { x: 485, y: 655 },
  chanderi: { x: 636, y: 668 },
  raisen: { x: 655, y: 748 },
  mandu: { x: 484, y: 748 },
  allahabad: { x: 826, y: 590 },
  jaunpur: { x: 930, y: 590 },
  benares: { x: 930, y: 700 },
  kalinjar: { x: 760, y: 690 },
};

/** A soft outline: corners become curves between the middles of the sides. */
export function soft(outline: [number, number][]): string {
  const middle = (i: number): string => {
    const [ax, ay] = outline[i % outline.length] ?? [0, 0];
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    return `${(ax + bx) / 2} ${(ay + by) / 2}`;
  };
  return `M${middle(0)}${outline.map((_, i) => `Q${outline[(i + 1) % outline.length]?.join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MARGIN = 62;
/** The sheet without the score track. */
const INNER = { x: 38, y: 38, w: 924, h: 750 };
const within = (wanted: number, start: number, room: number): number => Math.max(start, Math.min(wanted, start + room));

/** A province from near, in the shape of the sheet. */
export function close(province: string): Frame {
  const spots = (SHIRES[province]?.outline ?? []).map(([x, y]) => ({ x, y }));
  const [left, right] = [Math.min(...spots.map((s) => s.x)) - MARGIN, Math.max(...spots.map((s) => s.x)) + MARGIN];
  const [top, bottom] = [Math.min(...spots.map((s) => s.y)) - MARGIN, Math.max(...spots.map((s) => s.y)) + MARGIN];
  const w = Math.max(right - left, ((bottom - top) * SHEET.w) / SHEET.h);
  const h = (w * SHEET.h) / SHEET.w;
  return {
    x: within((left + right - w) / 2, INNER.x, INNER.w - w),
    y: within((top + bottom - h) / 2, INNER.y, INNER.h - h),
    w,
    h,
  };
}

/** How far a button in a corner reaches across and down, as shares of the frame. */
const REACH = { across: 0.38, down: 0.24 };

interface Corner {
  right: boolean;
  bottom: boolean;
}
const CORNERS: Corner[] = [true, false].flatMap((bottom) => [true, false].map((right) => ({ right, bottom })));

/** The corner of a frame that lies farthest from some cities, so that a button there covers none of them. */
export function clearest(cities: readonly string[], frame: Frame): Corner {
  const spots = cities
    .flatMap((city) => SPOTS[city] ?? [])
    .map(({ x, y }) => ({ across: (x - frame.x) / frame.w, down: (y - frame.y) / frame.h }));
  const beyond = (share: number, far: boolean, reach: number): number => Math.max(0, (far ? 1 - share : share) - reach);
  const room = ({ right, bottom }: Corner): number =>
    Math.min(
      ...spots.map((spot) =>
        Math.hypot(beyond(spot.across, right, REACH.across), beyond(spot.down, bottom, REACH.down)),
      ),
    );
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

const ACROSS = 28;
const DOWN = 23;
/** Fields of the score track, from 0. */
export const FIELDS = 2 * (ACROSS + DOWN) - 4;
const FIELD = { w: SHEET.w / ACROSS, h: SHEET.h / DOWN };

/** A field of the score track, clockwise from the upper left corner; whoever passes the end goes round again. */
export function field(points: number): Frame {
  const n = Math.max(0, points) % FIELDS;
  const [a, d] = [ACROSS - 1, DOWN - 1];
  const [column, row] =
    n <= a ? [n, 0] : n <= a + d ? [a, n - a] : n <= 2 * a + d ? [2 * a + d - n, d] : [0, FIELDS - n];
  return { x: SHEET.x + column * FIELD.w, y: SHEET.y + row * FIELD.h, ...FIELD };
}
