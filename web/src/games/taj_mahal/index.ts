import type { GameFront } from '../contract';
import Tile from './Tile.svelte';

export default {
  key: 'taj_mahal',
  order: 2,
  ground: 'light-dark(#dfe3f0, #161a3a)',
  accent: 'light-dark(#2d4a9a, #9db6ff)',
  ornament: { size: 56, path: 'M28 0 56 28 28 56 0 28zM28 14 42 28 28 42 14 28z' },
  Tile,
  room: () => import('./room'),
} satisfies GameFront;
