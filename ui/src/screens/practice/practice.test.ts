// Learning from a game's costliest decisions, and positions that come back, at every game's table.

import { expect, test, vi } from 'vitest';
import type { Mistake, Mistakes } from '../../bindings';
import { problem, RecordedTable, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { until } from '../../../testing/play';
import { learn, makeMove, practised, tryMove } from '../../../testing/practising';
import { puzzled } from '../../../testing/puzzling';
import { recordedGame } from '../../../testing/recording';
import { press, says, wordsOf } from '../../../testing/touch';

test('found at once, it is noted as found', async () => {
  const { tried, noted } = await learn('cardgo', () => true);
  await tryMove(tried);
  expect(noted).toEqual([true]);
});

test('a hint leaves a few moves to choose from, and the solution says the best', async () => {
  const { noted } = await learn('mochi', () => false);
  await press('Segítség');
  await says('A kiemeltek közül az egyik a legjobb.');
  expect(noted).toEqual([]);
  await press('Megoldás');
  await says('A legjobb: a legjobb. Ezzel az esélyed 60%.');
  expect(wordsOf('.task .word')).toContain('Ugyanolyan jó: a másik.');
  expect(noted).toEqual([false]);
});

test('a game without mistakes says so, and leads back', async () => {
  const game = recordedGame('mochi');
  await open(`#/mistakes/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    house.on('mistakes_next', (): Mistakes => ({ all: 3, done: 3, running: false, mistakes: [] }));
  });
  await says('Nem volt hibád');
  await press('Vissza a játszmához');
  expect(location.hash).toBe(`#/table/${game.id}`);
});

test('while decisions are still judged, the next mistake is waited for; if none comes, the page says so', async () => {
  const game = recordedGame('mochi');
  let finish: () => void = () => undefined;
  let asked = 0;
  await open(`#/mistakes/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    practised(house, game, () => true);
    const mistake: Mistake = { ply: game.pictures[0]?.plies ?? 0, text: 'ez volt', grade: 'mistake', from: 60, to: 48, why: null };
    const told: Mistakes = { all: 3, done: 1, running: true, mistakes: [mistake] };
    house.on('mistakes_next', () => {
      asked += 1;
      return asked === 1 ? told : new Promise((resolve) => { finish = () => { resolve({ ...told, done: 3, running: false }); }; });
    });
  });
  await until(() => document.querySelector('.task .goal'), 'the task');
  await press('Kihagyom');
  await says('A bot megkeresi');
  finish();
  await says('Nincs több hiba, amelyből tanulni lehetne.');
});

test('a table closed behind the page, or a review stopped there, is begun again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const game = recordedGame('mochi');
  const answers = [
    () => { throw problem('left', 'Elment.'); },
    (): Mistakes => ({ all: 3, done: 1, running: false, mistakes: [] }),
    (): Mistakes => ({ all: 3, done: 3, running: false, mistakes: [] }),
  ];
  const house = await open(`#/mistakes/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    house.on('mistakes_next', () => answers.shift()?.());
  });
  await says('Nem volt hibád');
  expect(house.given('mistakes_begin')).toHaveLength(3);
  expect(answers).toEqual([]);
  expect(document.body.textContent).not.toContain('Elment.');
});

test('positions of all games come back one after the other; one that can’t be shown is passed over with the reason', async () => {
  const game = recordedGame('mochi');
  await open('#/practice', (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    practised(house, game, () => true);
    house.on('practice_due', () => ({ due: [{ source: { from: 'table', id: 'gone', ply: 3 }, game: 'mochi' }, { source: { from: 'table', id: game.id, ply: 0 }, game: 'mochi' }], later: 2 }));
    const mistake: Mistake = { ply: 0, text: 'ez volt', grade: 'mistake', from: 60, to: 48, why: null };
    house.on('practice_decision', ({ id }) => {
      if (id === 'gone') throw problem('nothingThere', 'Ez az állás már nincs meg.');
      return mistake;
    });
  });
  await says('Ez az állás már nincs meg.');
  await press('Következő');
  await until(() => document.querySelector('.task .goal'), 'the next position');
  await press('Kihagyom');
  await says('Mára ennyi volt. Később még 2 állás jön vissza.');
});

test('a puzzle comes back without a table, and its own words say what is asked for', async () => {
  const game = recordedGame('mochi');
  const house = await open('#/practice', (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    puzzled(house, 'mochi', ['solved', 'untried', 'failed', 'untried']);
    house.on('practice_due', () => ({ due: [{ source: { from: 'table', id: game.id, ply: 0 }, game: 'mochi' }, { source: { from: 'puzzle', game: 'mochi', number: 3 }, game: 'mochi' }], later: 0 }));
  });
  await until(() => document.querySelector('.task .goal'), 'the position of a table');
  expect(document.querySelector('.task .steps')?.getAttribute('aria-label')).toBe('1. állás, összesen 2');
  expect(house.given('table_open')).toHaveLength(1);
  await press('Kihagyom');
  await says('3. feladvány · közepes · Keresd meg a legjobb lépést!', '.task .goal');
  expect([house.given('table_open'), house.given('table_leave')]).toEqual([[{ id: game.id }], [{ id: game.id }]]);
  expect(house.given('practice_decision')).toHaveLength(1);
  await press('Megoldás');
  await says('A legjobb: a legjobb.');
  expect(house.given('practice_note')[0]).toMatchObject({ source: { from: 'puzzle', game: 'mochi', number: 3 }, found: false });
  expect(wordsOf('main')).not.toContain('Innen játszom tovább');
  await press('Befejezés');
  await says('Mára ennyi volt.');
});

test('a puzzle that can’t be shown is passed over with the reason', async () => {
  await open('#/practice', (house) => {
    puzzled(house, 'mochi', ['untried']);
    house.on('practice_at', () => { throw problem('nothingThere', 'Nincs több lépés.'); });
    house.on('practice_due', () => ({ due: [{ source: { from: 'puzzle', game: 'mochi', number: 1 }, game: 'mochi' }], later: 0 }));
  });
  await says('Ezt az állást nem lehet megmutatni.');
  await press('Következő');
  await says('Mára ennyi volt.');
});

test('with nothing to practise the page says what will gather there', async () => {
  await open('#/practice');
  await says('Nincs gyakorolnivaló.');
  await press('Kezdőlap');
  expect(location.hash).toBe('#/');
});

test('a table closed behind the exploration is opened again; a position that isn’t there is told', async () => {
  const game = recordedGame('mochi');
  let refusals = 1;
  const explore = (): Promise<House> => open(`#/explore/${game.id}/0`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    practised(house, game, () => false);
    const first = house.invoke('practice_at', { at: { moves: [] } });
    house.on('practice_at', () => {
      refusals -= 1;
      if (refusals >= 0) throw problem('noSuchTable', 'Nincs nyitva.');
      return first;
    });
  });
  const house = await explore();
  await says('Próbálj ki bármit');
  expect(house.given('table_open')).toHaveLength(2);
  refusals = 9;
  await explore();
  await says('Ezt az állást nem lehet megmutatni.');
  expect(refusals).toBe(7);
});

test('explored, every move is judged beside the table, and taken back', async () => {
  const game = recordedGame('mochi');
  let tried: unknown[] = [];
  const house = await open(`#/explore/${game.id}/0`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    house.on('practice_keep', () => '00000000c0de');
    ({ tried } = practised(house, game, () => false));
  });
  await says('Próbálj ki bármit');
  await makeMove(tried);
  await says('A legjobbnál 12 százalékponttal rosszabb.');
  await press('Visszaveszem');
  await says('Próbálj ki bármit');
  await makeMove(tried);
  await says('A legjobbnál 12 százalékponttal rosszabb.');
  await press('Innen játszom tovább');
  await until(() => location.hash === '#/table/00000000c0de', 'the table');
  const [{ at }] = house.given('practice_keep') as [{ at: { source: unknown; moves: unknown[] } }];
  expect(at).toMatchObject({ source: { from: 'table', id: game.id, ply: 0 }, open: true });
  expect(at.moves).toHaveLength(1);
});
