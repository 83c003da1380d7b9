// The statistics page: figures, charts, ratings, and resetting them with a way back.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { DecidedGames, GameStatistics, PuzzleOverview, Start, Statistics } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';

const body = document.body;
const { start, statistics } = recorded<{ start: Start; statistics: Statistics }>('house');
const words = (of: Element | null | undefined) => (of?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const button = (name: string | RegExp) => getByRole(body, 'button', { name });

/** Opens the page with one game's statistics, modified by `change`. */
async function shown(game: string, change: (one: GameStatistics) => void = () => undefined): Promise<{ section: HTMLElement; house: House }> {
  const one = structuredClone(statistics.games.find((known) => known.game === game));
  if (!one) throw new Error(game);
  change(one);
  const house = await open('#/statistics', (house) => {
    house.on('statistics', () => ({ ...statistics, games: [one] }));
  });
  return { house, section: await until(() => document.querySelector<HTMLElement>(`section[data-game="${game}"]`), 'its section') };
}

/** Fills a game's only level with games of these results. */
function played(one: GameStatistics, games: { score: number | null; rank: number }[]): void {
  const [level] = one.levels;
  if (!level) throw new Error('no level');
  const history = games.map(({ score, rank }) => ({ score, givenUp: score === null ? ('resigned' as const) : null, rank, seats: 3, endedMs: 1_800_000_000_000 }));
  Object.assign(level, { played: games.length, won: games.filter(({ rank }) => rank === 1).length, history });
}

const figures = (section: HTMLElement) => [...section.querySelectorAll('dl.figures > div')].map(words);

test('each game has its section in their order, with what was played against whom', async () => {
  await open('#/statistics');
  await until(() => document.querySelector('article'), 'the cards');
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-game]')].map(({ dataset }) => dataset['game']);
  expect(sections).toEqual(statistics.games.map(({ game }) => game));
  const heads = [...document.querySelectorAll('article h3')].map(words);
  expect(heads).toEqual(statistics.games.flatMap(({ levels }) => levels.map(({ against }) => (against.kind === 'automaton' ? 'Auptolemy ellen' : 'Kezdő botok ellen'))));
});

test('figures tell games, wins, streaks and the best score, with what is shared and longest', async () => {
  const { section } = await shown('mochi', (one) => {
    Object.assign(one.levels[0] ?? {}, { played: 7, won: 3, shared: 2, streak: 1, bestStreak: 4, best: 9 });
  });
  const told = figures(section);
  expect(told.slice(0, 3)).toEqual(['Játszma 7', 'Győzelem 3 közös: 2', 'Győzelmi sorozat 1 leghosszabb: 4']);
  expect(told[3]).toMatch(/ 9$/);
});

test('few games are told as they are, many as a share with its likely range', async () => {
  const few = await shown('mochi');
  expect(words(few.section)).toContain('1 játszmából 0 győzelem: ennyiből még korai arányt mondani.');
  const many = await shown('mochi', (one) => {
    Object.assign(one.levels[0] ?? {}, { played: 40, won: 20, share: 50, likely: [35, 65], equalShare: 33 });
  });
  expect(words(many.section)).toMatch(/50 ?%; hosszú távon valószínűleg 35 ?% és 65 ?% között/);
  expect(words(many.section)).toMatch(/33 ?% jutna rád/);
});

test('three games make a chart with a filled dot for each win, two make none', async () => {
  const { section } = await shown('mochi', (one) => {
    played(one, [{ score: 31, rank: 3 }, { score: 4, rank: 1 }, { score: null, rank: 3 }, { score: 12, rank: 2 }]);
  });
  const chart = section.querySelector('figure svg');
  expect(chart?.querySelectorAll('circle')).toHaveLength(3);
  expect([...(chart?.querySelectorAll('circle') ?? [])].map((dot) => dot.classList.contains('won'))).toEqual([false, true, false]);
  expect(chart?.getAttribute('aria-label')).toMatch(/3\sjátszma, az első 31, az utolsó 12,/);
  const two = await shown('mochi', (one) => {
    played(one, [{ score: 31, rank: 3 }, { score: 4, rank: 1 }]);
  });
  expect(two.section.querySelector('figure')).toBeNull();
});

test('one by one the last game comes first, with its place; one given up has no score', async () => {
  const { section } = await shown('mochi', (one) => {
    played(one, [{ score: 31, rank: 3 }, { score: null, rank: 2 }, { score: 4, rank: 1 }]);
  });
  const rows = [...section.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(words));
  expect(rows).toEqual([['4', '1. / 3'], ['feladva', '2. / 3'], ['31', '3. / 3']]);
});

test('a margin has its sign, and half points their comma', async () => {
  const { section } = await shown('cardgo', (one) => {
    played(one, [{ score: -27, rank: 2 }, { score: 9, rank: 1 }, { score: 0, rank: 2 }]);
  });
  expect([...section.querySelectorAll('tbody tr td:first-of-type')].map(words)).toEqual(['0', '+4,5', '−13,5']);
});

