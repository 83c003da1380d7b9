// A running analysis: its results and the move being pointed at.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Analysis as Found, AnalysedStep, CardgoMove } from '../../../bindings';
import { problem } from '../../../../testing/house';
import { settled, sitDown, until } from '../../../../testing/play';
import { withCards } from '../../../../testing/playing.svelte';
import { openRecord, point, said, walk } from '../../../../testing/records';
import { key, plain, press, says, touch } from '../../../../testing/touch';
import type { House } from '../../../../testing/house';
import { Analysis } from './analysis.svelte';

beforeAll(withCards);

const play = (seat: 0 | 1, point: string): AnalysedStep => ({ seat, move: { game: 'cardgo', move: { kind: 'play', point } } });
const pass = (seat: 0 | 1): AnalysedStep => ({ seat, move: { game: 'cardgo', move: { kind: 'pass' } } });
const move = (of: CardgoMove, more: object) => ({ move: { game: 'cardgo' as const, move: of }, text: 'húzás', percent: 50, result: 0, tries: 100, line: [], ...more });
const FOUND: Found = {
  tries: 1234,
  running: true,
  survey: { owners: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 80)), lead: 5 },
  moves: [
    move({ kind: 'play', point: 'E5' }, { percent: 62, result: 7, tries: 800, line: [play(0, 'E5'), play(1, 'C3'), pass(0), play(1, 'G7'), play(0, 'E5')] }),
    move({ kind: 'play', point: 'C7' }, { percent: 48, result: -3, tries: 200, line: [play(0, 'C7'), { seat: 1, move: { game: 'cardgo', move: { kind: 'draw' } } }, play(1, 'A1')] }),
    move({ kind: 'draw' }, { text: 'Húzol egy lapot' }),
  ],
};

/** Simulates an analysis that returns these results one after the other. */
function search(house: House, ...found: (Found | 'refused')[]): void {
  let next = 0;
  house.on('analysis_next', () => {
    const answer = found[next];
    next += 1;
    if (answer === 'refused') throw problem('letGo');
    return answer ?? new Promise(() => undefined);
  });
  house.on('analysis_stop', () => null);
}

async function analysed(...found: (Found | 'refused')[]) {
  const house = await withCards();
  search(house, ...found);
  const analysis = new Analysis({ key: 1, assists: true, begin: () => Promise.resolve({ status: 'ok', data: 7 }) });
  void analysis.follow();
  await settled();
  return { house, analysis };
}

describe('a move that is thought of', () => {
  test('has its place, share, lead with its sign, and how much it was looked at', async () => {
    const { analysis } = await analysed(FOUND);
    expect(analysis.moves.map(({ rank, point, name, percent, lead, weight }) => [rank, point, name, percent, plain(lead), weight])).toEqual([
      [1, 'E5', 'E5', 62, '+3,5', 1],
      [2, 'C7', 'C7', 48, '−1,5', 0.25],
      [3, null, 'Húzol egy lapot', 50, '0', 0.125],
    ]);
  });

  test('has the stones of its line, each with its number, a point only once', async () => {
    const { analysis } = await analysed(FOUND);
    const [first, second] = analysis.moves;
    expect(first?.line).toEqual([{ point: 'E5', colour: 0, number: 1 }, { point: 'C3', colour: 1, number: 2 }, { point: 'G7', colour: 1, number: 4 }]);
    expect(plain(first?.told ?? '')).toBe('C3 passz G7 E5');
    // The line ends where a card is played.
    expect([second?.line.length, second?.told]).toEqual([1, '']);
  });

  test('is pointed at under a finger, else by mouse or keyboard, else where it was left open', async () => {
    const { analysis } = await analysed(FOUND);
    Object.assign(analysis, { pinned: 'C7' });
    expect(analysis.pointed(null)?.key).toBe('C7');
    Object.assign(analysis, { at: 'E5' });
    expect([analysis.pointed(null)?.key, analysis.pointed('C7')?.key, analysis.pointed('A1')]).toEqual(['E5', 'C7', null]);
  });
});

