// The state shared by all pages: its language.

import { expect, test, vi } from 'vitest';
import type { Start } from '../bindings';
import { open } from '../../testing/page';
import { recorded } from '../../testing/recording';

const { start } = recorded<{ start: Start }>('house');
const root = document.documentElement;

test('the language is the one the house made of the system’s', async () => {
  const said = vi.fn((args: Record<string, unknown>) => args['system']);
  await open('#/settings', (house) => {
    house.on('start', (args) => {
      said(args);
      return { ...start, lang: 'en', settings: { ...start.settings, language: 'system' } };
    });
  });
  expect(said.mock.results[0]?.value).toBe(navigator.language);
  expect(root.lang).toBe('en');
});
