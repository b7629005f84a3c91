import type { GameFront } from '../contract';
import Tile from './Tile.svelte';

export default {
  key: 'rajas',
  order: 4,
  ground: 'light-dark(#f3dcc0, #2b1720)',
  accent: 'light-dark(#8f3e0a, #ffae62)',
  ornament: { size: 48, path: 'M0 24q12-16 24 0t24 0M0 48q12-16 24 0t24 0' },
  Tile,
  room: () => import('./room'),
} satisfies GameFront;