describe('a search', () => {
  test('is followed until it has ended, and asked for more than is known', async () => {
    const { house, analysis } = await analysed(FOUND, { ...FOUND, tries: 2000, running: false });
    expect([analysis.found?.tries, house.given('analysis_next').map(({ have }) => have)]).toEqual([2000, [0, 1234]]);
  });

  test('is stopped when nobody looks any more', async () => {
    const { house, analysis } = await analysed(FOUND);
    analysis.leave();
    expect(house.given('analysis_stop')).toHaveLength(1);
  });

  test('that can’t begin says why, but not where the table has only moved on', async () => {
    const house = await withCards();
    search(house);
    const failing = (kind: 'badRecord' | 'stale') => new Analysis({ key: 1, assists: false, begin: () => Promise.resolve({ status: 'error', error: problem(kind, 'Ezt nem ismerjük.') }) });
    const [bad, stale] = [failing('badRecord'), failing('stale')];
    await Promise.all([bad.follow(), stale.follow()]);
    expect([bad.fault, bad.idle, stale.fault]).toEqual(['Ezt nem ismerjük.', true, null]);
  });

  test('shades the board only where that is wished for', async () => {
    const { analysis } = await analysed(FOUND);
    expect(analysis.survey).toBeNull();
    analysis.shaded = true;
    expect(analysis.survey?.lead).toBe(5);
  });
});

describe('beside a record', () => {
  const opened = async () => {
    const record = await openRecord(undefined, (house) => {
      house.on('analysis_ask', () => 7);
      search(house, FOUND);
    });
    await walk('e');
    await until(() => document.querySelector('[data-analysed]'), 'the analysis');
    return record;
  };

  test('its moves are listed and told on their points', async () => {
    await opened();
    expect([...document.querySelectorAll('[data-analysed]')].map((row) => row.getAttribute('data-analysed'))).toEqual(['E5', 'C7', 'Húzol egy lapot']);
    expect(said('E5').replace('\u00a0', ' ')).toBe('E5, üres, az elemzés 1. ajánlata: 62%, +3,5 pont');
    expect(document.querySelector('[data-analysed="C7"]')?.textContent.replaceAll(/\s+/g, ' ')).toContain('48%, −1,5 pont');
    expect(document.querySelectorAll('.goban .analysed').length).toBe(2);
  });

  test('a move left open shows its line, until it is touched again', async () => {
    await opened();
    const row = document.querySelector<HTMLElement>('[data-analysed="E5"]');
    if (!row) throw new Error('no row');
    await touch(row);
    expect([row.getAttribute('aria-pressed'), document.querySelectorAll('.goban .step').length]).toEqual(['true', 3]);
    await touch(row);
    expect(document.querySelectorAll('.goban .step').length).toBe(0);
  });

  test('it begins anew where one walks to, and ends when it is switched off', async () => {
    const { house } = await opened();
    await walk('ArrowRight');
    await until(() => house.given('analysis_ask').length === 2, 'another question');
    expect(house.given('analysis_ask').map(({ question }) => (question as { question: { node: number } }).question.node)).toEqual([0, 1]);
    await walk('e');
    expect([document.querySelector('[data-analysed]'), house.given('analysis_stop').length > 0]).toEqual([null, true]);
    expect(point('A1').getAttribute('aria-label')).toBe('A1, üres');
  });
});

test('at a table it makes the game an assisted one, says so, and a hint takes its place', async () => {
  const { house } = await sitDown('cardgo', {
    prepare: (house) => {
      house.on('analysis_begin', () => 7);
      search(house, FOUND);
      house.on('table_hint', () => ({ moves: [] }));
    },
  });
  await key('e', { on: document.body });
  await until(() => document.querySelector('[data-analysed]'), 'the analysis');
  expect(house.given('analysis_begin')[0]).toMatchObject({ revision: 1 });
  await says('segítséggel', '.analysis');
  await says(/A legjobb: [A-J]\d, \d+%, /, '[data-voice]');
  await press('Várható területek a táblán');
  expect(document.querySelectorAll('.goban .likely').length).toBeGreaterThan(0);
  await press('Tipp');
  expect(document.querySelector('[data-analysed]')).toBeNull();
});
