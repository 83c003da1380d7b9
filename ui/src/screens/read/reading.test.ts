// The reading pages of each game.

import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { Reading } from '../../bindings';
import { problem } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { buttonIf, choose, plain, press, says, touch, wordsOf } from '../../../testing/touch';
import { GAME_UIS } from '../../games';
import { onPaper } from './paper';

const answers = recorded<Record<string, Reading>>('answers');
const games = Object.keys(GAME_UIS);
/** Returns a game's reading as recorded; while it is being recorded, an empty one. */
const told = (game: string): Reading => answers[`reading {"game":"${game}"}`] ?? { matter: { minute: [], picture: { scenario: '', step: 0, labels: [] }, icons: [], aid: [], house: [] }, cards: [] } as unknown as Reading;
const words = (spans: readonly { text: string }[]) => plain(spans.map(({ text }) => text).join(''));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => plain(one.textContent));
const lead = () => until(() => document.querySelector('article .lead, article .told'), 'the part');
const field = () => until(() => document.querySelector<HTMLInputElement>('article input[type="search"]'), 'the field');

test.each(games)('%s in a minute: all that is told, and its picture with every part named in order', async (game) => {
  await open(`#/read/${game}`);
  await lead();
  const { minute, picture } = told(game).matter;
  expect(texts('.told section')).toEqual(minute.map(({ head, text }) => plain(`${head} ${words(text)}`)));
  expect(texts('figcaption li > span:last-child')).toEqual(picture.labels.map(({ text }) => words(text)));
  await until(() => document.querySelector('figure .drawn > *'), 'the table');
});

test.each(games)('%s: its icons stand in their groups, each drawn beside its rule', async (game) => {
  await open(`#/read/${game}/icons`);
  await lead();
  await until(() => document.querySelector('article section'), 'the groups');
  const shown = [...document.querySelectorAll('article section')].map((group) => [
    group.querySelector('h3')?.textContent,
    ...[...group.querySelectorAll('li')].map((row) => [[...row.querySelectorAll<HTMLElement>('.icon')].map(({ dataset }) => dataset['icon']), plain(row.querySelector('b')?.textContent ?? '')]),
  ]);
  expect(shown).toEqual(told(game).matter.icons.map(({ head, icons }) => [head, ...icons.map(({ drawn, rule }) => [drawn, plain(rule.title)])]));
  expect(document.querySelectorAll('.icon :is(svg, span, i, b)').length).toBeGreaterThan(0);
});

test.each(games)('%s: its aid is a sentence a rule, its house rules are all that were decided, and each leads to its rule', async (game) => {
  await open(`#/read/${game}/aid`);
  await lead();
  const { aid, house } = told(game).matter;
  expect(texts('article h3')).toEqual(aid.map(({ head }) => plain(head)));
  expect(texts('article .says')).toEqual(aid.flatMap(({ rules }) => rules.map(({ text }) => words(text))));
  await choose('Házi szabályok');
  await says(`${String(house.length)} helyen`, 'article .lead');
  expect(location.hash).toBe(`#/read/${game}/house`);
  expect(texts('article ol li > p')).toEqual(house.map(({ text }) => words(text)));
  expect(texts('article ol h3').map((head) => head.split(' ').at(-1))).toEqual(house.map(({ rule }) => rule.id.split('/')[0]));
});

test.each(games)('%s: every card stands in its group', async (game) => {
  await open(`#/read/${game}/cards`);
  await until(() => document.querySelector('article li'), 'the cards');
  const shown = [...document.querySelectorAll('article section')].map((shelf) => [shelf.querySelector('h3')?.textContent, [...shelf.querySelectorAll<HTMLElement>('li button')].map(({ dataset }) => dataset['inspect'])]);
  expect(shown).toEqual(told(game).cards.map(({ head, cards }) => [head, cards.map(({ card }) => card)]));
  const many = told(game).cards.flatMap(({ cards }) => cards).length > 30;
  expect(document.querySelector('article input') !== null).toBe(many);
});

