// A recorded game as one to learn from: one costly decision, and answers to what is tried.

import { expect } from 'vitest';
import type { Attempt, JudgedMove, Mistake, Mistakes, PracticePosition, Solution, TableSnapshot } from '../src/bindings';
import { nextTouch, wishes } from '../../tests/ui/harness/touches.js';
import { RecordedTable, type House } from './house';
import { open } from './page';
import { settled, until } from './play';
import { recordedGame, type RecordedGame } from './recording';
import { press, wordsOf } from './touch';

/** The picture of the game at which something better is looked for, with its move as the costly one. */
const AT = 0;
/** More touches than any decision needs. */
const PATIENCE = 60;
/** What was tried, and how it was noted. */
export type Heard = { tried: unknown[]; noted: unknown[] };

/** Returns the game as the house would give it for practice; a move is good enough where `good` says so. */
export function practised(house: House, game: RecordedGame, good: () => boolean): Heard {
  const heard: Heard = { tried: [], noted: [] };
  const [before, after] = [game.pictures[AT], game.pictures[AT + 1]] as [TableSnapshot, TableSnapshot];
  const bare = (snapshot: TableSnapshot): TableSnapshot => ({ ...snapshot, id: '', logFrom: 0, log: [], outcome: null, canResign: false });
  const move = { game: game.game, move: game.decisions[AT]?.move } as unknown as JudgedMove['move'];
  const mistake: Mistake = { ply: before.plies, text: 'ez volt', grade: 'mistake', from: 60, to: 48, why: null };
  const told: Mistakes = { all: 3, done: 3, running: false, mistakes: [mistake] };
  const valued: JudgedMove = { move, text: 'a legjobb', expected: '', percent: 60, lead: null };
  house.on('mistakes_next', () => told);
  house.on('practice_decision', () => mistake);
  house.on('practice_at', ({ at }) => bare((at as PracticePosition).moves.length === 0 ? before : after));
  house.on('practice_forecast', () => []);
  house.on('practice_try', ({ mv }): Attempt => {
    heard.tried.push(mv);
    const found = good();
    return { tried: { ...valued, text: 'amit próbáltál' }, grade: found ? 'best' : 'mistake', found, lost: found ? 0 : 12, line: [] };
  });
  house.on('practice_solution', (): Solution => ({ best: valued, line: [], also: ['a másik'], among: [move], why: null }));
  house.on('practice_note', (args) => {
    heard.noted.push(args['found']);
    return null;
  });
  return heard;
}

/** Opens the page of a game's mistakes. */
export async function learn(name: string, good: () => boolean): Promise<Heard & { house: House; game: RecordedGame }> {
  const game = recordedGame(name);
  let heard: Heard = { tried: [], noted: [] };
  const house = await open(`#/mistakes/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    heard = practised(house, game, good);
  });
  await until(() => document.querySelector('.task .goal'), `the task at ${name}`);
  return { ...heard, house, game };
}

/** Touches the table until a move is made. */
export async function makeMove(tried: unknown[], { next = nextTouch, how = { sheets: true } as Record<string, unknown> } = {}): Promise<void> {
  const have = tried.length;
  const wish = wishes(1);
  for (let touches = 0; tried.length === have; touches += 1) {
    if (touches > PATIENCE) throw new Error('touches lead to no move');
    const wished = { ...how, wish: wish() };
    (await until(() => next(wished), 'something to touch')).click();
    await settled();
  }
}

/** Touches the table until a move is tried and judged. */
export async function tryMove(tried: unknown[], touches: Parameters<typeof makeMove>[1] = {}): Promise<void> {
  await makeMove(tried, touches);
  await until(() => document.querySelector('.task .word:not(:has(.goal))'), 'the answer');
}

/** Tries a move that isn’t good enough, then a better one; `touches` as for a whole game. */
export async function findBetter(name: string, touches: Parameters<typeof tryMove>[1] = {}): Promise<void> {
  let good = false;
  const { tried, noted } = await learn(name, () => good);
  expect(wordsOf('.task .goal')).toContain('Itt ezt választottad: ez volt.');
  await tryMove(tried, touches);
  expect(wordsOf('.task .word')).toContain('Van jobb: ez 12 százalékpontba kerül.');
  expect(noted).toEqual([false]);
  good = true;
  await press('Másikat próbálok');
  await until(() => document.querySelector('.task .goal'), 'the task again');
  await tryMove(tried, touches);
  expect(wordsOf('.task .word')).toContain('Megtaláltad!');
  expect(noted, 'what was failed first comes back').toEqual([false]);
  await press('Vissza a játszmához');
  expect(location.hash).toMatch(/^#\/table\//);
}
