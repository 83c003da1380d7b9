// The state shared by all pages: settings, offered levels, the language.

import { expect, test, vi } from 'vitest';
import type { NewTable, Settings, Start } from '../bindings';
import { open } from '../../testing/page';
import { recorded } from '../../testing/recording';
import { session } from './session.svelte';

const { start } = recorded<{ start: Start }>('house');
const root = document.documentElement;

/** Starts the app with these settings and the last setup. */
async function started(settings: Partial<Settings>, last: NewTable | null = null): Promise<void> {
  await open('#/settings', (house) => {
    house.on('start', () => ({ ...start, settings: { ...start.settings, ...settings }, games: start.games.map((info) => ({ ...info, last: info.game === last?.game ? last : null })) }));
  });
}

const table = (level: string): NewTable => ({ game: 'mochi', players: [{ kind: 'person', name: '' }, { kind: 'bot', name: '', level }], options: [], seed: null, clock: null });

test('bots play at the lower middle of what there is, until some were chosen', async () => {
  await started({});
  expect(session.usualLevel('mochi')).toBe('steady');
  session.remember(table('master'));
  expect(session.usualLevel('mochi')).toBe('master');
});

test('a level that was offered is taken for the next table, and forgotten after it', async () => {
  await started({}, table('beginner'));
  session.offer('mochi', 'strong');
  expect(session.usualLevel('mochi')).toBe('strong');
  expect(session.usualLevel('astra')).toBe('steady');
  session.remember(table('steady'));
  expect(session.usualLevel('mochi')).toBe('steady');
});

test('a level that there no longer is gives way to the usual one', async () => {
  await started({}, table('grandmaster'));
  expect(session.usualLevel('mochi')).toBe('steady');
  expect(session.usualLevel('chess')).toBe('');
});

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
