// A game's tutorial: its lessons, the progress, and what comes next.

import { expect, test } from 'vitest';
import type { Advice, LessonTitle, NewTable, PuzzleOverview, Start, TutorialView } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { plain, press, says, touch, wordsOf } from '../../../testing/touch';

const { lessons } = recorded<Record<string, TutorialView>>('answers')['tutorial {"game":"mochi"}'] ?? { lessons: [] };

const { start } = recorded<{ start: Start }>('house');

/** Opens the lessons of Boldog mocsik, the first `done` of them done. */
async function learn(done: number, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open('#/learn/mochi', (house) => {
    prepare(house);
    house.on('tutorial', () => ({ game: 'mochi', lessons: lessons.map((lesson, at): LessonTitle => ({ ...lesson, done: at < done })) }));
    // A lesson is only opened here, not loaded.
    house.on('lesson_at', () => new Promise(() => undefined));
  });
  await until(() => document.querySelector('ol li'), 'the lessons');
  return house;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('ol li button')];
const current = () => rows().filter((row) => row.getAttribute('aria-current') === 'step').map((row) => rows().indexOf(row));

test('who begins is told how many lessons there are and how long they take, and begins with the first', async () => {
  await learn(0);
  expect(plain(document.querySelector('.words')?.textContent ?? '')).toContain('9 rövid lecke, nagyjából 7 perc. Az asztalon, lapról lapra.');
  expect(rows().map((row) => plain(row.querySelector('.title')?.textContent ?? ''))).toEqual(lessons.map(({ title }) => plain(title)));
  expect(current()).toEqual([0]);
  expect(document.querySelector('[role="img"].steps')?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe('0 / 9 kész');
  await press('Kezdjük!');
  expect(location.hash).toBe(`#/learn/mochi/${lessons[0]?.id ?? ''}`);
});

test('who has begun goes on with the first lesson that isn’t done; what is done says so', async () => {
  await learn(3);
  expect(current()).toEqual([3]);
  expect(rows().map((row) => plain(row.textContent).includes('(kész)'))).toEqual(lessons.map((_, at) => at < 3));
  await press('Folytatás');
  expect(location.hash).toBe(`#/learn/mochi/${lessons[3]?.id ?? ''}`);
});

test('any lesson can be opened again', async () => {
  await learn(3);
  await touch(rows()[1] ?? document.body);
  expect(location.hash).toBe(`#/learn/mochi/${lessons[1]?.id ?? ''}`);
});

test('who has done them all is sent to a real table', async () => {
  await learn(lessons.length);
  await says('Kész, tudsz játszani!');
  expect(current()).toEqual([]);
  expect(wordsOf('main')).not.toContain('Folytatás');
  await press('Jöhet egy rendes játszma!');
  expect(location.hash).toBe('#/new/mochi');
});

test('who never played is dealt a first game at once, against as few of the weakest bots as there can be', async () => {
  const house = await learn(lessons.length, (house) => {
    house.on('start', () => ({ ...start, games: start.games.map((info) => ({ ...info, last: null })) }));
    house.on('table_create', () => '00000000beef');
    house.on('table_open', () => new Promise(() => undefined));
  });
  await press('Az első játszmám');
  await until(() => location.hash === '#/table/00000000beef', 'the table');
  const { table } = house.given('table_create')[0] as { table: NewTable };
  expect([table.game, table.players, table.seed]).toEqual(['mochi', [{ kind: 'person', name: '' }, { kind: 'bot', name: '', level: start.games.find(({ game }) => game === 'mochi')?.levels[0]?.key }], null]);
});

const refused: Advice['refused'] = { rule: { id: 'MO-3.1', title: 'Nagyobb vagy több', house: false }, times: 14, lesson: { id: 'mo-learn-2-happy', title: 'Boldog mocsik' }, scenario: { id: 'mo-3.1-left-on-left', title: 'Balra bal' } };
const missed: Advice['missed'] = { rule: { id: 'MO-5.4', title: 'A tartalékba', house: false }, times: 9, of: 14, puzzles: [9, 3, 17] };

test('without anything to say there is neither advice nor a way to puzzles', async () => {
  const house = await learn(3);
  await until(() => house.given('advice').length > 0 && house.given('puzzle_overview').length > 0, 'both to be asked for');
  expect(wordsOf('main')).not.toContain('A játszmáid alapján');
  expect(wordsOf('main')).not.toContain('Feladványok');
});

test('the rule that stopped one most often is named, with its lesson and its scenario', async () => {
  const advised = (house: House) => { house.on('advice', (): Advice => ({ refused, missed: null })); };
  await learn(3, advised);
  await says('Ez a szabály állított meg a legtöbbször, 14 alkalommal: Nagyobb vagy több MO-3.1');
  expect(wordsOf('main')).not.toContain('ugyanazon múlt');
  await press('Lecke: Boldog mocsik');
  expect(location.hash).toBe('#/learn/mochi/mo-learn-2-happy');
  await learn(3, (house) => {
    advised(house);
    house.on('scenario_show', () => new Promise(() => undefined));
  });
  await press('Mutasd!');
  expect(location.hash).toBe('#/show/mo-3.1-left-on-left');
});

test('what many mistakes missed is named, and puzzles of this kind follow one another', async () => {
  await learn(3, (house) => {
    house.on('advice', (): Advice => ({ refused: null, missed }));
    house.on('puzzles', () => new Promise(() => undefined));
    house.on('practice_at', () => new Promise(() => undefined));
  });
  await says('A bot 14 hibádat tudja megmagyarázni. Ebből 9 ugyanazon múlt: A tartalékba MO-5.4');
  await press('3 ilyen feladvány');
  expect(location.hash).toBe('#/puzzle/mochi/9/9-3-17');
});

test('the way to the puzzles says how many are solved', async () => {
  await learn(3, (house) => {
    const totals = { today: 7, doneToday: false, state: 'untried', all: 20, tried: 4, solved: 3, atOnce: 2 } as const;
    house.on('puzzle_overview', (): PuzzleOverview => ({ games: [{ game: 'astra', ...totals, solved: 1 }, { game: 'mochi', ...totals }], days: 0, mostDays: 0 }));
    house.on('puzzles', () => new Promise(() => undefined));
  });
  await press('Feladványok 3 / 20 megoldva');
  expect(location.hash).toBe('#/puzzles/mochi');
});

test('lessons that can’t be had say why, and lead to the rules', async () => {
  await open('#/learn/mochi', (house) => {
    house.on('tutorial', () => {
      throw problem('crashed', 'Most nem megy.');
    });
  });
  await says('Most nem megy.');
  await press('Szabálykönyv');
  expect(location.hash).toBe('#/book/mochi');
});
