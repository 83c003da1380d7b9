// A recorded game with puzzles, each at the same position, and answers to what is tried.

import type { PuzzleEntry, PuzzleGrade, PuzzleList, PuzzleOverview, PuzzleState } from '../src/bindings';
import { problem, type House } from './house';
import { practised, type Heard } from './practising';
import { recordedGame } from './recording';

const GRADES: readonly PuzzleGrade[] = ['easy', 'medium', 'hard'];
/** The number of the puzzle of the day. */
export const TODAY = 2;

/** The puzzles of one game, whose states change as they are tried; and what was heard. */
export type Puzzled = Heard & {
  states: PuzzleState[];
  /** What each is about; nothing by default. */
  kinds: string[];
  doneToday: boolean;
  days: number;
};

/** Gives a game puzzles in these states; a move is good enough where `good` says so. */
export function puzzled(house: House, name: string, states: PuzzleState[], good: () => boolean = () => true): Puzzled {
  const heard = practised(house, recordedGame(name), good);
  const now: Puzzled = { ...heard, states: [...states], kinds: [], doneToday: false, days: 3 };
  const entry = (state: PuzzleState, at: number): PuzzleEntry => ({ number: at + 1, grade: GRADES[Math.floor((3 * at) / now.states.length)] ?? 'hard', rule: 'MO-1', kind: now.kinds[at] ?? null, state });
  const count = (...of: PuzzleState[]) => now.states.filter((state) => of.includes(state)).length;
  house.on('puzzles', ({ game }): PuzzleList => {
    if (game !== name) throw problem('nothingThere', 'Ilyen játék nincs.');
    return { game: name, today: TODAY, doneToday: now.doneToday, puzzles: now.states.map(entry) };
  });
  house.on('puzzle_overview', (): PuzzleOverview => {
    const solved = count('solved', 'solvedLater');
    const totals = { game: name, today: TODAY, doneToday: now.doneToday, state: now.states[TODAY - 1] ?? 'untried', all: now.states.length, tried: now.states.length - count('untried'), solved, atOnce: count('solved') };
    return { games: [totals], days: now.days, mostDays: Math.max(7, now.days) };
  });
  house.on('practice_note', ({ source, found }) => {
    const { number } = source as { number: number };
    const before = now.states[number - 1];
    if (before === undefined) throw problem('nothingThere', 'Ilyen feladvány nincs.');
    heard.noted.push(found);
    if (before === 'untried') now.states[number - 1] = found ? 'solved' : 'failed';
    else if (before === 'failed' && found) now.states[number - 1] = 'solvedLater';
    if (number === TODAY) now.doneToday = true;
    return null;
  });
  return now;
}
