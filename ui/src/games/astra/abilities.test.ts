// Abilities and boons at an Astra table: their use, and the refusals explained.

import { beforeEach, describe, expect, test } from 'vitest';
import type { AstraMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { Choice } from './choice.svelte';

beforeEach(async () => {
  await withCards();
});

function seat(at: number, moves?: readonly AstraMove[], view: object = {}) {
  const play = new Seated('astra', at);
  if (moves) play.now({ moves, view });
  return { play, choice: new Choice(play, noHint(play)) };
}

describe('an active card', () => {
  test('without an aim is used once it is confirmed, and let go of by another touch', () => {
    const { play, choice } = seat(11);
    choice.touchCard('ari');
    expect([choice.cardChosen('ari'), choice.aimless]).toEqual([true, true]);
    choice.touchCard('ari');
    expect(choice.using).toBeNull();
    choice.touchCard('ari');
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'use', card: 'ari', aim: 'nothing' }]);
  });

  test('that can’t be used says why', () => {
    const { play, choice } = seat(12);
    choice.touchCard('ari');
    expect(play.explained).toEqual([{ kind: 'use', card: 'ari', aim: 'nothing' }]);
  });

  const AIMED: AstraMove[] = [
    { kind: 'use', card: 'lib', aim: { displayed: 'air' } },
    { kind: 'use', card: 'gem', aim: { exhausted: 'ari' } },
    { kind: 'use', card: 'per', aim: { star: ['earth', 0] } },
    { kind: 'use', card: 'per', aim: { star: ['earth', 3] } },
  ];

  test('is aimed at a displayed card', () => {
    const { play, choice } = seat(11, AIMED);
    choice.touchCard('lib');
    expect([choice.lit('air'), choice.lit('fire')]).toEqual([true, false]);
    choice.touchPlace('air');
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'use', card: 'lib', aim: { displayed: 'air' } }]);
  });

  test('is aimed at another active card', () => {
    const { play, choice } = seat(11, AIMED);
    choice.touchCard('gem');
    expect(choice.cardLit('ari')).toBe(true);
    choice.touchCard('ari');
    expect([choice.cardChosen('gem'), choice.cardChosen('ari')]).toEqual([true, true]);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'use', card: 'gem', aim: { exhausted: 'ari' } }]);
  });

  test('is aimed at a star, whose card is laid open first', () => {
    const { play, choice } = seat(11, AIMED);
    choice.touchCard('per');
    choice.touchPlace('fire');
    expect(play.explained).toEqual([{ kind: 'use', card: 'per', aim: { displayed: 'fire' } }]);
    choice.touchPlace('earth');
    expect(choice.open).toBe('earth');
    choice.drawing.touch(2);
    expect(play.explained.at(-1)).toEqual({ kind: 'use', card: 'per', aim: { star: ['earth', 2] } });
    choice.drawing.touch(3);
    expect(choice.drawing.path).toEqual([3]);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'use', card: 'per', aim: { star: ['earth', 3] } }]);
  });

  test('with its aim still missing says so when it is confirmed', () => {
    const { play, choice } = seat(11, AIMED);
    choice.touchCard('per');
    choice.confirm();
    expect([play.acted, play.explained]).toEqual([[], [{ kind: 'use', card: 'per', aim: 'nothing' }]]);
  });

  test('is set aside where there are too many', () => {
    const { play, choice } = seat(11, [{ kind: 'setAside', card: 'ari' }], { step: { kind: 'setAside' } });
    choice.touchCard('ari');
    expect(choice.cardChosen('ari')).toBe(true);
    choice.touchCard('ari');
    expect(choice.draft).toBeNull();
    choice.touchCard('lyr');
    expect(play.explained).toEqual([{ kind: 'setAside', card: 'lyr' }]);
  });
});

describe('a boon of the card that was discovered last', () => {
  // The Scales: points 3, wisdom, reactivate; the second boon of the Argo: reactivate.
  test('is chosen by its place, and let go of by another touch', () => {
    const { play, choice } = seat(10);
    choice.touchBoon(1);
    choice.touchBoon(1);
    expect(choice.draft).toBeNull();
    choice.touchBoon(1);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'take', boon: { kind: 'wisdom' }, card: null }]);
  });

  test('that isn’t listed says why', () => {
    const { play, choice } = seat(10, [{ kind: 'decline' }]);
    choice.touchBoon(0);
    expect(play.explained).toEqual([{ kind: 'take', boon: { kind: 'vp', amount: 3 } }]);
  });

  test('asks which card it reactivates where there are several', () => {
    const reactivate = (card: string): AstraMove => ({ kind: 'take', boon: { kind: 'reactivate' }, card });
    const { play, choice } = seat(10, [reactivate('ari'), reactivate('lyr')]);
    choice.touchBoon(2);
    expect([choice.move, choice.boonCards]).toEqual([null, ['ari', 'lyr']]);
    choice.touchCard('sge');
    expect(play.explained).toEqual([{ kind: 'take', boon: { kind: 'reactivate' }, card: 'sge' }]);
    choice.touchCard('lyr');
    choice.confirm();
    expect(play.acted).toEqual([reactivate('lyr')]);
  });

  test('may be declined where that is listed', () => {
    const { play, choice } = seat(10);
    choice.decline();
    expect(play.acted).toEqual([{ kind: 'decline' }]);
    const there = seat(0);
    there.choice.decline();
    expect(there.play.explained).toEqual([{ kind: 'decline' }]);
  });
});
