// What a touch at an Astra table chooses, does, or explains.

import { beforeEach, describe, expect, test } from 'vitest';
import type { AstraMove } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { Choice } from './choice.svelte';

beforeEach(async () => {
  await withCards();
});

function seat(at: number, moves?: readonly AstraMove[], view: object = {}) {
  const play = new Seated('astra', at);
  if (moves) play.now({ moves, view });
  return { play, choice: new Choice(play, noHint(play)) };
}

describe('a displayed card', () => {
  test('that is touched is laid open to be marked, and nothing is decided by it', () => {
    const { play, choice } = seat(0);
    choice.touchPlace('fire');
    expect([choice.shown, choice.opened, choice.chosen('fire'), choice.chosen('air')]).toEqual(['fire', true, true, false]);
    expect(play.acted).toEqual([]);
  });

  test('that nothing is listed for says why', () => {
    const { play, choice } = seat(0, [{ kind: 'rest' }]);
    choice.touchPlace('fire');
    expect(choice.shown).toBeNull();
    expect(play.explained).toEqual([{ kind: 'observe', place: 'fire' }]);
  });

  test('keeps its line while another one isn’t begun', () => {
    const { choice } = seat(0);
    choice.touchPlace('air');
    choice.drawing.touch(1);
    choice.close();
    choice.touchPlace('air');
    expect(choice.drawing.path).toEqual([1]);
    choice.touchPlace('fire');
    expect(choice.drawing.path).toEqual([]);
  });

  test('is what is discovered first where that is asked', () => {
    const { play, choice } = seat(0, [{ kind: 'discover', place: 'air' }, { kind: 'discover', place: 'earth' }], { step: { kind: 'discover' } });
    choice.touchPlace('fire');
    expect(play.explained).toEqual([{ kind: 'discover', place: 'fire' }]);
    choice.touchPlace('earth');
    expect(choice.chosen('earth')).toBe(true);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'discover', place: 'earth' }]);
  });
});

test('resting and stopping are done where they are listed, and asked about elsewhere', () => {
  const { play, choice } = seat(0);
  choice.stop();
  choice.rest();
  expect([play.acted, play.explained]).toEqual([[{ kind: 'rest' }], [{ kind: 'stop' }]]);
  const more = seat(24);
  more.choice.rest();
  more.choice.stop();
  expect([more.play.acted, more.play.explained]).toEqual([[{ kind: 'stop' }], [{ kind: 'rest' }]]);
});

test('an order for the deck is the listed move that begins like it', () => {
  const orders: AstraMove[] = [[0, 1, 2], [2, 1, 0]].map((order) => ({ kind: 'reorder', order }));
  const { play, choice } = seat(11, orders, { step: { kind: 'reorder' } });
  choice.reorder([2, 1, 0]);
  choice.confirm();
  expect(play.acted).toEqual([orders[1]]);
});

describe('letting go', () => {
  test('puts the open card away first; what was drawn stays until another is opened', () => {
    const { choice } = seat(0);
    choice.touchPlace('air');
    choice.drawing.touch(1);
    expect([choice.letGo(), choice.open, choice.draft]).toEqual([true, null, { kind: 'observe', place: 'air', path: [1] }]);
    expect([choice.letGo(), choice.draft]).toEqual([true, null]);
    expect(choice.letGo()).toBe(false);
  });

  test('gives an ability up in one step, with the card that was opened for it', () => {
    const { choice } = seat(11, [{ kind: 'use', card: 'per', aim: { star: ['earth', 0] } }]);
    choice.touchCard('per');
    choice.touchPlace('earth');
    expect([choice.letGo(), choice.open, choice.using]).toEqual([true, null, null]);
  });

  test('what is taken up again is only what still leads anywhere', () => {
    const { play, choice } = seat(0);
    const draft = { kind: 'observe', place: 'air', path: [1, 0] } as const;
    choice.takeUp({ draft: { ...draft, path: [...draft.path] }, open: 'air' });
    expect([choice.open, choice.drawing.path]).toEqual(['air', [1, 0]]);
    choice.reset();
    play.to(1);
    choice.takeUp({ draft: { ...draft, path: [1, 0] }, open: 'air' });
    expect(choice.kept).toBeNull();
  });
});

test('while a decision is on its way nothing can be touched', () => {
  const { play, choice } = seat(11);
  play.acting = true;
  expect([choice.lit('air'), choice.cardLit('ari'), choice.canRest]).toEqual([false, false, false]);
  choice.touchPlace('air');
  expect(play.explained).toEqual([{ kind: 'observe', place: 'air' }]);
});

test('a hint lights the card, the path on it, and the button once that path is drawn', () => {
  const play = new Seated('astra', 0);
  const move: AstraMove = { kind: 'observe', place: 'fire', path: [3, 4] };
  const choice = new Choice(play, hintOf(play, { game: 'astra', move }));
  expect([choice.hinted('fire'), choice.hinted('air'), choice.hintedPath('fire'), choice.moveHinted]).toEqual([true, false, [3, 4], false]);
  choice.touchPlace('fire');
  choice.drawing.touch(4);
  expect(choice.moveHinted).toBe(true);
});

test('what a draft would change is told only while it is still that draft', async () => {
  const { play, choice } = seat(0);
  play.foretold = [{ seat: 0, rule: 'AS-3.4', before: 2, after: 3 }];
  choice.touchPlace('air');
  choice.drawing.touch(1);
  const { move } = choice;
  const asked = choice.foretell(move);
  choice.drawing.touch(0);
  await asked;
  expect(choice.forecast).toBeNull();
  await choice.foretell(choice.move);
  expect(choice.forecast).toEqual(play.foretold);
});
