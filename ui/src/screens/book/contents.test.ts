// The rulebook's contents: its games, their chapters, and the index.

import { expect, test } from 'vitest';
import type { BookPart, Start } from '../../bindings';
import { problem } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { choose, plain, press, says, touch, wordsOf } from '../../../testing/touch';

const book = recorded<Record<string, BookPart[]>>('answers')['rule_book {}'] ?? [];
const { start } = recorded<{ start: Start }>('house');
const rows = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>('[data-rule]')];
const checked = () => [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map((input) => plain(input.closest('label')?.textContent ?? ''));

test.each(book)('$game: every chapter stands in its order, with all its rules and how many there are', async ({ game, chapters }) => {
  await open(`#/book/${game}`);
  await choose('Tartalom');
  await until(() => document.querySelector(`section.part[data-game="${game}"] details`), 'the chapters');
  const shown = [...document.querySelectorAll('main details')];
  expect(shown.map((chapter) => rows(chapter).map(({ dataset }) => dataset['rule']))).toEqual(chapters.map(({ rules }) => rules.map(({ id }) => id)));
  for (const [at, chapter] of shown.entries()) {
    const { title, rules } = chapters[at] ?? { title: '', rules: [] };
    const told = plain(chapter.querySelector('summary')?.textContent ?? '');
    expect(told).toContain(plain(title));
    expect(told).toContain(`${String(rules.filter(({ id }) => !id.includes('/')).length)} szabály`);
  }
});

test('chapters with one number tell it once', async () => {
  await open('#/book/mochi');
  await until(() => document.querySelector('main details'), 'the chapters');
  const numbers = [...document.querySelectorAll('summary .number')].map((one) => one.textContent).filter((number) => number !== '');
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a house rule is marked in its row', async () => {
  await open('#/book/mochi');
  const row = await until(() => document.querySelector('[data-rule="MO-5.5"]'), 'the row');
  expect(row.querySelector('.house')?.textContent).toBe('házi szabály');
  expect(document.querySelector('[data-rule="MO-3.1"] .house')).toBeNull();
});

test('another game’s part takes the place of this one, also in the way back', async () => {
  await open('#/');
  await press(/^Szabálykönyv/);
  await until(() => document.querySelector('section.part'), 'the book');
  await choose('Astra');
  await until(() => document.querySelector('section.part[data-game="astra"]'), 'its part');
  expect(location.hash).toBe('#/book/astra');
  expect(checked()).toContain('Astra');
  await press('Vissza');
  await until(() => document.querySelector('.tile'), 'home');
});

test('ways lead on from the contents: to what there is to read, the lessons, and a table’s own pages', async () => {
  for (const [name, hash] of [[/^A játék egy percben/, '#/read/parbaj'], ['Ikonok', '#/read/parbaj/icons'], [/^Megtanulom/, '#/learn/parbaj']] as const) {
    await open('#/book/parbaj');
    await choose('Tartalom');
    await press(name);
    expect(location.hash).toBe(hash);
  }
});

test('an unfolded chapter is still unfolded when one comes back', async () => {
  await open('#/book/iszkenderun');
  const first = await until(() => document.querySelector<HTMLDetailsElement>('main details'), 'a chapter');
  expect(first.open).toBe(false);
  first.open = true;
  first.dispatchEvent(new Event('toggle'));
  await settled();
  await open('#/book/iszkenderun');
  expect((await until(() => document.querySelector<HTMLDetailsElement>('main details'), 'a chapter')).open).toBe(true);
});

test('the index stands in the order of the alphabet, sz on its own, and no rule twice beside a word', async () => {
  await open('#/book/mochi');
  await choose('Tárgymutató');
  await until(() => document.querySelector('nav h3'), 'the letters');
  const letters = [...document.querySelectorAll('nav h3')].map((heading) => heading.textContent);
  expect(letters).toEqual(letters.toSorted(new Intl.Collator('hu').compare));
  expect(letters.indexOf('Sz')).toBeGreaterThan(letters.indexOf('S'));
  const several = [...document.querySelectorAll('nav .rules')].map((words) => words.textContent.match(/[A-Z]{2}-\d+(\.\d+)*/g) ?? []);
  expect(several.length).toBeGreaterThan(0);
  expect(several.filter((ids) => new Set(ids).size < ids.length)).toEqual([]);
});

test('a letter is jumped to, with the keyboard', async () => {
  await open('#/book/mochi');
  await choose('Tárgymutató');
  await press('P', await until(() => document.querySelector('nav[aria-label="Ugrás betűre"]'), 'the letters'));
  expect(document.activeElement?.tagName).toBe('H3');
  expect(document.activeElement?.textContent).toBe('P');
});

test('a word with one rule is the way there, one with several has a link for each', async () => {
  await open('#/book/mochi');
  await choose('Tárgymutató');
  const several = await until(() => document.querySelector('nav .several'), 'a word of several rules');
  const link = several.querySelectorAll<HTMLElement>('a.rule')[1];
  const number = /[A-Z]{2}-\d+\.\d+/.exec(link?.textContent ?? '')?.[0] ?? '';
  if (link) await touch(link);
  expect(decodeURIComponent(location.hash).split('/').slice(0, 3)).toEqual(['#', 'rule', number]);
  history.back();
  const row = await until(() => document.querySelector<HTMLElement>('nav section [data-rule]'), 'a word of one rule');
  await touch(row);
  expect(decodeURIComponent(location.hash)).toBe(`#/rule/${row.dataset['rule'] ?? ''}`);
  history.back();
  await until(() => document.querySelector('section.part'), 'the book');
  await choose('Tartalom');
});

test('a book that can’t be had says why, and is asked for once more', async () => {
  let refuse = true;
  await open('#/book/mochi', (house) => {
    house.on('start', () => ({ ...start, lang: 'en', settings: { ...start.settings, language: 'en' } }));
    house.on('rule_book', () => {
      if (refuse) throw problem('crashed', 'Not now.');
      return book;
    });
  });
  await says('Not now.');
  refuse = false;
  await press('Try again');
  await until(() => document.querySelector('main details'), 'the chapters');
  expect(wordsOf('main')).not.toContain('Not now.');
});
