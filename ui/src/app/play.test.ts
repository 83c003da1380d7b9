// A table's page and the house: what is sent, and what is shown of the answers.

import { mockIPC } from '@tauri-apps/api/mocks';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameMove, LogLine, TableSnapshot } from '../bindings';
import { House, problem, RecordedTable } from '../../testing/house';
import { recordedGame } from '../../testing/recording';
import { Play } from './play.svelte';
import { toasts } from './toasts.svelte';

const game = recordedGame('mochi');
let house: House;
let table: RecordedTable;
let play: Play;

const decision = (at: number): GameMove => ({ game: 'mochi', move: game.decisions[at]?.move }) as GameMove;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  table = new RecordedTable(house, game);
  play = new Play(table.now);
  toasts.close();
});

/** Records the calls of a table page's stage around a change. */
function staged(): string[] {
  const told: string[] = [];
  play.stage = {
    before: () => told.push('before'),
    settle: () => told.push('settle'),
    after: (previous: TableSnapshot, news: LogLine[]) => {
      told.push(`after ${String(previous.plies)}: ${String(news.length)}`);
      return Promise.resolve();
    },
  };
  return told;
}

test('a decision names the picture that it was made in, and is answered by the next one', async () => {
  void play.follow();
  const told = staged();
  const { plies, revision } = play.snapshot;
  await play.act(decision(0));
  expect(house.given('table_act')).toEqual([{ id: game.id, revision, decision: decision(0) }]);
  const [before, after] = game.pictures.map(({ log }) => log.length);
  expect(play.snapshot.plies).toBe(game.pictures[1]?.plies);
  expect(play.log).toEqual(game.pictures[1]?.log);
  await settled();
  expect(told).toEqual(['before', 'settle', `after ${String(plies)}: ${String((after ?? 0) - (before ?? 0))}`]);
  expect(play.acting).toBe(false);
});

test('while a decision is on its way no second one is sent', async () => {
  let answer = (): void => undefined;
  house.on('table_act', () => new Promise((resolve) => (answer = () => { resolve(null); })));
  void play.follow();
  const first = play.act(decision(0));
  await settled();
  expect(play.acting).toBe(true);
  await play.act(decision(0));
  await play.undo();
  expect(house.given('table_act')).toHaveLength(1);
  expect(house.given('table_undo')).toHaveLength(0);
  table.to(1);
  answer();
  await first;
  expect(play.acting).toBe(false);
});

test('what was meant is sent once more where the table has moved on: taking back, giving up, but no decision', async () => {
  void play.follow();
  let stale = 2;
  house.on('table_undo', () => {
    stale -= 1;
    table.to(1);
    if (stale > 0) throw problem('stale');
    return null;
  });
  await play.undo();
  expect(house.given('table_undo').map(({ revision }) => revision)).toEqual([1, 2]);
  house.on('table_act', () => {
    table.to(2);
    throw problem('stale');
  });
  await play.act(decision(1));
  expect(house.given('table_act')).toHaveLength(1);
  // The page loads the current state and reports nothing.
  expect(play.snapshot.revision).toBe(table.revision);
  expect(toasts.current).toBeNull();
});

test('a refusal is told with its rules, and the table is looked at again', async () => {
  vi.useFakeTimers();
  const reasons = [{ rule: 'MO-3.2', text: 'Nem elég nagy.' }];
  house.on('table_act', () => {
    throw { ...problem('refused'), reasons };
  });
  const acting = play.act(decision(0));
  await vi.advanceTimersByTimeAsync(2000);
  await acting;
  vi.useRealTimers();
  expect(toasts.current?.lines).toEqual(reasons);
  expect(house.given('table_open')).toEqual([{ id: game.id }]);
});

test('an older picture never comes after a newer one', async () => {
  const older = table.now;
  void play.follow();
  await play.act(decision(0));
  const { plies } = play.snapshot;
  house.on('table_open', () => older);
  house.on('table_act', () => {
    throw problem('stale');
  });
  await play.act(decision(1));
  expect(play.snapshot.plies).toBe(plies);
});

test('after a decision is taken back the log ends where it ended then, and nothing flies', async () => {
  void play.follow();
  await play.act(decision(0));
  await play.act(decision(1));
  const told = staged();
  house.on('table_next', ({ revision }) => {
    if (revision === table.revision) return new Promise(() => undefined);
    const { now } = table;
    return { ...now, logFrom: now.log.length, log: [] };
  });
  // The request already waiting is answered as well.
  table.to(1);
  await settled();
  expect(play.log).toEqual(game.pictures[1]?.log);
  expect(told.at(-1)).toMatch(/: 0$/);
});

test('nothing is followed once it was left, and the table is left after what was decided last', async () => {
  let answer = (): void => undefined;
  house.on('table_act', () => new Promise((resolve) => (answer = () => { resolve(null); })));
  void play.follow();
  void play.act(decision(0));
  await settled();
  play.leave();
  await settled();
  expect(house.given('table_leave')).toHaveLength(0);
  answer();
  await settled();
  expect(house.given('table_leave')).toEqual([{ id: game.id }]);
  const before = play.snapshot;
  table.to(3);
  await settled();
  expect(play.snapshot).toBe(before);
});

test('a question that the table has moved on from says nothing', async () => {
  house.on('table_hint', () => {
    throw problem('stale');
  });
  expect(await play.hint()).toBeNull();
  expect(toasts.current).toBeNull();
  house.on('table_hint', () => {
    throw problem('crashed', 'Elromlott.');
  });
  expect(await play.hint()).toBeNull();
  expect(toasts.current?.lines[0]?.text).toBe('Elromlott.');
});

test('where no bot can move it is said once, and not asked again', async () => {
  house.on('table_next', () => {
    throw problem('readOnly', 'Csak nézni lehet.');
  });
  await play.follow();
  expect(house.given('table_next')).toHaveLength(1);
  expect(toasts.current?.lines[0]?.text).toBe('Csak nézni lehet.');
});
