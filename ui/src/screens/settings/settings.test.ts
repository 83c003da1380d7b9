// Settings: each change is applied at once, saved completely, and reverted if it can't be saved.

import { fireEvent, getAllByRole, getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Settings, Start } from '../../bindings';
import { problem } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { session } from '../../app/session.svelte';

const body = document.body;
const choose = (name: string) => {
  getByRole(body, 'radio', { name }).click();
};
const root = document.documentElement;

/** Returns the house's start data with these settings. */
const startWith = (settings: Settings) => ({ ...recorded<{ start: Start }>('house').start, settings });

test('a look is seen at once, and the whole of the settings is kept', async () => {
  const house = await open('#/settings');
  const before = { ...session.settings };
  choose('Sötét');
  await settled();
  expect(root.dataset['theme']).toBe('dark');
  expect(house.given('settings_save').map(({ settings }) => settings)).toEqual([{ ...before, theme: 'dark' }]);
});

test('what can’t be kept is taken back, with a word', async () => {
  const house = await open('#/settings');
  const before = root.dataset['theme'];
  house.on('settings_save', () => {
    throw problem('crashed', 'Nem tudom elmenteni.');
  });
  choose(before === 'dark' ? 'Világos' : 'Sötét');
  await until(() => body.textContent?.includes('Nem tudom elmenteni.'), 'the word');
  expect(root.dataset['theme']).toBe(before);
});

test('of two changes, one behind the other, both are kept', async () => {
  const waiting: (() => void)[] = [];
  const house = await open('#/settings', (house) => {
    house.on('settings_save', ({ settings }) => new Promise((resolve) => waiting.push(() => { resolve(startWith(settings as Settings)); })));
  });
  choose('Nagy');
  choose('Világos');
  for (let answers = 0; answers < 2; answers += 1) (await until(() => waiting.shift(), 'a change'))();
  await settled();
  const kept = house.given('settings_save').at(-1)?.['settings'] as Settings;
  expect([kept.cardSize, kept.theme]).toEqual(['large', 'light']);
  expect([session.settings.cardSize, session.settings.theme]).toEqual(['large', 'light']);
});

test('every switch turns its own setting, and no other', async () => {
  const house = await open('#/settings');
  const switches = [...getAllByRole(body, 'switch', { hidden: true })];
  expect(switches.length).toBeGreaterThan(3);
  for (const one of switches) {
    const before = { ...session.settings };
    fireEvent.click(one);
    await settled();
    const after = house.given('settings_save').at(-1)?.['settings'] as Settings;
    const changed = Object.keys(before).filter((key) => JSON.stringify(before[key as keyof Settings]) !== JSON.stringify(after[key as keyof Settings]));
    expect(changed, one.outerHTML.slice(0, 160)).toHaveLength(1);
  }
});

test('how much is announced is one choice of three, each explained', async () => {
  const house = await open('#/settings');
  for (const [name, wish, about] of [['Rövid', 'short', 'mit kérdez tőled'], ['Szokásos', 'usual', 'ami számít'], ['Minden', 'all', 'minden mondatát']] as const) {
    choose(name);
    await settled();
    expect((house.given('settings_save').at(-1)?.['settings'] as Settings).announcements).toBe(wish);
    expect(body.textContent).toContain(about);
  }
});
