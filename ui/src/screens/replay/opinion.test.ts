import { expect, test } from 'vitest';
import type { BotGrade, ForcedDecision, JudgedDecision, TurningPoint } from '../../bindings';
import { countsOf, rowsOf, verdictOn } from './opinion';

const decided = (ply: number, seat: number, grade: BotGrade) => ({ ply, seat, grade }) as JudgedDecision;
const idle = (ply: number, seat = 0): ForcedDecision => ({ ply, seat, text: `lépés ${String(ply)}` });
const turn = (ply: number, cause: TurningPoint['cause']): TurningPoint => ({ ply, cause, from: 43, to: 40, fromLead: null, toLead: null });

const GAME = [decided(0, 0, 'best'), decided(1, 1, 'blunder'), decided(5, 0, 'inaccuracy'), decided(9, 0, 'best')];

test('the list has one’s own decisions in order, and those without a choice in a row as one', () => {
  const rows = rowsOf(GAME, [idle(2), idle(3, 1), idle(4), idle(7)], 0);
  expect(rows.map(({ mark, ply }) => [mark, ply])).toEqual([['best', 0], ['forced', 2], ['inaccuracy', 5], ['forced', 7], ['best', 9]]);
  expect(rows[1]).toMatchObject({ last: 4, count: 2 });
  expect(countsOf(rows)).toEqual([['best', 2], ['inaccuracy', 1], ['forced', 3]]);
});

test('that nobody made a great mistake is said only where nobody did', () => {
  expect(verdictOn(GAME, [], 0, true), 'the other did').toBe('notOne');
  expect(verdictOn(GAME.slice(2), [], 0, true)).toBe('nobody');
  expect(verdictOn(GAME.slice(2), [], 0, false), 'where only one’s own are judged').toBe('notOne');
  expect(verdictOn([...GAME, decided(11, 0, 'mistake')], [], 0, true)).toBeNull();
  expect(verdictOn([], [], 0, true)).toBeNull();
});

test('where small things lost the game, it is said that they did', () => {
  expect(verdictOn(GAME.slice(2), [turn(5, 'decision')], 0, true)).toBe('bits');
  expect(verdictOn(GAME.slice(2), [turn(7, 'luck')], 0, true), 'luck isn’t decided').toBe('nobody');
  expect(verdictOn(GAME, [turn(1, 'decision')], 0, true), 'nor what the other did').toBe('notOne');
});
