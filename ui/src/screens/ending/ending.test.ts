// After a game: its decisions as a bot judges them, the rating, and where to go on.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { GameStatistics, JudgedDecision, Ratings, Statistics } from '../../bindings';
import { RecordedTable, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded, recordedGame } from '../../../testing/recording';

const body = document.body;
const game = recordedGame('mochi');
const words = (of: Element | null | undefined) => (of?.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
const { move } = game.decisions[0] as (typeof game.decisions)[number];
const said = (text: string, percent: number, own: boolean) => ({ move: { game: 'mochi', move: own ? move : { ...(move as object), other: true } }, text, expected: '', percent, lead: null });
const decided = (ply: number, seat: number, [played, at]: [string, number], [preferred, could]: [string, number]) =>
  ({ ply, seat, played: said(played, at, true), preferred: said(preferred, could, played === preferred), noted: null, why: null, grade: 'good' }) as unknown as JudgedDecision;
const JUDGED = [
  decided(0, 0, ['Húzás', 40], ['Húzás', 40]),
  decided(2, 0, ['64 kijátszása', 50], ['47 kijátszása', 61]),
  decided(3, 1, ['Passz', 10], ['Húzás', 90]),
];

const none = { forced: [], turning: [], end: null, endLead: null, balance: null };

/** Opens the recorded game at its end, or at another of its snapshots. */
async function sitDown(prepare: (house: House) => void, at = game.pictures.length - 1): Promise<{ house: House; table: RecordedTable }> {
  let table: RecordedTable | undefined;
  const house = await open(`#/table/${game.id}`, (house) => {
    table = new RecordedTable(house, game, at);
    prepare(house);
  });
  return { house, table: table as RecordedTable };
}
const over = () => until(() => document.querySelector<HTMLElement>('section.over .decisions'), 'the end');
const cards = () => [...document.querySelectorAll<HTMLElement>('.decisions .card')];

test('until the bot has judged anything, both places say that it looks', async () => {
  const { house } = await sitDown(() => undefined);
  await over();
  expect(cards().map(words)).toEqual(['Legjobb döntésed A bot átnézi a döntéseidet…', 'Legrosszabb döntésed A bot átnézi a döntéseidet…']);
  expect(house.given('review_begin')).toHaveLength(1);
});

test('what was judged comes while the bot goes on, and each decision leads to its moment', async () => {
  let more: (() => void) | undefined;
  const { house } = await sitDown((house) => {
    house.on('review_next', async ({ have }) => {
      if (have === 0) return { ...none, all: 3, done: 1, running: true, decisions: JUDGED.slice(0, 1) };
      await new Promise<void>((resolve) => { more = resolve; });
      return { ...none, all: 3, done: 3, running: false, decisions: JUDGED.slice(1) };
    });
  });
  const shown = await over();
  await until(() => cards()[0]?.matches('button'), 'the first');
  expect(words(cards()[0])).toContain('Legjobb döntésed eddig · 1. döntés');
  expect(words(cards()[1])).toContain('A bot átnézi a döntéseidet… 1 / 3');
  expect(shown.getAttribute('aria-busy')).toBe('true');
  more?.();
  await until(() => shown.getAttribute('aria-busy') === 'false', 'the rest');
  expect(words(cards()[0])).toMatch(/Legjobb döntésed · 1. döntés.*Húzás.*A bot is ezt tette volna\./);
  expect(words(cards()[1])).toMatch(/Legrosszabb döntésed · 3. döntés.*64 kijátszása.*Jobb lett volna: 47 kijátszása\..*Az esélyed 61% helyett 50%\./);
  fireEvent.click(cards()[1] as HTMLElement);
  await until(() => location.hash === `#/replay/${game.id}/2` && document.querySelector('.look'), 'that moment');
  expect(house.given('review_stop')).toHaveLength(0);
  expect(house.given('table_at').map(({ ply }) => ply)).toContain(2);
});

test('who goes on to look back has the bot go on, and who leaves has it stop', async () => {
  const { house } = await sitDown(() => undefined);
  await over();
  fireEvent.click(getByRole(body, 'button', { name: 'Elemzés' }));
  await until(() => document.querySelector('.look'), 'the way');
  expect(house.given('review_stop')).toHaveLength(0);
  const { house: other } = await sitDown((house) => { house.on('review_next', () => new Promise(() => undefined)); });
  await over();
  follow('#/');
  await until(() => other.given('review_stop').length === 1, 'it to stop');
});

test('who only looks back has nothing judged unasked', async () => {
  const house = await open(`#/replay/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
  });
  await until(() => document.querySelector('.look'), 'the way');
  await settled();
  expect(house.given('review_begin')).toHaveLength(0);
});

test('who made no mistake is told so', async () => {
  await sitDown((house) => {
    house.on('review_next', () => ({ ...none, all: 1, done: 1, running: false, decisions: JUDGED.slice(0, 1) }));
  });
  await over();
  await until(() => words(cards()[1]).includes('Egyik döntésed sem rontott sokat az esélyeiden.'), 'the sentence');
});

const ratings = (part: Partial<Ratings>): Ratings => ({ levels: [{ level: 'beginner', rating: 1000, ahead: 60 }, { level: 'steady', rating: 1200, ahead: 40 }], automaton: null, own: null, nearest: null, games: 12, enough: 10, unusual: 0, ...part });
const counted = (part: Partial<Ratings>): Statistics => {
  const { statistics } = recorded<{ statistics: Statistics }>('house');
  return { ...statistics, games: [{ ...(statistics.games.find((one) => one.game === 'mochi') as GameStatistics), ratings: ratings(part) }] };
};
const rating = () => until(() => document.querySelector<HTMLElement>('.over .rating[aria-busy="false"]'), 'the rating');

test('the rating is told as it was before the game and as it is after it, with what it rests on', async () => {
  let own = 1080;
  const { table } = await sitDown((house) => {
    house.on('statistics', () => counted({ own: { rating: own, within: 90 } }));
  }, game.pictures.length - 2);
  await settled();
  own = 1106;
  table.to(game.pictures.length - 1);
  const told = words(await rating());
  expect(told).toMatch(/1080 → 1106.*\+26.*12 játszma alapján · kezdő és haladó szint között/);
});

test('of a game that was over already only the rating is told; before there is one, how many games are missing', async () => {
  await sitDown((house) => {
    house.on('statistics', () => counted({ games: 4 }));
  });
  expect(words(await rating())).toContain('Még 6 játszma segítség nélkül, és kiderül, milyen erősen játszol.');
  fireEvent.click(await rating());
  await until(() => location.hash === '#/statistics', 'statistics');
});

test('the next lesson is one touch away, and isn’t offered where all are done', async () => {
  const lessons = (done: boolean) => ({ game: 'mochi', lessons: [{ id: 'one', title: 'Egy', done: true }, { id: 'two', title: 'Kettő', done }] });
  await sitDown((house) => { house.on('tutorial', () => lessons(true)); });
  await over();
  await settled();
  expect(queryByRole(body, 'button', { name: 'Következő lecke' })).toBeNull();
  await sitDown((house) => {
    house.on('tutorial', () => lessons(false));
    house.on('lesson_at', () => new Promise(() => undefined));
  });
  const end = await over();
  const next = await until(() => within(end.closest('section.over') as HTMLElement).queryByRole('button', { name: 'Következő lecke' }), 'the way');
  fireEvent.click(next);
  await until(() => location.hash === '#/learn/mochi/two', 'the lesson');
});

test('the end says why in a sentence with its rule', async () => {
  await sitDown(() => undefined);
  const why = (await over()).closest('section.over')?.querySelector('.why');
  expect(words(why)).toMatch(/(Elérted|Elérte) az? \d+ pontot.*legkevesebb pont.*MO-7\.\d/);
  expect(getByRole(body, 'button', { name: 'Elemzés' })).toBeTruthy();
});
