// Card sheets: what is printed on a card, each part with its rule, and the way from one card to the next.

import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../app/overlays';
import type { CardSheet } from '../bindings';
import { problem, type House } from '../../testing/house';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { buttonIf, press, says, touch, wordsOf } from '../../testing/touch';

// Sheets left open by a test are forgotten after it.
afterEach(forgetOverlays);

const sheet = () => until(() => document.querySelector<HTMLElement>('dialog .sheet'), 'the sheet');
const title = () => wordsOf('dialog h2');
const first = () => until(() => document.querySelector<HTMLElement>('article li button[data-inspect]'), 'a card');

async function look(prepare?: (house: House) => void): Promise<House> {
  const house = await open('#/read/mochi/cards', prepare);
  await touch(await first());
  return house;
}

const text = (words: string) => ({ kind: 'text' as const, text: words });
const card = (code: string): CardSheet => ({
  card: code,
  title: `Lap ${code}`,
  parts: [{ text: [text('Lásd még: '), { kind: 'card', text: 'a másik', card: code === 'P0' ? 'P1' : 'P0' }], rule: 'MO-3.1', kind: null }],
  places: [],
});

test('a touch asks for the card of its game, whose picture has its name', async () => {
  const house = await look();
  const code = (await first()).dataset['inspect'];
  await sheet();
  expect(house.given('card')).toEqual([{ game: 'mochi', card: code }]);
  expect((await until(() => document.querySelector('dialog .card'), 'its picture')).getAttribute('aria-label')?.replaceAll(/\s/g, ' ').replaceAll('\u2060', '')).toBe(title());
});

test('every part of it names its rule, which opens over it', async () => {
  await look();
  await sheet();
  const parts = await until(() => document.querySelectorAll('dialog .words li').length > 0 && [...document.querySelectorAll('dialog .words li')], 'its parts');
  for (const part of parts) expect(part.textContent).toMatch(/MO-\d/);
  await press(/^MO-/, parts[0]);
  await until(() => document.querySelector('dialog article'), 'the rule');
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
});

test('the right button opens it as well, and a card that is open already isn’t opened twice', async () => {
  const house = await open('#/read/mochi/cards');
  fireEvent.contextMenu(await first());
  await sheet();
  fireEvent.keyDown(await first(), { key: 'l' });
  await settled();
  expect(house.given('card')).toHaveLength(2);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(buttonIf('Vissza', await sheet())).toBeNull();
});

test('cards lead to each other, with a way back; one that was seen comes up again instead of another copy', async () => {
  await look((house) => {
    house.on('card', ({ card: code }) => card(code as string));
  });
  await until(() => title().startsWith('Lap'), 'the card');
  const begun = title();
  const other = () => until(() => document.querySelector<HTMLElement>('dialog .words [data-inspect]'), 'the word');
  await touch(await other());
  await until(() => title() !== begun, 'the other card');
  await press('Vissza', await sheet());
  expect(title()).toBe(begun);
  expect(buttonIf('Vissza', await sheet())).toBeNull();
});

test('where a card is, is told apart from what is printed on it', async () => {
  await look((house) => {
    house.on('card', ({ card: code }) => ({ ...card(code as string), places: [{ text: [text('A kezedben van.')], rule: 'MO-1.2', kind: null }] }));
  });
  await sheet();
  expect([...document.querySelectorAll('dialog .words h3')].map((head) => head.textContent)).toEqual(['Mi van rajta?', 'Hol van most?']);
  expect(wordsOf('dialog .words h3:last-of-type + ul')).toBe('A kezedben van. MO-1.2');
});

test('one that can’t be had is told in a sentence', async () => {
  await look((house) => {
    house.on('card', () => {
      throw problem('crashed', 'Ez a lap most nem nézhető meg.');
    });
  });
  await says('Ez a lap most nem nézhető meg.', '.toast');
  expect(document.querySelector('dialog')).toBeNull();
});

test('of two cards asked for at once the last one opens', async () => {
  const late: Record<string, () => void> = {};
  await open('#/read/mochi/cards', (house) => {
    house.on('card', ({ card: code }) => new Promise((resolve) => (late[code as string] = () => { resolve(card(code as string)); })));
  });
  await first();
  const [one, two] = [...document.querySelectorAll<HTMLElement>('article li button[data-inspect]')];
  for (const button of [one, two]) if (button) await touch(button);
  late[two?.dataset['inspect'] ?? '']?.();
  await until(() => title() === `Lap ${two?.dataset['inspect'] ?? ''}`, 'the second card');
  late[one?.dataset['inspect'] ?? '']?.();
  await settled();
  expect(title()).toBe(`Lap ${two?.dataset['inspect'] ?? ''}`);
});
