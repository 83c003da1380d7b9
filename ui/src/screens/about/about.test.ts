// The page about the app: the games' publishers, changes, third-party work, and the problem report.

import { afterEach, expect, test } from 'vitest';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { plain, press, says, touch, wordsOf } from '../../../testing/touch';
import { GAME_UIS } from '../../games';
import { gameNames } from '../../games/names';

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

const told = (house: House): void => {
  house.on('about', () => ({ version: '0.2.0', changes: [{ version: '0.2.0', lines: ['Új asztal.', 'Szebb lapok.'] }, { version: '0.1.0', lines: ['Az első.'] }] }));
};

/** The licences are a file beside the app. */
function licences(answer: () => Promise<Response>): void {
  globalThis.fetch = (what, how) => (what === '/third-party.txt' ? answer() : fetch(what, how));
}

test('it tells the version, and what is new in each, the latest first', async () => {
  await open('#/about', told);
  await says('0.2.0 változat');
  expect([...document.querySelectorAll('.changes h3')].map((one) => plain(one.textContent))).toEqual(['A 0.2.0 változatban', 'A 0.1.0 változatban']);
  expect([...document.querySelectorAll('.changes ul')].map((list) => [...list.children].map((line) => line.textContent))).toEqual([['Új asztal.', 'Szebb lapok.'], ['Az első.']]);
});

test('where that can’t be had it says why, and the rest is there', async () => {
  await open('#/about', (house) => {
    house.on('about', () => {
      throw problem('crashed', 'Most nem megy.');
    });
  });
  await says('Most nem megy.', '.changes');
  expect(document.querySelectorAll('article').length).toBe(Object.keys(GAME_UIS).length);
});

test.each(Object.keys(GAME_UIS))('%s: whose game it is stands by its name, and what of it is here unfolds', async (game) => {
  await open('#/about', told);
  const article = await until(() => document.querySelector(`article[data-game="${game}"]`), 'its origin');
  expect(article.getAttribute('aria-labelledby')).toBe(article.querySelector('h3')?.id);
  expect(article.querySelector('h3')?.textContent).toBe(gameNames(game).name);
  const facts = [...article.querySelectorAll('dd')].map((one) => one.textContent.trim());
  expect(facts.length).toBeGreaterThan(0);
  expect(facts).not.toContain('');
  expect([...article.querySelectorAll('dt')].at(-1)?.textContent).toBe('Hol találod meg?');
  const fold = article.querySelector('details');
  expect(fold?.open).toBe(false);
  expect([...(fold?.querySelectorAll('p') ?? [])].filter((one) => one.textContent.trim() !== '').length).toBe(2);
});

test('the work of others is read as it stands in the file', async () => {
  licences(() => Promise.resolve(new Response('SIL OPEN FONT LICENSE')));
  await open('#/about', told);
  await press(/^Mások munkája/);
  expect(location.hash).toBe('#/others');
  await until(() => document.querySelector('pre'), 'the licences');
  expect([wordsOf('pre'), document.querySelector('pre')?.lang]).toEqual(['SIL OPEN FONT LICENSE', 'en']);
  await press('Vissza');
  await until(() => document.querySelector('.changes'), 'the page about the app');
});

test.each([
  ['isn’t there', () => Promise.resolve(new Response('<html>', { status: 404 }))],
  ['can’t be fetched', () => Promise.reject(new Error('offline'))],
])('a file that %s is not shown as licences', async (_, answer) => {
  licences(answer);
  await open('#/others');
  await until(() => !wordsOf('main').includes('Egy pillanat'), 'an answer');
  await settled();
  expect(document.querySelector('pre')).toBeNull();
  expect([...document.querySelectorAll('main p')].length).toBe(2);
});

test('the problem report is about no table, and Back closes it first', async () => {
  const house = await open('#/about', (house) => {
    told(house);
    house.on('report_text', () => ({ text: 'Asztaltárs 0.2.0', name: 'jelentes.txt', canSave: false }));
  });
  await press(/^Hibajelentés/);
  const area = await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea'), 'the report');
  expect(area.value).toBe('Asztaltárs 0.2.0');
  expect(house.given('report_text')).toEqual([{ id: null }]);
  history.back();
  await until(() => document.querySelector('dialog[open]') === null, 'the report to be closed');
  expect(location.hash).toBe('#/about');
});

test('a report that can’t be made closes, and says why', async () => {
  await open('#/about', (house) => {
    told(house);
    house.on('report_text', () => {
      throw problem('crashed', 'Nincs mit jelenteni.');
    });
  });
  await press(/^Hibajelentés/);
  await says('Nincs mit jelenteni.', '.toast');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('the settings lead there', async () => {
  await open('#/settings', told);
  await touch(await until(() => [...document.querySelectorAll<HTMLElement>('main button')].find((one) => one.textContent.includes('Névjegy')), 'the way'));
  await until(() => location.hash === '#/about', 'the page');
});
