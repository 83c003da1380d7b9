// What the last new table of a game means for the next one: its setup, and the level of bots.

import { expect, test } from 'vitest';
import type { NewTable, Start } from '../bindings';
import { open } from '../../testing/page';
import { recorded } from '../../testing/recording';
import { offerLevel, rememberSetup, usualLevel } from './last-setup';

const { start } = recorded<{ start: Start }>('house');

/** Starts the app with the setup of the last new table. */
async function started(last: NewTable | null = null): Promise<void> {
  await open('#/settings', (house) => {
    house.on('start', () => ({ ...start, games: start.games.map((info) => ({ ...info, last: info.game === last?.game ? last : null })) }));
  });
}

const table = (level: string): NewTable => ({ game: 'mochi', players: [{ kind: 'person', name: '' }, { kind: 'bot', name: '', level }], options: [], seed: null, clock: null });

test('bots play at the lower middle of what there is, until some were chosen', async () => {
  await started();
  expect(usualLevel('mochi')).toBe('steady');
  rememberSetup(table('master'));
  expect(usualLevel('mochi')).toBe('master');
});

test('a level that was offered is taken for the next table, and forgotten after it', async () => {
  await started(table('beginner'));
  offerLevel('mochi', 'strong');
  expect(usualLevel('mochi')).toBe('strong');
  expect(usualLevel('astra')).toBe('steady');
  rememberSetup(table('steady'));
  expect(usualLevel('mochi')).toBe('steady');
});

test('a level that there no longer is gives way to the usual one', async () => {
  await started(table('grandmaster'));
  expect(usualLevel('mochi')).toBe('steady');
  expect(usualLevel('chess')).toBe('');
});
