import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { bridged } from './bridged.ts';
import { customMedia } from './custom-media.ts';
import { cutFonts } from './cut-fonts.ts';
import { LANGUAGE_CODES } from './src/messages/codes.ts';
import * as media from './src/styles/media.ts';

/**
 * Writes characters beyond Latin-1 (ő, ű, „) as escapes: a web view stores a script without them in half the memory.
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

/** Matches modules of texts, and their language: `names.hu.ts`, `messages/hu.ts`, `messages/hu/book.ts`. */
const WORDS = new RegExp(String.raw`src/.*[./](${LANGUAGE_CODES.join('|')})(?:\.ts$|/)`);

/** The texts that the first screen needs: those of the app, and the names of games. */
const FIRST_WORDS = /src\/(messages\/|games\/\w+\/names\.)/;

/**
 * Returns the chunk of a module's texts in their language, null for other modules: those of the first screen, those of
 * all other screens, those of each game, and those about a game that a page has for all games (listed in its
 * `table.ts`).
 */
function wordsChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  const language = WORDS.exec(id)?.[1];
  if (language === undefined) return null;
  if (FIRST_WORDS.test(id)) return `words-${language}`;
  const game = /src\/games\/(\w+)\//.exec(id)?.[1];
  if (game === undefined) return `screens-words-${language}`;
  const ofAll = modules.getModuleInfo(id)?.dynamicImporters.some((importer) => importer.endsWith('/table.ts'));
  return `${ofAll ? 'games' : game}-words-${language}`;
}

/** Checks that a chunk with texts has nothing but texts of one language: code in it would be loaded once per language. */
function wordsApart(): Plugin {
  return {
    name: 'words-apart',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
        const languages = new Set(modules.map((id) => WORDS.exec(id)?.[1]));
        if (languages.size > 1) this.error(`${chunk.fileName}: texts of a language beside others: ${modules.join(', ')}`);
      }
    },
  };
}

/** The address of a bridge, when the window runs in a browser during development. */
const BRIDGE = process.env.ASZTALTARS_BRIDGE_ADDRESS;

export default defineConfig({
  plugins: [svelte(), latin(), wordsApart(), cutFonts('Inter'), BRIDGE === undefined ? null : bridged(BRIDGE)],
  // Styles of components too are read by PostCSS.
  css: { postcss: { plugins: [customMedia(media)] } },
  clearScreen: false,
  server: { port: 1420, strictPort: true },
  build: {
    target: ['es2022', 'chrome111', 'safari16.4'],
    // A data: URL would need a wider content-security policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What only one page or one game's table needs is in its own chunk.
          groups: [
            // What several chunks of texts use is put into the one loaded first.
            { name: wordsChunk, test: FIRST_WORDS, priority: 5 },
            { name: wordsChunk, priority: 4 },
            { name: 'first', test: /src\/main\.ts$/, priority: 3 },
            { name: 'shared', test: /src\/(app\/|parts\/|games\/[\w-]+\.ts$)/, minShareCount: 2, priority: 2 },
            { name: 'screens', test: /src\/screens\//, minShareCount: 2, priority: 1 },
            { name: (id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
