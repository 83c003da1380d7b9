// The points where the person's stones were removed since their last move.

import { expect, test } from 'vitest';
import type { CardgoEvent, LogLine } from '../../bindings';
import { goneFrom } from './lost-stones';

const line = (seat: number | null, event: Partial<CardgoEvent>): LogLine => ({ text: [], rule: '', seat, ply: 0, event: { game: 'cardgo', event: event as CardgoEvent } });
const ROWS = ['.X.', '...', '...'];
const gone = (me: number, ...log: LogLine[]) => [...goneFrom(me, { rows: ROWS }, log)];
const own = line(0, { kind: 'played', seat: 0, point: 'B3', captured: [] });
const captured = line(1, { kind: 'played', seat: 1, point: 'C1', captured: ['A1', 'B1'] });

test('stones that the other captured are gone until I decide', () => {
  expect(gone(0, own, captured)).toEqual(['A1', 'B1']);
  expect(gone(0, captured, own)).toEqual([]);
});

test('what I captured myself is not', () => {
  expect(gone(1, own, captured)).toEqual([]);
});

test('nor is a point on which a stone stands again', () => {
  expect(gone(0, own, line(1, { kind: 'played', seat: 1, point: 'A1', captured: ['B3'] }))).toEqual([]);
});

test('stones that cards take, push or leave without liberties are gone, if they were mine', () => {
  expect(gone(0, own, line(1, { kind: 'stoneRemoved', seat: 1, card: 'pluck', point: 'A2' }))).toEqual(['A2']);
  expect(gone(0, own, line(1, { kind: 'pushed', seat: 1, from: 'A2', to: 'A1' }))).toEqual(['A2']);
  expect(gone(0, own, line(1, { kind: 'leapt', seat: 1, from: 'C1', to: 'C2', captured: ['A3'] }))).toEqual(['A3']);
  const lifeless = (owner: number) => line(1, { kind: 'lifelessRemoved', seat: 1, owner, stones: ['C3'] });
  expect([gone(0, own, lifeless(0)), gone(0, own, lifeless(1))]).toEqual([['C3'], []]);
});
