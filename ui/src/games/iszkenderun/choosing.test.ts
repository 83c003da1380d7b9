// What a touch at an Iskenderun table chooses, does, or explains.

import { beforeAll, describe, expect, test } from 'vitest';
import type { IszkenderunMove } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { Choice } from './choice.svelte';

beforeAll(withCards);

function seat(at: number, moves?: readonly IszkenderunMove[], view: object = {}) {
  const play = new Seated('iszkenderun', at);
  if (moves) play.now({ moves, view });
  return { play, choice: new Choice(play, noHint(play)) };
}
const play = (card: string, row: number): IszkenderunMove => ({ kind: 'play', card, row });

describe('a card of the hand', () => {
  test('goes to one’s own row unasked, and is laid by its end', () => {
    const { play: table, choice } = seat(0);
    choice.touchHand('H7');
    expect([choice.rowAimed(0), choice.chosen('H7')]).toEqual([true, true]);
    choice.touchEnd(0);
    expect(table.acted).toEqual([play('H7', 0)]);
  });

  test('touched again is let go of', () => {
    const { choice } = seat(0);
    choice.touchHand('H7');
    choice.touchHand('H7');
    expect(choice.draft).toBeNull();
  });

  test('that closes a row asks which where it could close another', () => {
    const { play: table, choice } = seat(0, [play('T9', 0), play('T9', 1)]);
    choice.touchHand('T9');
    expect([choice.stage, choice.rowOpen(0), choice.rowOpen(1), choice.rowOpen(2)]).toEqual(['row', true, true, false]);
    choice.touchEnd(2);
    expect(table.explained).toEqual([{ kind: 'play', card: 'T9', row: 2 }]);
    choice.touchEnd(1);
    expect(choice.rowAimed(1)).toBe(true);
    choice.touchEnd(1);
    expect(table.acted).toEqual([play('T9', 1)]);
  });

  test('that nothing is listed for says why', () => {
    const { play: table, choice } = seat(0, [{ kind: 'pass' }]);
    choice.touchHand('H7');
    expect([choice.draft, table.explained]).toEqual([null, [{ kind: 'card', card: 'H7' }]]);
  });

  test('of too many is discarded one by one', () => {
    const { play: table, choice } = seat(0, [{ kind: 'discard', card: 'H7' }], { step: { kind: 'discard', limit: 4 } });
    choice.touchHand('X1');
    expect(table.explained).toEqual([{ kind: 'discard', card: 'X1' }]);
    choice.touchHand('H7');
    choice.confirm();
    expect(table.acted).toEqual([{ kind: 'discard', card: 'H7' }]);
  });
});

describe('a card of a row', () => {
  const moves: IszkenderunMove[] = [
    { kind: 'use', card: 'S6', targets: ['T3'], extra: null },
    { kind: 'use', card: 'S6', targets: ['X4'], extra: null },
    { kind: 'use', card: 'T7', targets: ['H2'], extra: null },
  ];

  test('of one’s own is used on what is touched then', () => {
    const { play: table, choice } = seat(0, moves);
    choice.touchRow('S6', 0);
    expect([choice.aiming, choice.lit('T3'), choice.lit('H7')]).toEqual(['rows', true, false]);
    choice.touchRow('H5', 2);
    expect(table.explained).toEqual([{ kind: 'use', card: 'S6', targets: ['H5'], extra: null }]);
    choice.touchRow('T3', 2);
    expect(choice.aimedAt('T3')).toBe(true);
    choice.confirm();
    expect(table.acted).toEqual([moves[0]]);
  });

  test('of another’s row says what it is, where nothing is aimed', () => {
    const { play: table, choice } = seat(0, moves);
    choice.touchRow('T3', 2);
    expect(table.explained).toEqual([{ kind: 'card', card: 'T3' }]);
  });

  test('is taken back from the discard pile, and nothing is where that isn’t asked', () => {
    const { play: table, choice } = seat(0, moves);
    expect(choice.touchDiscard('H2')).toBe(false);
    choice.touchRow('T7', 0);
    expect([choice.aiming, choice.takingBack, choice.touchDiscard('H2')]).toEqual(['discards', true, true]);
    choice.confirm();
    expect(table.acted).toEqual([moves[2]]);
  });

  test('goes to the score pile where that is asked', () => {
    const { play: table, choice } = seat(0, [{ kind: 'bank', card: 'X4' }], { step: { kind: 'bank', duty: 'highest' } });
    choice.touchHand('H7');
    choice.touchRow('X4', 0);
    choice.confirm();
    expect([table.explained, table.acted]).toEqual([[{ kind: 'bank', card: 'H7' }], [{ kind: 'bank', card: 'X4' }]]);
  });
});

