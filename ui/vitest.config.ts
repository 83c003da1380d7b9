import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LANGUAGE_CODES } from './src/messages/codes.ts';

/** The languages, in a glob. */
const CODES = LANGUAGE_CODES.join(',');
const TESTS = ['src/**/*.test.ts'];
/** Tests that play at tables share loaded modules, except those that replace a module. */
const OF_GAMES = ['src/games/**/*.test.ts'];
const REPLACING = ['src/**/carrying.test.ts'];

/** A phone's page without a layout. */
const IN_A_PAGE = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/', width: 390, height: 844, settings: { fetch: { disableSameOriginPolicy: true } } } },
  setupFiles: ['./testing/browser.ts'],
  // No styles, but their text for the test that reads it.
  css: { include: [/\.css\?raw$/] },
};

export default defineConfig({
  plugins: [svelte()],
  // Components are compiled for a browser, and mounted.
  resolve: { conditions: ['browser'] },
  test: {
    testTimeout: 30_000,
    // Nothing else runs at the same time.
    maxWorkers: availableParallelism(),
    reporters: ['default', './testing/reporter.ts'],
    // `tests/ui/record.js` makes recordings over a bridge.
    provide: { live: process.env['ASZTALTARS_RECORD'] ?? null },
    // Loading the window takes longer than most tests.
    projects: [
      { extends: true, test: { ...IN_A_PAGE, name: 'games', include: OF_GAMES, exclude: REPLACING, isolate: false } },
      { extends: true, test: { ...IN_A_PAGE, name: 'alone', include: [...TESTS, ...REPLACING], exclude: ['src/games/**/!(carrying).test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,svelte}'],
      // Excludes generated code and texts, which have no logic.
      exclude: ['src/bindings.ts', ...TESTS, `src/messages/{${CODES}}{.ts,/**}`, `src/**/*.{${CODES}}.ts`],
      reporter: ['text-summary'],
      reportsDirectory: '../target/coverage',
      thresholds: { lines: 60 },
    },
  },
});
