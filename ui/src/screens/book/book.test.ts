// Reading rules one after the other, with the way back; missing rules are reported.

import { expect, test } from 'vitest';
import { problem } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { until } from '../../../testing/play';
import { buttonIf, choose, press, says, touch, wordsOf } from '../../../testing/touch';

const body = document.body;
const row = (id: string) => until(() => document.querySelector<HTMLElement>(`main [data-rule="${id}"]`), `the row of ${id}`);

/** Waits for a rule's page and returns its title. */
async function reading(id: string): Promise<string> {
  await until(() => wordsOf('article .tag') === id, `the page of ${id}`);
  return wordsOf('#rule');
}

test('from home to the contents, and from there to a rule, whose title has the focus and names the window', async () => {
  await open('#/');
  await press(/^Szabálykönyv/);
  await until(() => document.querySelector('section.part'), 'the book');
  await choose('Boldog mocsik');
  await touch(await row('MO-3.2'));
  expect(await reading('MO-3.2')).toMatch(/Érték/);
  await until(() => /^MO-3\.2 .* · Asztaltárs$/.test(document.title), 'the title of the window');
  expect(document.activeElement?.id).toBe('rule');
  expect(document.querySelectorAll('.shows .show').length).toBeGreaterThanOrEqual(2);
});

test('above its title stand its game and its chapter', async () => {
  await open('#/rule/MO-3.1');
  await reading('MO-3.1');
  expect(wordsOf('.crumb')).toBe('Boldog mocsik › Pár kijátszása');
});

test('a house rule says so, and what was printed', async () => {
  await open('#/rule/MO-5.5');
  await reading('MO-5.5');
  expect(wordsOf('article aside')).toMatch(/nyomtatott szabály/);
  expect([...document.querySelectorAll('article .tag')].map((tag) => tag.textContent)).toContain('házi szabály');
});

test('rules lead to each other, and the way leads back, forward, and to the row one came from', async () => {
  await open('#/book/mochi');
  await touch(await row('MO-5.5'));
  const first = await reading('MO-5.5');
  const next = await until(() => document.querySelector<HTMLElement>('article .see .rule'), 'a rule to see as well');
  const id = next.textContent.trim().split(' ')[0] ?? '';
  await touch(next);
  expect(await reading(id)).not.toBe(first);
  await press('Vissza');
  expect(await reading('MO-5.5')).toBe(first);
  await press('Előre');
  await reading(id);
  expect(buttonIf('Előre'), 'there is nothing further').toBeNull();
  history.back();
  await reading('MO-5.5');
  history.back();
  await until(() => (document.activeElement as HTMLElement).dataset['rule'] === 'MO-5.5', 'the keyboard where one comes from');
});

test('neighbours lead to the next rule and back to the one before', async () => {
  await open('#/rule/MO-3.1');
  await reading('MO-3.1');
  const turn = (name: RegExp) => press(name, document.querySelector('nav[aria-label="Szomszédos szabályok"]') ?? body);
  await turn(/^Következő · MO-3\.2/);
  await reading('MO-3.2');
  await turn(/^Előző · MO-3\.1/);
  await reading('MO-3.1');
});

test('from a rule the contents of its own game are a touch away, and are open where it stands', async () => {
  await open('#/rule/IS-3.3');
  await reading('IS-3.3');
  await press('A tartalomhoz');
  await row('IS-3.3');
  expect(location.hash).toBe('#/book/iszkenderun');
  expect((await row('IS-3.3')).closest('details')?.open).toBe(true);
});

test.each([
  ['does not exist', 'MO-9.9'],
  ['is nonsense', '%3Cb%3E%20%F0%9F%8D%A1'],
])('a link to a rule that %s says so and leads on', async (_, id) => {
  await open(`#/rule/${id}`);
  await says('Nincs ilyen szabály');
  await says(`„${decodeURIComponent(id)}” jelű szabály nincs a könyvben.`);
  expect(document.activeElement?.id).toBe('rule');
  expect(document.querySelector('input[type="search"]')).not.toBeNull();
  const ways = [...document.querySelectorAll<HTMLElement>('.missing button')];
  expect(ways.map((way) => way.textContent.trim())).toEqual(['A tartalomhoz', 'Kezdőlap']);
  await touch(ways[0] ?? body);
  expect(location.hash).toBe('#/book');
});

test('a rule that can’t be had says why, and is asked for once more', async () => {
  const house = await open('#/rule/MO-3.1', (house) => {
    house.on('rule', () => {
      throw problem('crashed', 'Most nem olvasható.');
    });
  });
  await says('Most nem olvasható.');
  expect(wordsOf('.missing')).not.toContain('Nincs ilyen szabály');
  await press('Újra');
  await until(() => house.given('rule').length === 2, 'the second question');
  expect(house.given('rule')).toEqual([{ id: 'MO-3.1' }, { id: 'MO-3.1' }]);
});

test('the last of two rules asked for is the one that is read, however late the first one comes', async () => {
  const late: (() => void)[] = [];
  const entry = (id: string) => ({ id, table: 'mochi', chapter: 'Egy', title: `Cím ${id}`, text: [], house: null, scenarios: [], of: null, questions: [], see: [], before: null, after: { id: 'MO-3.2', title: 'Kettő', house: false } });
  await open('#/rule/MO-3.1', (house) => {
    house.on('rule', ({ id }) =>
      id === 'MO-3.3' ? new Promise((resolve) => late.push(() => { resolve(entry('MO-3.3')); })) : entry(id as string),
    );
  });
  await reading('MO-3.1');
  follow('#/rule/MO-3.3');
  await until(() => late[0], 'the slow question');
  await press(/^Következő/);
  await reading('MO-3.2');
  late[0]?.();
  await until(() => wordsOf('#rule') === 'Cím MO-3.2', 'the title');
});

test('Alt and the arrows walk as in a browser, but not while one types', async () => {
  await open('#/book/mochi');
  await touch(await row('MO-3.2'));
  await reading('MO-3.2');
  const alt = (key: string, on: EventTarget = body) => on.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }));
  alt('ArrowLeft');
  await until(() => location.hash === '#/book/mochi', 'the contents');
  alt('ArrowRight', await until(() => document.querySelector('input[type="search"]'), 'the field'));
  expect(location.hash).toBe('#/book/mochi');
  alt('ArrowRight');
  await reading('MO-3.2');
});