describe('the action marker', () => {
  test('is paid for with the card that is chosen, and does the one thing that pays for', () => {
    const { choice } = seat(0);
    choice.touchHand('H4');
    expect(choice.deeds).toEqual([{ deed: 'scorePile', possible: true }]);
    choice.openMarker();
    expect(choice.move).toEqual({ kind: 'marker', cost: 'H4', deed: 'scorePile', targets: [], extra: null });
  });

  test('asks which of two things a card of two suits pays for', () => {
    const { play: table, choice } = seat(0);
    choice.openMarker();
    expect([choice.stage, choice.aiming]).toEqual(['cost', 'any']);
    choice.touchHand('TH');
    expect([choice.stage, choice.deeds]).toEqual(['deed', [{ deed: 'steal', possible: true }, { deed: 'scorePile', possible: true }]]);
    choice.openMarker('steal');
    choice.touchRow('T3', 2);
    choice.confirm();
    expect(table.acted).toEqual([{ kind: 'marker', cost: 'TH', deed: 'steal', targets: ['T3'], extra: null }]);
  });

  test('exchanges as many cards as are touched, up to three', () => {
    const { play: table, choice } = seat(0);
    choice.touchHand('X1');
    choice.openMarker();
    for (const card of ['H4', 'H7', 'H8']) choice.touchHand(card);
    choice.touchHand('TH');
    choice.confirm();
    expect(table.acted).toEqual([{ kind: 'marker', cost: 'X1', deed: 'exchange', targets: ['H4', 'H7', 'TH'], extra: null }]);
  });

  test('that can’t be used says why', () => {
    const { play: table, choice } = seat(0, [{ kind: 'pass' }]);
    choice.touchHand('H4');
    choice.openMarker('protect');
    expect(table.explained.at(-1)).toEqual({ kind: 'marker', cost: null, deed: 'protect', targets: [], extra: null });
  });
});

describe('passing', () => {
  test('takes a second touch, for it ends one’s round', () => {
    const { play: table, choice } = seat(0);
    choice.pass();
    expect([choice.passing, table.acted]).toEqual([true, []]);
    choice.pass();
    expect(table.acted).toEqual([{ kind: 'pass' }]);
  });

  test('is done at once where there is nothing else', () => {
    const { play: table, choice } = seat(0, [{ kind: 'pass' }]);
    choice.pass();
    expect(table.acted).toEqual([{ kind: 'pass' }]);
  });

  test('is let go of by choosing a card', () => {
    const { choice } = seat(0);
    choice.pass();
    choice.touchHand('H7');
    expect(choice.passing).toBe(false);
  });
});

test('letting go forgets all that is chosen, and says whether anything was', () => {
  const { choice } = seat(0);
  choice.touchHand('H7');
  expect([choice.letGo(), choice.holds, choice.letGo()]).toEqual([true, false, false]);
});

test('what is taken up again is only what still leads anywhere', () => {
  const { play: table, choice } = seat(0);
  choice.touchHand('H7');
  const { kept } = choice;
  choice.reset();
  if (kept) choice.takeUp(kept);
  expect(choice.chosen('H7')).toBe(true);
  table.to(3);
  if (kept) choice.takeUp(kept);
  expect(choice.kept).toBeNull();
});

test('a hint lights its card and its row, and tells what lies nowhere on the table', () => {
  const table = new Seated('iszkenderun', 0);
  const choice = new Choice(table, hintOf(table, { game: 'iszkenderun', move: play('H8', 0) }));
  expect([choice.cardHinted('H8'), choice.cardHinted('H7'), choice.rowHinted(0), choice.moveHinted]).toEqual([true, false, true, false]);
  choice.touchHand('H8');
  expect(choice.moveHinted).toBe(true);
  const marker = new Choice(table, hintOf(table, { game: 'iszkenderun', move: { kind: 'marker', cost: 'H4', deed: 'scorePile', targets: [], extra: null } }));
  expect([marker.markerHinted(), marker.markerHinted('steal')]).toEqual([true, false]);
  marker.touchHand('H7');
  expect(marker.markerHinted()).toBe(false);
});
