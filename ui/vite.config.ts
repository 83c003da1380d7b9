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
    // A few large pieces pack much better than seventy small ones: what the first screen needs, what all others
    // share, and each table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/main\.ts$/, priority: 3 },
            { name: 'shared', test: /src\/(app|parts|screens)\//, priority: 2 },
            { name: 'cardgo', test: /src\/tables\/cardgo\//, priority: 1 },
          ],
        },
      },
    },
  },
});
