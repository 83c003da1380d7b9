// Drafts of moves: the possible continuations are taken from the listed moves.

import { describe, expect, test } from 'vitest';
import type { IszkenderunMove } from '../../bindings';
import { recordedGame } from '../../../testing/recording';
import { ownState } from '../../app/own-game';
import { cardsOf, choose, compatibleMoves, moveOf, nextCards, same, stageOf, type Draft } from './draft';

const use = (card: string, targets: string[], extra: string | null = null): IszkenderunMove => ({ kind: 'use', card, targets, extra });
const begun = (card: string): Draft => ({ kind: 'use', card, targets: [], extra: null });

describe('an ability with one target', () => {
  const moves = [use('S6', ['T3']), use('S6', ['H4']), use('S3', ['X2'])];

  test('asks for one of its listed targets', () => {
    expect([stageOf(begun('S6'), moves), nextCards(begun('S6'), moves)]).toEqual(['targets', ['T3', 'H4']]);
  });

  test('is whole with one, and another one takes its place', () => {
    const one = choose(begun('S6'), 'T3', moves);
    expect([stageOf(one, moves), moveOf(one, moves)]).toEqual(['ready', moves[0]]);
    expect(moveOf(choose(one, 'H4', moves), moves)).toEqual(moves[1]);
  });

  test('lets a target go that is touched again', () => {
    expect(choose(choose(begun('S6'), 'T3', moves), 'T3', moves)).toEqual(begun('S6'));
  });

  test('leads nowhere with a target that isn’t listed', () => {
    expect(stageOf({ kind: 'use', card: 'S6', targets: ['X2'], extra: null }, moves)).toBe('none');
  });
});

describe('a swap', () => {
  const moves = [use('T5', ['T3', 'H4']), use('T5', ['T3', 'X1'])];

  test('takes two targets in any order', () => {
    const one = choose(begun('T5'), 'H4', moves);
    expect([stageOf(one, moves), moveOf(one, moves)]).toEqual(['targets', null]);
    expect(moveOf(choose(one, 'T3', moves), moves)).toEqual(moves[0]);
  });

  test('has its second card put in the place of the last one', () => {
    const both = choose(choose(begun('T5'), 'T3', moves), 'H4', moves);
    expect(moveOf(choose(both, 'X1', moves), moves)).toEqual(moves[1]);
  });
});

describe('an ability that an extra card pays for', () => {
  const moves = [use('T6', ['T3'], 'H7'), use('T6', ['T3'], 'H8'), use('T6', ['X2'])];

  test('asks for it once its target needs one', () => {
    const one = choose(begun('T6'), 'T3', moves);
    expect([stageOf(one, moves), nextCards(one, moves)]).toEqual(['extra', ['H7', 'H8']]);
    expect(moveOf(choose(one, 'H8', moves), moves)).toEqual(moves[1]);
  });

  test('forgets what paid for another target', () => {
    const paid = choose(choose(begun('T6'), 'T3', moves), 'H8', moves);
    expect(choose(paid, 'H8', moves)).toMatchObject({ targets: ['T3'], extra: null });
    expect(choose(paid, 'T3', moves)).toEqual(begun('T6'));
  });
});

describe('a marker', () => {
  const exchange = (...targets: string[]): IszkenderunMove => ({ kind: 'marker', cost: 'X1', deed: 'exchange', targets, extra: null });
  const moves: IszkenderunMove[] = [exchange('H4'), exchange('H4', 'H7'), { kind: 'marker', cost: 'TH', deed: 'steal', targets: ['T3'], extra: null }, { kind: 'marker', cost: 'TH', deed: 'scorePile', targets: [], extra: null }];
  const draft = (cost: string | null, deed: 'exchange' | 'steal' | 'scorePile' | null, ...targets: string[]): Draft => ({ kind: 'marker', cost, deed, targets, extra: null });

  test('asks what pays, then for what, then for whom', () => {
    expect([stageOf(draft(null, null), moves), stageOf(draft('TH', null), moves), stageOf(draft('TH', 'steal'), moves)]).toEqual(['cost', 'deed', 'targets']);
    expect(moveOf(draft('TH', 'scorePile'), moves)).toEqual(moves[3]);
  });

  test('may go on where it is whole already', () => {
    const one = draft('X1', 'exchange', 'H4');
    expect([stageOf(one, moves), nextCards(one, moves)]).toEqual(['ready', ['H4', 'H4', 'H7']]);
    expect(moveOf(choose(one, 'H7', moves), moves)).toEqual(moves[1]);
  });
});

test('two moves are the same whatever the order of their targets', () => {
  expect(same(use('T5', ['T3', 'H4']), use('T5', ['H4', 'T3']))).toBe(true);
  expect(same(use('T5', ['T3', 'H4']), use('T5', ['T3', 'X1']))).toBe(false);
  expect(same({ kind: 'play', card: 'T3', row: 0 }, { kind: 'play', card: 'T3', row: 1 })).toBe(false);
  expect(cardsOf(use('T6', ['T3'], 'H7'))).toEqual(['T6', 'T3', 'H7']);
});

test('in a real game every listed move is come to step by step, each of which leads to it', () => {
  for (const picture of recordedGame('iszkenderun').pictures) {
    const { moves } = ownState('iszkenderun', picture);
    for (const move of moves) {
      if (move.kind === 'play') {
        expect(moveOf({ kind: 'play', card: move.card, row: move.row }, moves)).toEqual(move);
        continue;
      }
      if (move.kind !== 'use' && move.kind !== 'marker') continue;
      let draft: Draft = move.kind === 'use' ? begun(move.card) : { kind: 'marker', cost: move.cost, deed: move.deed, targets: [], extra: null };
      for (const target of move.targets) {
        draft = choose(draft, target, moves);
        expect(compatibleMoves(draft, moves)).toContainEqual(move);
      }
      expect(moveOf(draft, moves)).toEqual(move);
    }
  }
});