test('cards are looked through by a word, without its accents and capitals, or by several', async () => {
  await open('#/read/parbaj/cards');
  const all = told('parbaj').cards.flatMap(({ cards }) => cards);
  const look = async (text: string) => {
    fireEvent.input(await field(), { target: { value: text } });
    await settled();
    return [...document.querySelectorAll<HTMLElement>('article li button')].map(({ dataset }) => dataset['inspect']);
  };
  expect(await look('LOMBOR')).toContain('lombor');
  const building = await look('epitmeny');
  const narrower = await look('epitmeny  torony');
  expect(building.length).toBeLessThan(all.length);
  expect(narrower.length).toBeLessThan(building.length);
  expect(narrower.length).toBeGreaterThan(0);
  expect(narrower.filter((card) => !building.includes(card))).toEqual([]);
  expect(wordsOf('.filter p')).toBe(`${String(narrower.length)} lap`);
  expect(await look('xyzzy')).toEqual([]);
  await says('Ilyen lap nincs.', '.filter');
  expect((await look(' ')).length).toBe(all.length);
  expect(wordsOf('.filter p')).toBe('');
});

test('a card opens its sheet', async () => {
  const house = await open('#/read/mochi/cards');
  const first = await until(() => document.querySelector<HTMLElement>('article li button'), 'a card');
  await touch(first);
  await until(() => document.querySelector('dialog[open] .sheet'), 'its sheet');
  expect(house.given('card')).toEqual([{ game: 'mochi', card: first.dataset['inspect'] }]);
});

test('parts take each other’s place, and Back leads to where one came from', async () => {
  await open('#/book/mochi');
  await press(/^A játék egy percben/);
  await choose('Lapok');
  await choose('Segédlet');
  expect(location.hash).toBe('#/read/mochi/aid');
  await press('Vissza');
  await until(() => location.hash === '#/book/mochi', 'the book');
});

test('a part that there is not is the first one', async () => {
  await open('#/read/mochi/nothing');
  await lead();
  expect(document.querySelector('article')?.className).toContain('minute');
});

test('a table that there is not has nothing to read', async () => {
  await open('#/read/chess', (house) => {
    house.on('reading', () => {
      throw problem('noSuchTable', 'Nincs ilyen játék.');
    });
  });
  await says('Ehhez a játékhoz nincs ilyen olvasnivaló.');
  expect(buttonIf('Újra')).toBeNull();
  await press('Kezdőlap');
  await until(() => document.querySelector('.tile'), 'home');
});

test('what can’t be read now says why, and is asked for once more', async () => {
  let refuse = true;
  await open('#/read/mochi/aid', (house) => {
    house.on('reading', () => {
      if (refuse) throw problem('crashed', 'Most nem megy.');
      return told('mochi');
    });
  });
  await says('Most nem megy.');
  refuse = false;
  await press('Újra');
  await lead();
  expect(wordsOf('main')).not.toContain('Most nem megy.');
});

test('where there is a mouse it is printed, in light colours whatever one reads by; a phone prints nothing', async () => {
  await open('#/read/mochi/aid');
  await lead();
  expect(buttonIf('Nyomtatás')).toBeNull();
  const phone = window.matchMedia.bind(window);
  const pointers = vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query === '(any-pointer: fine)' ? Object.defineProperty(phone('all'), 'matches', { value: true }) : phone(query)));
  const print = vi.fn();
  Object.assign(window, { print });
  await open('#/read/mochi/aid');
  await press('Nyomtatás');
  expect(print).toHaveBeenCalledOnce();
  pointers.mockRestore();
  Reflect.deleteProperty(window, 'print');
});

test('on its way to paper a page is light, and afterwards as it was', () => {
  const { dataset } = document.documentElement;
  const leave = onPaper();
  dataset['theme'] = 'dark';
  dispatchEvent(new Event('beforeprint'));
  expect(dataset['theme']).toBeUndefined();
  dispatchEvent(new Event('afterprint'));
  expect(dataset['theme']).toBe('dark');
  dispatchEvent(new Event('beforeprint'));
  // Leaving the page meanwhile restores the theme.
  leave();
  expect(dataset['theme']).toBe('dark');
  dispatchEvent(new Event('beforeprint'));
  expect(dataset['theme']).toBe('dark');
  delete dataset['theme'];
});
