// A rule read in a sheet: on to other rules, back and forward, and into the rulebook.

import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../app/overlays';
import { problem, type House } from '../../testing/house';
import { open } from '../../testing/page';
import { until } from '../../testing/play';
import { buttonIf, press, says, touch, wordsOf } from '../../testing/touch';

// Sheets left open by a test are forgotten after it.
afterEach(forgetOverlays);

const sheet = () => until(() => document.querySelector<HTMLElement>('dialog'), 'the sheet');
const number = () => wordsOf('dialog .tag');

/** Opens a page with short rules and a rule on top of it. */
async function openRule(prepare?: (house: House) => void): Promise<House> {
  const house = await open('#/read/mochi/aid', prepare);
  await press('MO-3.1', await until(() => document.querySelector('article.aid'), 'the rules in short'));
  return house;
}

test('a rule’s number opens it over the page', async () => {
  const house = await openRule();
  await until(() => number() === 'MO-3.1', 'the rule');
  expect(house.given('rule')).toEqual([{ id: 'MO-3.1' }]);
  expect(location.hash).toBe('#/read/mochi/aid');
});

test('rules lead to each other, and one can walk back and forward among them', async () => {
  await openRule();
  await until(() => number() === 'MO-3.1', 'the rule');
  expect(buttonIf('Vissza', await sheet())).toBeNull();
  const next = await until(() => document.querySelector<HTMLElement>('dialog .see .rule'), 'another rule');
  const id = next.textContent.trim().split(' ')[0] ?? '';
  next.focus();
  await touch(next);
  await until(() => number() === id, 'the next rule');
  await until(() => document.activeElement === document.querySelector('dialog article'), 'the keyboard on what is read');
  const way = async (name: string) => (await until(() => buttonIf(name, document.querySelector('dialog') ?? document), name)).getAttribute('aria-disabled');
  expect([await way('Vissza'), await way('Előre')]).toEqual([null, 'true']);
  await press('Vissza', await sheet());
  await until(() => number() === 'MO-3.1', 'the first rule');
  expect([await way('Vissza'), await way('Előre')]).toEqual(['true', null]);
  await press('Előre', await sheet());
  await until(() => number() === id, 'the second rule');
});

test('a rule opened from the page begins a new way', async () => {
  await openRule();
  await touch(await until(() => document.querySelector<HTMLElement>('dialog .see .rule'), 'another rule'));
  await press('Bezárás', await sheet());
  await until(() => document.querySelector('dialog') === null, 'it to close');
  await press('MO-3.1', document.querySelector('article.aid') ?? document);
  await until(() => number() === 'MO-3.1', 'the rule');
  expect(buttonIf('Vissza', await sheet())).toBeNull();
});

test('it opens in the book as well, and its scenarios are shown', async () => {
  await openRule();
  await press('Megnyitás a szabálykönyvben', await sheet());
  await until(() => location.hash === '#/rule/MO-3.1', 'its page');
  await openRule();
  await touch(await until(() => document.querySelector<HTMLElement>('dialog .show'), 'a scenario'));
  await until(() => location.hash.startsWith('#/show/mo-'), 'the scenario');
});

test('of many scenarios a few are told, the others at a touch', async () => {
  await openRule();
  const more = await until(() => document.querySelector('dialog .more'), 'the others');
  expect(document.querySelectorAll('dialog .shows > ul .show')).toHaveLength(4);
  expect(wordsOf('dialog .more summary')).toBe(`Még ${String(more.querySelectorAll('.show').length)} példa`);
});

test('a rule that isn’t there, or can’t be had, is told in a sentence, and no sheet opens', async () => {
  await openRule((house) => {
    house.on('rule', () => null);
  });
  await says('„MO-3.1” jelű szabály nincs a könyvben.', '.toast');
  await openRule((house) => {
    house.on('rule', () => {
      throw problem('crashed', 'Most nem olvasható.');
    });
  });
  await says('Most nem olvasható.', '.toast');
  expect(document.querySelector('dialog')).toBeNull();
});

test('what was closed before its answer came doesn’t open any more', async () => {
  const late: (() => void)[] = [];
  const entry = (id: string) => ({ id, table: 'mochi', chapter: 'Egy', title: `Cím ${id}`, text: [], house: null, scenarios: [], of: null, questions: [], see: [], before: null, after: null });
  await open('#/read/mochi/aid', (house) => {
    house.on('rule', ({ id }) => new Promise((resolve) => late.push(() => { resolve(entry(id as string)); })));
  });
  const rules = await until(() => document.querySelectorAll<HTMLElement>('article.aid button.rule').length > 1 && document.querySelectorAll<HTMLElement>('article.aid button.rule'), 'the rules');
  for (const one of [...rules].slice(0, 2)) await touch(one);
  late[1]?.();
  await until(() => document.querySelector('dialog'), 'the second rule');
  const shown = number();
  late[0]?.();
  await press('Bezárás', await sheet());
  expect(shown).toBe(rules[1]?.textContent.trim());
  await until(() => document.querySelector('dialog') === null, 'it to close');
});
