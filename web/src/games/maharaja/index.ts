import type { GameFront } from '../contract';
import Tile from './Tile.svelte';

export default {
  key: 'maharaja',
  order: 3,
  ground: 'light-dark(#dbe8d6, #10281f)',
  accent: 'light-dark(#166248, #74d6a9)',
  ornament: {
    size: 60,
    path: 'M30 6c8 8 8 16 0 24-8-8-8-16 0-24zM30 54c8-8 8-16 0-24-8 8-8 16 0 24zM6 30c8 8 16 8 24 0-8-8-16-8-24 0zM54 30c-8-8-16-8-24 0 8 8 16 8 24 0z',
  },
  Tile,
  room: () => import('./room'),
} satisfies GameFront;
