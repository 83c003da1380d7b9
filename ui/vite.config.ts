import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/**
 * Letters beyond Latin-1 (ő, ű, „) are written as escapes: a web view keeps a script that has none in half the memory.
 */
function latin(): Plugin {
  return {
    name: 'latin',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), latin()],
  clearScreen: false,
  server: { port: 1420, strictPort: true },
  build: {
    target: ['es2022', 'chrome111', 'safari16.4'],
    // A data: URL would need a wider content-security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A few large pieces pack much better than seventy small ones: what the first screen needs, what tables share,
    // what is read and kept beside them, and each table. Words lie apart, a language in a piece of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...['hu', 'en'].flatMap((language) => [
              { name: `words-${language}`, test: new RegExp(`src/messages/${language}(\\.ts$|/)`), priority: 4 },
              { name: `table-words-${language}`, test: new RegExp(`src/screens/replay/messages\\.${language}`), priority: 4 },
              { name: `page-words-${language}`, test: new RegExp(`src/screens/.*/messages\\.${language}`), priority: 4 },
              { name: `cardgo-words-${language}`, test: new RegExp(`src/tables/cardgo/messages\\..*${language}`), priority: 4 },
            ]),
            { name: 'first', test: /src\/main\.ts$/, priority: 3 },
            { name: 'shared', test: /src\/(app|parts|screens\/(table|replay))\//, priority: 2 },
            { name: 'pages', test: /src\/screens\//, priority: 1 },
            { name: 'cardgo', test: /src\/tables\/cardgo\//, priority: 1 },
          ],
        },
      },
    },
  },
});
