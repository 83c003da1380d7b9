import { expect, test } from 'vitest';
import type { GameMove, JudgedDecision } from '../../bindings';
import { best, isAgreed, worst } from './choice';

const move = (name: string) => ({ game: 'mochi', move: { kind: name } }) as unknown as GameMove;
const told = (name: string, percent: number) => ({ move: move(name), text: name, expected: '', percent, lead: null });
/** Returns a decision: the move played and the preferred move, each with its win rate. */
const decided = (ply: number, seat: number, played: [string, number], preferred: [string, number]): JudgedDecision => ({
  ply, seat, played: told(...played), preferred: told(...preferred), noted: null, why: null, grade: 'good',
});

const GAME = [
  decided(0, 0, ['a', 50], ['a', 50]),
  decided(1, 1, ['x', 90], ['y', 10]),
  decided(2, 0, ['b', 40], ['c', 55]),
  decided(4, 0, ['d', 60], ['d', 60]),
  decided(6, 0, ['e', 80], ['f', 79]),
  decided(8, 0, ['g', 70], ['h', 72]),
];

test('the worst decision is the own one that gave most away', () => {
  expect(worst(GAME, 0)).toEqual({ decision: GAME[2], from: GAME[2]?.preferred, to: GAME[2]?.played });
  expect(worst(GAME, 1)).toBeNull();
});

test('what cost hardly anything is no mistake', () => {
  expect(worst(GAME.slice(3), 0)).toBeNull();
});

test('the best decision is one as good as the bot’s from which the chances grew most', () => {
  expect(best(GAME, 0)).toEqual({ decision: GAME[3], from: GAME[3]?.preferred, to: GAME[4]?.preferred });
});

test('over a break nothing has grown', () => {
  expect(best(GAME, 0, [5])).toEqual({ decision: GAME[0], from: GAME[0]?.preferred, to: GAME[2]?.preferred });
  expect(best(GAME, 0, [1, 5, 7])).toMatchObject({ from: { percent: 50 }, to: { percent: 50 } });
});

test('who never decided as well as the bot has no best decision', () => {
  expect(best([decided(0, 0, ['b', 40], ['c', 55])], 0)).toBeNull();
  expect(best([], 0)).toBeNull();
});

test('the same move is the same whatever is expected of it', () => {
  expect(GAME.map(isAgreed)).toEqual([true, false, false, true, false, false]);
});
