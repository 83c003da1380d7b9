// Each choice on the settings page, one by one, and what is saved after one of them was refused.

import { fireEvent, getByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Settings, Start } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';

const body = document.body;
const root = document.documentElement;
const { start } = recorded<{ start: Start }>('house');
const radio = (legend: string, name: string) =>
  within(getByRole(body, 'group', { name: legend })).getByRole<HTMLInputElement>('radio', { name });
const toggle = (name: RegExp) => getByRole<HTMLInputElement>(body, 'switch', { name });
const saved = (house: House) => house.given('settings_save').map(({ settings }) => settings as Settings);

/** Opens the page; each change waits until it is accepted or refused. */
async function withHeld(): Promise<{ house: House; next: () => Promise<(how: 'keep' | 'refuse') => void> }> {
  const held: ((how: 'keep' | 'refuse') => void)[] = [];
  const house = await open('#/settings', (house) => {
    house.on('settings_save', ({ settings }) =>
      new Promise((resolve, reject) => {
        held.push((how) => {
          if (how === 'keep') resolve({ ...start, settings });
          else reject(problem('readOnly', 'Most semmit sem lehet elmenteni.'));
        });
      }),
    );
  });
  return { house, next: () => until(() => held.shift(), 'the change') };
}

const CHOICES: [string, string, Partial<Settings>][] = [
  ['Megjelenés', 'Világos', { theme: 'light' }],
  ['Megjelenés', 'Sötét', { theme: 'dark' }],
  ['Kevesebb mozgás', 'Automatikus', { reducedMotion: 'system' }],
  ['Kevesebb mozgás', 'Ki', { reducedMotion: 'off' }],
  ['A botok tempója', 'Gyors', { botSpeed: 'quick' }],
  ['A botok tempója', 'Nyugodt', { botSpeed: 'calm' }],
  ['A botok tempója', 'Lépésenként', { botSpeed: 'step' }],
  ['A lapok mérete', 'Kicsi', { cardSize: 'small' }],
  ['A lapok mérete', 'Nagy', { cardSize: 'large' }],
  ['Nyelv', 'Magyar', { language: 'hu' }],
];

test.each(CHOICES)('%s: %s is sent as the whole settings, and stays chosen', async (legend, name, part) => {
  const house = await open('#/settings');
  expect(radio(legend, name).checked).toBe(false);
  fireEvent.click(radio(legend, name));
  await until(() => saved(house)[0], 'it to be sent');
  await settled();
  expect(saved(house)).toEqual([{ ...start.settings, ...part }]);
  expect(radio(legend, name).checked).toBe(true);
});

const SWITCHES: [RegExp, keyof Settings][] = [
  [/^Lépés megerősítése koppintásnál/, 'confirmMoves'],
  [/^Lépés megerősítése kattintásnál/, 'confirmClicks'],
  [/^Ha nincs mit tennem/, 'letsHappen'],
  [/^A botok feladják/, 'botsResign'],
  [/^Ajánljon hozzám illő/, 'suggestLevels'],
  [/^Színjelek/, 'symbols'],
  [/^Koordináták/, 'coordinates'],
  [/^Hangok/, 'sounds'],
];

test.each(SWITCHES)('%s is as it is kept, and each touch turns %s round', async (name, key) => {
  const house = await open('#/settings');
  const before = start.settings[key] as boolean;
  expect(toggle(name).checked).toBe(before);
  fireEvent.click(toggle(name));
  await settled();
  fireEvent.click(toggle(name));
  await until(() => saved(house)[1], 'both to be sent');
  expect(saved(house)).toEqual([{ ...start.settings, [key]: !before }, start.settings]);
});

test('what a tempo means is told beneath it', async () => {
  await open('#/settings');
  fireEvent.click(radio('A botok tempója', 'Lépésenként'));
  await until(() => body.textContent?.includes('megvárják, hogy továbbengedd őket'), 'the sentence');
});

test('the root moves as was chosen at once, and again as is kept where it is refused', async () => {
  const { next } = await withHeld();
  expect(root.dataset['motion']).toBe('off');
  fireEvent.click(radio('Kevesebb mozgás', 'Ki'));
  expect(root.dataset['motion']).toBe('on');
  (await next())('refuse');
  await until(() => root.dataset['motion'] === 'off', 'what is kept');
  expect(radio('Kevesebb mozgás', 'Be').checked).toBe(true);
});

test('another language is spoken at once, and the kept one again where it is refused', async () => {
  const { next } = await withHeld();
  fireEvent.click(radio('Nyelv', 'English'));
  await until(() => root.lang === 'en' && body.textContent?.includes('Language and look'), 'English');
  (await next())('refuse');
  await until(() => root.lang === 'hu' && body.textContent?.includes('Nyelv és megjelenés'), 'Hungarian');
  expect(radio('Nyelv', 'Automatikus').checked).toBe(true);
});

test('a second change waits for the first, and only the one that is kept stays', async () => {
  const { house, next } = await withHeld();
  fireEvent.click(radio('Megjelenés', 'Sötét'));
  fireEvent.click(radio('A lapok mérete', 'Nagy'));
  const first = await next();
  await settled();
  expect(saved(house)).toHaveLength(1);
  first('keep');
  (await next())('refuse');
  await until(() => radio('A lapok mérete', 'Közepes').checked, 'the size that is kept');
  expect(radio('Megjelenés', 'Sötét').checked).toBe(true);
});

test('a change that couldn’t be kept goes out again with the next', async () => {
  const { house, next } = await withHeld();
  fireEvent.click(radio('Megjelenés', 'Világos'));
  fireEvent.click(radio('A lapok mérete', 'Nagy'));
  (await next())('refuse');
  (await next())('keep');
  await settled();
  expect(saved(house)[1]).toEqual({ ...start.settings, theme: 'light', cardSize: 'large' });
  expect(root.dataset['theme']).toBe('light');
});
