/** What the components are, and how their ids are read. */

import type { Action, MaharajaCity, MaharajaView } from '../../wire/types';
import type { AtTable } from '../contract';

/** The disc, clockwise from the top. */
export const ACTIONS = [
  'statue_discount',
  'shrine_discount',
  'statue_and_shrine',
  'two_shrines',
  'coins',
  'shrines',
  'prestige',
  'swap',
  'track',
] as const;

export const CITIES = ['jodhpur', 'delhi', 'varanasi', 'ahmadabad', 'khajuraho', 'hampi', 'puri'] as const;

/** A glyph goes with every city's colour, since colour alone never speaks; in a square of 16. */
export const GLYPHS: Record<string, string> = {
  jodhpur: 'M2 14V5h2v2h2V4h4v3h2V5h2v9h-4v-3a2 2 0 0 0-4 0v3z',
  delhi: 'M6 14V8h1V4L8 1l1 3v4h1v6zM3 14V9l1-2 1 2v5zM11 14V9l1-2 1 2v5z',
  varanasi: 'M8 1c4 4 4 6 2.500 8.500C12 9 12.500 8 12.500 7 14 10 13 15 8 15S2 10 3.500 7c0 1 .5 2 2 2.500C4 7 5 5 8 1z',
  ahmadabad: 'M14 2C6 1.500 1.500 6 2 14 10 14.500 14.500 10 14 2z',
  khajuraho: 'M8 1l1.500 4 1.500 1 .5 4H13v4H3v-4h1.500L5 6l1.500-1z',
  hampi: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2.200v9.600M3.200 8h9.600M4.600 4.600l6.800 6.800M11.400 4.600l-6.800 6.800M8 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  puri: 'M1 6q3.500-4.500 7 0t7 0v3q-3.500 4.500-7 0t-7 0zM1 11q3.500-4.500 7 0t7 0v2.500q-3.500 4-7 0t-7 0z',
}; // prettier-ignore

export const isCity = (id: string): boolean => id in GLYPHS;
export const isAction = (id: string): boolean => (ACTIONS as readonly string[]).includes(id);

/** What a side is called: a seat by its person, Brahmabot by his name. */
export function called(table: AtTable, view: MaharajaView, side: number): string {
  return view.sides[side]?.bot ? table.text.name('brahmabot') : table.nameOf(side);
}

/** What has to be known of a city: who leads, what a statue costs, and what the way there does and to whom. */
export function cityLines(table: AtTable, view: MaharajaView, city: MaharajaCity): string[] {
  const { text } = table;
  const walk = view.walks.find((way) => way.place === city.id);
  const leaders = city.leaders.map(
    (side, i) =>
      `${i + 1}. ${called(table, view, side)}: ${text.say('term.worship_of', { worship: city.worship[side] ?? 0 })}`,
  );
  const way = walk?.coins ? text.say('amount.coins', { count: walk.coins }) : text.say('term.free');
  return [
    ...(leaders.length ? leaders : [text.say('term.nobody_leads')]),
    ...(city.price !== null ? [text.say('term.price', { coins: city.price })] : []),
    ...(walk && walk.coins !== null ? [`${text.say('term.way')}: ${way}`] : []),
    ...Object.entries(walk?.pays ?? {}).map(([side, coins]) =>
      text.say('term.gets', { who: called(table, view, Number(side)), coins }),
    ),
  ];
}

const AT_PLACE = ['walk', 'walk_for'];
const SHRINE_IN_CITY = ['shrine_in_city', 'envoy_in_city'];
const IN_CITY = [...SHRINE_IN_CITY, 'site'];

/** Whether an action puts a shrine into a city. */
export const putsShrine = (action: Action | undefined): boolean =>
  action !== undefined && SHRINE_IN_CITY.includes(action.kind);

/** What can be done with a city or the crossing now: walk there, or build there. */
export function placeAction(table: AtTable, id: string): Action | undefined {
  return table.legal.find(
    (action) =>
      (AT_PLACE.includes(action.kind) && action.what?.place === id) ||
      (IN_CITY.includes(action.kind) && action.what?.city === id),
  );
}

/** What can be built in a city from here: a statue on one of its spaces, or a shrine. */
export const statueAction = (table: AtTable, city: string): Action | undefined => table.reach('statue', { city });
export const shrineAction = (table: AtTable, city: string): Action | undefined =>
  table.reach('shrine_in_city', { city });

/** What can be done with a village now. */
export function villageAction(table: AtTable, id: string): Action | undefined {
  return table.find('place', { village: id }) ?? table.reach('shrine_in_village', { village: id });
}

const OF_CHARACTER = ['choose', 'take', 'take_from', 'take_from_bot', 'replace', 'favour'];

/** What can be done with a character that lies on the table. */
export function characterAction(table: AtTable, id: string): Action | undefined {
  return (
    table.legal.find((action) => OF_CHARACTER.includes(action.kind) && action.what?.character === id) ??
    table.reach('take', { character: id }) ??
    table.reach('take_from', { character: id })
  );
}

/** The roads of the way that is pointed at: those of the cheapest one, or the road that was named; none if it is no way. */
export function aimedRoads(table: AtTable, view: MaharajaView): string[] {
  const aimed = table.aimed;
  if (aimed?.kind === 'along') return [String(aimed.what?.road)];
  if (!aimed || !AT_PLACE.includes(aimed.kind)) return [];
  return view.walks.find((walk) => walk.place === aimed.what?.place)?.roads ?? [];
}

/** A character's name without its number. */
export const plain = (name: string): string => name.replace(/ \(\d+\)$/, '');
