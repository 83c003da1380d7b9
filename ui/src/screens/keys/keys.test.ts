// The list of keys: opened by a key, and limited to the keys that work here.

import { expect, test, vi } from 'vitest';
import { open } from '../../../testing/page';
import { sitDown, until } from '../../../testing/play';
import { key, plain } from '../../../testing/touch';
import { GAME_UIS } from '../../games';

/** Opens the list and returns the keys with their effects. */
async function listed(): Promise<Map<string, string>> {
  await key('?', { on: document.body });
  const list = await until(() => document.querySelector('dialog[open] dl'), 'the list');
  const [keys, abouts] = ['dt', 'dd'].map((part) => [...list.querySelectorAll(part)].map((one) => plain(one.textContent)));
  return new Map((keys ?? []).map((name, at) => [name, abouts?.[at] ?? '']));
}

test('on any page it says what is true everywhere, and goes again', async () => {
  await open('#/settings');
  expect([...(await listed())]).toEqual([['/', 'keresés a szabályokban'], ['Esc', 'vissza'], ['?', 'ez a lista'], ['Ctrl + − 0', 'minden nagyobb, kisebb, a szokásos méretű']]);
  expect(document.querySelector('dialog')?.textContent).not.toContain('Orca');
  await key('Escape');
  await until(() => document.querySelector('dialog[open]') === null, 'it to go');
  expect(location.hash).toBe('#/settings');
});

test('where Orca reads the window it is told how letters get past it', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15');
  await open('#/settings');
  await listed();
  expect(document.querySelector('dialog')?.textContent).toMatch(/Orca-billentyű \+ Z/);
  agent.mockRestore();
  await key('Escape');
  await until(() => document.querySelector('dialog[open]') === null, 'it to go');
});

test('a sign that is typed into a field asks for nothing', async () => {
  await open('#/book/mochi');
  const field = await until(() => document.querySelector('input[type="search"]'), 'the field');
  await key('?', { on: field });
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('the stroke leads to where rules are looked for: the page’s own field, or the rulebook’s', async () => {
  await open('#/settings');
  await key('/', { on: document.body });
  await until(() => document.activeElement?.matches('input[type="search"]'), 'the field');
  expect(location.hash).toMatch(/^#\/book/);
});

test.each(Object.keys(GAME_UIS))('%s: every key is told once, with what it does', async (game) => {
  await sitDown(game);
  const rows = await listed();
  const shown = [...document.querySelectorAll('dialog dt')].length;
  expect(rows.size).toBe(shown);
  expect([...rows.values()].filter((about) => about === '')).toEqual([]);
  for (const [name, about] of [['V', 'visszavonás'], ['Ctrl + Y', 'újra'], ['T', 'tipp'], ['N', 'napló'], ['S', 'szabályok most'], ['Ctrl + − 0', 'nagyobb'], ['Esc', 'vissza'], ['?', 'ez a lista']]) expect(rows.get(name ?? ''), name).toContain(about);
});

test('a board tells of its points and how it is made larger, a table of cards of its cards', async () => {
  await sitDown('cardgo');
  const board = await listed();
  expect(board.get('← ↑ ↓ →')).toBe('mozgás a táblán');
  expect(board.has('+ −')).toBe(true);
  await sitDown('parbaj');
  const cards = await listed();
  expect([cards.get('L'), cards.get('Egér')]).toEqual(['lap közelről; jobb gombbal is', 'lapot húzással is a helyére vihetsz']);
  expect(cards.get('1 – 9')).toBe('lap választása a kézből');
  expect(cards.has('+ −')).toBe(false);
});

test('giving up is told where it can be done', async () => {
  const { table } = await sitDown('cardgo');
  const can = table.now.canResign;
  const rows = await listed();
  expect([...rows.values()].includes('feladás')).toBe(can);
});