test('games with help are told apart; where there are no others it says so', async () => {
  const { section } = await shown('mochi', (one) => {
    Object.assign(one.levels[0] ?? {}, { played: 0, history: [], assisted: { played: 3, won: 2 } });
  });
  expect(figures(section)).toEqual([]);
  expect(words(section)).toContain('Itt még nem volt segítség nélküli játszmád.');
  expect(words(section)).toContain('Segítséggel 3 játszma, ebből 2 győzelem');
});

test('until there are enough games it says how many are missing, and why some don’t count', async () => {
  const { section } = await shown('mochi', (one) => {
    Object.assign(one.ratings ?? {}, { own: null, games: 4, enough: 10, unusual: 2 });
  });
  const rating = section.querySelector('.rating');
  expect(words(rating)).toContain('Még 6 játszma');
  expect(words(rating)).toContain('2 játszma kimaradt, mert könnyebb vagy nehezebb volt a szokásosnál.');
  expect(rating?.querySelector('svg')).toBeNull();
});

test('where levels are ranks, the one with which a game would be close is a touch away', async () => {
  const { section } = await shown('cardgo', (one) => {
    Object.assign(one.ratings ?? {}, { own: { rating: 1100, within: 90 }, nearest: 'kyu19', games: 12 });
  });
  expect(words(section.querySelector('.nearest'))).toContain('Szoros játszma: 19 kyus botok ellen.');
  fireEvent.click(within(section).getByRole('button', { name: /^Új asztal: 19.kyus botok$/ }));
  await settled();
  expect(location.hash).toBe('#/new/cardgo');
});

test.each([
  [700, 'kezdő szint alatt'],
  [1000, 'kezdő szinten'],
  [1060, 'kezdő és haladó szint között'],
  [1700, 'mester szint fölött'],
])('a rating of %i stands %s', async (rating, stands) => {
  const { section } = await shown('mochi', (one) => {
    Object.assign(one.ratings ?? {}, { own: { rating, within: 20 }, games: 34 });
    one.ratings?.levels.forEach((level, at) => (level.ahead = 80 - 20 * at));
  });
  expect(words(section.querySelector('.own'))).toContain(`${String(rating)} ± 20`);
  expect(words(section.querySelector('.stands'))).toBe(stands);
  expect([...section.querySelectorAll('.ahead > div')].map((one) => words(one).replace(/ ?%$/, ''))).toEqual(['Kezdő 80', 'Haladó 60', 'Erős 40', 'Mester 20']);
  expect(within(section).getByRole('img', { name: /^Skála\./ }).getAttribute('aria-label')).toContain('Mester: 1263');
});

test('one game is forgotten at a touch, and brought back by the number it left under', async () => {
  let games = statistics.games;
  const house = await open('#/statistics', (house) => {
    house.on('statistics', () => ({ ...statistics, games }));
    house.on('statistics_reset', ({ game }) => {
      games = games.filter((one) => one.game !== game);
      return 17;
    });
    house.on('statistics_restore', () => {
      games = statistics.games;
      return null;
    });
  });
  await until(() => queryByRole(body, 'button', { name: 'Nullázás: Boldog mocsik' }), 'the way');
  fireEvent.click(button('Nullázás: Boldog mocsik'));
  await until(() => document.querySelector('section[data-game="mochi"]') === null, 'it to be forgotten');
  expect(house.given('statistics_reset')).toEqual([{ game: 'mochi' }]);
  fireEvent.click(await until(() => queryByRole(body, 'button', { name: 'Visszavonás' }), 'the way back'));
  await until(() => document.querySelector('section[data-game="mochi"]'), 'it to be back');
  expect(house.given('statistics_restore')).toEqual([{ number: 17 }]);
});

test('all is forgotten at once, and who has nothing is invited to every table', async () => {
  let games = statistics.games;
  const house = await open('#/statistics', (house) => {
    house.on('statistics', () => ({ ...statistics, games }));
    house.on('statistics_reset', () => {
      games = [];
      return 18;
    });
  });
  fireEvent.click(await until(() => queryByRole(body, 'button', { name: 'Minden statisztika nullázása' }), 'the way'));
  await until(() => queryByRole(body, 'heading', { name: 'Itt még minden előtted áll' }), 'the invitation');
  expect(house.given('statistics_reset')).toEqual([{ game: null }]);
  const ways = [...document.querySelectorAll<HTMLElement>('.invite li')];
  expect(ways.map(({ dataset }) => dataset['game'])).toEqual(start.games.map(({ game }) => game));
  fireEvent.click(button('Boldog mocsik: új asztal'));
  await until(() => location.hash === '#/new/mochi', 'its new table');
});

