import type { GameFront } from '../contract';
import Tile from './Tile.svelte';

export default {
  key: 'legacy',
  order: 1,
  ground: 'light-dark(#f0dad2, #25142c)',
  accent: 'light-dark(#9c2657, #f59ab9)',
  ornament: {
    size: 48,
    path: 'M24 0c6 8 16 10 24 24-8 14-18 16-24 24-6-8-16-10-24-24C8 10 18 8 24 0zM24 14c3 4 7 5 10 10-3 5-7 6-10 10-3-4-7-5-10-10 3-5 7-6 10-10z',
  },
  Tile,
  room: () => import('./room'),
} satisfies GameFront;
