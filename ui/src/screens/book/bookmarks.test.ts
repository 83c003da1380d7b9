// Bookmarks: set beside a rule, listed in the rulebook, removed with a way back.

import { expect, test } from 'vitest';
import type { Bookmark } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { buttonIf, choose, press, says, touch, wordsOf } from '../../../testing/touch';

const mark = (id: string, title: string | null = `Cím ${id}`, game = 'mochi'): Bookmark => ({ id, title, game: title === null ? null : game }) as Bookmark;

/** Makes the house keep bookmarks, the latest first. */
function keeping(marked: Bookmark[]): (house: House) => void {
  return (house) => {
    house.on('bookmarks', () => marked);
    house.on('bookmark_set', ({ id, on }) => {
      const others = marked.filter((one) => one.id !== id);
      marked = on === true ? [mark(id as string), ...others] : others;
      return marked;
    });
  };
}

const listed = () => [...document.querySelectorAll<HTMLElement>('section[aria-label="Könyvjelzők"] [data-rule]')].map(({ dataset }) => dataset['rule']);
const flag = () => until(() => buttonIf('Könyvjelző', document.querySelector('article') ?? document.body), 'the flag');

test('a rule is marked and unmarked at a touch, which is said', async () => {
  const house = await open('#/rule/MO-3.2', keeping([]));
  await touch(await flag());
  await says('Könyvjelző betéve.');
  expect((await flag()).getAttribute('aria-pressed')).toBe('true');
  await touch(await flag());
  await says('Könyvjelző kivéve.');
  expect((await flag()).getAttribute('aria-pressed')).toBe('false');
  expect(house.given('bookmark_set')).toEqual([{ id: 'MO-3.2', on: true }, { id: 'MO-3.2', on: false }]);
});

test('one that can’t be kept is not shown, and says why', async () => {
  await open('#/rule/MO-3.2', (house) => {
    keeping([])(house);
    house.on('bookmark_set', () => {
      throw problem('readOnly', 'Most nem lehet menteni.');
    });
  });
  await touch(await flag());
  await says('Most nem lehet menteni.', '.toast');
  expect((await flag()).getAttribute('aria-pressed')).toBe('false');
  expect(wordsOf('article')).not.toContain('betéve');
});

test('in the book they stand as they were set, those of other tables after the table’s own', async () => {
  await open('#/book/mochi', keeping([mark('AS-1.1', 'Csillag', 'astra'), mark('MO-4.4'), mark('MO-3.2')]));
  await choose('Könyvjelzők');
  expect(listed()).toEqual(['MO-4.4', 'MO-3.2', 'AS-1.1']);
  expect(wordsOf('section[aria-label="Könyvjelzők"] h3')).toBe('Más játékok szabályai');
  await touch(await until(() => document.querySelector<HTMLElement>('section[aria-label="Könyvjelzők"] [data-rule="MO-3.2"]'), 'the row'));
  expect(location.hash).toBe('#/rule/MO-3.2');
});

test('one is taken out, and brought back', async () => {
  const house = await open('#/book/mochi', keeping([mark('MO-4.4'), mark('MO-3.2')]));
  await choose('Könyvjelzők');
  await press('MO-4.4 könyvjelzőjének törlése');
  await until(() => listed().join() === 'MO-3.2', 'one bookmark less');
  await press('Visszavonás');
  await until(() => listed().length === 2, 'the bookmark back');
  expect(house.given('bookmark_set')).toEqual([{ id: 'MO-4.4', on: false }, { id: 'MO-4.4', on: true }]);
});

test('one to a rule that is no more says so, and can be taken out', async () => {
  await open('#/book/mochi', keeping([mark('MO-9.9', null)]));
  await choose('Könyvjelzők');
  await says('Ez a szabály már nincs a könyvben.');
  expect(document.querySelector('[data-rule="MO-9.9"]')).toBeNull();
  await press('MO-9.9 könyvjelzőjének törlése');
  await until(() => !wordsOf('main').includes('már nincs a könyvben'), 'it to go');
  await says('Most nincs könyvjelződ.');
});

test('where nothing is marked, and nobody looks at bookmarks, there are none to look at', async () => {
  await open('#/book/mochi', keeping([]));
  await choose('Tartalom');
  follow('#/book/astra');
  await settled();
  const views = [...document.querySelectorAll('main fieldset')].at(-1)?.textContent ?? '';
  expect(views).toContain('Tárgymutató');
  expect(views).not.toContain('Könyvjelzők');
});
