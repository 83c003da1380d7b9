import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  clearScreen: false,
  server: { port: 1420, strictPort: true },
  build: {
    target: ['es2022', 'chrome111', 'safari16.4'],
    // A data: URL would need a wider content-security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
