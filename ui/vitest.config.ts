import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.ts'];
/** Those that play at tables may share what is loaded, but for those that replace a module. */
const AT_TABLES = ['src/tables/**/*.test.ts'];
const REPLACING = ['src/**/carrying.test.ts'];

/** A phone's page without a layout. */
const IN_A_PAGE = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/', width: 390, height: 844, settings: { fetch: { disableSameOriginPolicy: true } } } },
  setupFiles: ['./testing/browser.ts'],
  css: false,
};

export default defineConfig({
  plugins: [svelte()],
  // Components are compiled for a browser, and mounted.
  resolve: { conditions: ['browser'] },
  test: {
    testTimeout: 30_000,
    // Nothing else runs meanwhile.
    maxWorkers: availableParallelism(),
    reporters: ['default', './testing/reporter.ts'],
    // `tests/ui/record.js` makes recordings over a bridge.
    provide: { live: process.env['ASZTALTARS_RECORD'] ?? null },
    // Loading the window takes longer than most tests.
    projects: [
      { extends: true, test: { ...IN_A_PAGE, name: 'tables', include: AT_TABLES, exclude: REPLACING, isolate: false } },
      { extends: true, test: { ...IN_A_PAGE, name: 'alone', include: [...TESTS, ...REPLACING], exclude: ['src/tables/**/!(carrying).test.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,svelte}'],
      // Generated code, and words: they have nothing to go wrong but what they say.
      exclude: ['src/bindings.ts', ...TESTS, 'src/messages/{hu,en}{.ts,/**}', 'src/**/*.{hu,en}.ts'],
      reporter: ['text-summary'],
      reportsDirectory: '../target/coverage',
      thresholds: { lines: 60 },
    },
  },
});