test('what couldn’t be counted says why, and is counted when tried again', async () => {
  let fails = true;
  await open('#/statistics', (house) => {
    house.on('statistics', () => {
      if (fails) throw problem('crashed', 'Ezt most nem sikerült összeadni.');
      return { ...statistics, leftOut: 2 };
    });
  });
  await until(() => body.textContent?.includes('Ezt most nem sikerült összeadni.'), 'the sentence');
  fails = false;
  fireEvent.click(button('Újra'));
  await until(() => words(body).includes('2 eredmény nem olvasható'), 'what was left out');
  await settled();
  expect(document.querySelectorAll('article').length).toBeGreaterThan(0);
});

const decidedGames = (games: [number, number, number][], error: number | null = 4.4): DecidedGames => {
  const mean = (of: number) => games.reduce((sum, game) => sum + (game[of] ?? 0), 0) / games.length;
  return { games: games.map(([decisions, luck, others], at) => ({ endedMs: 1_800_000_000_000 + at, decisions, luck, others })), decisions: mean(0), luck: mean(1), others: mean(2), error };
};

test('what made the results is told with the means, how sure the luck is, and game by game', async () => {
  const { section } = await shown('mochi', (one) => {
    one.decided = decidedGames([[-10, 20, -5], [0, -7, 3], [-5, 6, 0]]);
  });
  const block = section.querySelector('.decided');
  expect(words(block)).toContain('Az utolsó 3 játszmád átlaga, százalékpontban');
  expect([...(block?.querySelectorAll('.part') ?? [])].map(words)).toEqual(['A döntéseid −5', 'Szerencse +6 ±4', 'A többiek és az ő szerencséjük −1']);
  const strip = block?.querySelector('svg[role="img"]');
  expect(strip?.getAttribute('aria-label')).toMatch(/^3.játszma, a legrégebbi elöl\..*döntéseid −10, szerencse \+20, a többi −5\..*döntéseid 0, szerencse −7, a többi \+3\./);
  const heights = [...(strip?.querySelectorAll('rect.luck') ?? [])].map((bar) => Number(bar.getAttribute('height')));
  expect((heights[0] ?? 0) > (heights[1] ?? 0) && (heights[1] ?? 0) > (heights[2] ?? 0)).toBe(true);
});

test('of one game there is neither an error nor a strip; against one opponent that one is meant', async () => {
  const { section } = await shown('cardgo', (one) => {
    one.decided = decidedGames([[-10, 20, -5]], null);
  });
  const block = section.querySelector('.decided');
  expect(words(block)).toContain('Az utolsó játszmádban');
  expect(words(block)).toContain('Szerencse +20 Az ellenfeled és az ő szerencséje −5');
  expect(block?.querySelector('svg')).toBeNull();
});

test('while no game is judged to its end nothing is told of what made the results', async () => {
  const { section } = await shown('mochi', (one) => { one.decided = null; });
  expect(section.querySelector('.decided')).toBeNull();
});

/** Opens the page with these numbers of tried, solved and at once solved puzzles of Boldog mocsik. */
const withPuzzles = ([tried, solved, atOnce]: [number, number, number], days: number, mostDays: number) => open('#/statistics', (house) => {
  const totals = (game: string, some: number) => ({ game, today: 1, doneToday: false, state: 'untried' as const, all: 20, tried: some, solved: some && solved, atOnce: some && atOnce });
  house.on('puzzle_overview', (): PuzzleOverview => ({ games: [totals('mochi', tried), totals('astra', 0)], days, mostDays }));
});

test('puzzles are told game by game where some were tried, with the days in a row', async () => {
  await withPuzzles([7, 5, 4], 2, 9);
  const section = await until(() => document.querySelector<HTMLElement>('section.puzzles'), 'the puzzles');
  expect(words(section)).toContain('A nap feladványa: 2 nap egymás után; a leghosszabb sorozat 9 nap volt.');
  expect([...section.querySelectorAll('li')].map(words)).toEqual(['Boldog mocsik kipróbálva: 7 / 20 megoldva: 5 elsőre: 4']);
  fireEvent.click(within(section).getByRole('button', { name: 'Boldog mocsik' }));
  await until(() => location.hash === '#/puzzles/mochi', 'the list');
});

test('the longest row isn’t repeated while it lasts, and nothing is told before a puzzle was tried', async () => {
  await withPuzzles([1, 1, 1], 3, 3);
  const section = await until(() => document.querySelector<HTMLElement>('section.puzzles'), 'the puzzles');
  expect(words(section)).toContain('A nap feladványa: 3 nap egymás után.');
  const house = await withPuzzles([0, 0, 0], 0, 0);
  await until(() => house.given('puzzle_overview').length > 0 && document.querySelector('.counted'), 'the page');
  await settled();
  expect(document.querySelector('section.puzzles')).toBeNull();
});
