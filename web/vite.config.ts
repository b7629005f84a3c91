import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.DURBAR_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: '../src/durbar/server/static',
    emptyOutDir: true,
    // The server's content policy allows files of its own origin and nothing inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { include: ['src/**/*.test.ts'] },
});
