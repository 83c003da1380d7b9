// What a touch at a Happy Mochi table chooses, does, or explains.

import { beforeAll, describe, expect, test } from 'vitest';
import type { MochiMove } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { Choice } from './choice.svelte';
import { prompt } from './prompt';

beforeAll(withCards);

/** In snapshot 0 the hand is 4 9 8 3 3 6 5; the pairs at 0 (49) and 3 (33) can be played. */
function seat(at: number, { moves, view = {}, hint }: { moves?: readonly MochiMove[]; view?: object; hint?: MochiMove } = {}) {
  const play = new Seated('mochi', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, hint ? hintOf(play, { game: 'mochi', move: hint }) : noHint(play));
  return { play, choice, asked: () => plain(prompt(choice, play.snapshot, false)) };
}

describe('a pair', () => {
  test('is chosen by either of its cards, and played by the button', () => {
    const { play, choice } = seat(0);
    choice.touchCard(4);
    expect([choice.pair?.left, choice.cardChosen(3), choice.cardChosen(4), choice.cardChosen(5)]).toEqual([3, true, true, false]);
    expect(choice.primary?.move).toEqual({ kind: 'playPair', left: 3 });
    choice.doPrimary();
    expect(play.acted).toEqual([{ kind: 'playPair', left: 3 }]);
  });

  test('is let go of by the card that was touched, and kept by the other one', () => {
    const { choice } = seat(0);
    choice.touchCard(4);
    choice.touchCard(3);
    expect(choice.pair?.left).toBe(3);
    choice.touchCard(3);
    expect(choice.pair).toBeNull();
  });

  test('goes over to the touched card’s other neighbour at once, where that can be played, and then is let go of', () => {
    const moves: MochiMove[] = [{ kind: 'playPair', left: 2 }, { kind: 'playPair', left: 3 }];
    const { play, choice } = seat(0, { moves });
    const lefts = [3, 3, 3, 3].map((place) => {
      choice.touchCard(place);
      return choice.pair?.left ?? null;
    });
    expect(lefts).toEqual([3, 2, null, 3]);
    expect(play.explained).toEqual([]);
  });

  test('is the touched card with the neighbour touched before, playable or not', () => {
    const { play, choice } = seat(0);
    choice.touchCard(1);
    expect(choice.pair?.left).toBe(0);
    choice.touchCard(2);
    expect(choice.pair?.left).toBe(1);
    expect(play.explained).toEqual([{ kind: 'pair', left: 1 }]);
    choice.doPrimary();
    expect([play.acted, play.explained.length]).toEqual([[], 2]);
    // The same holds with the neighbour on the left.
    const other = seat(0).choice;
    other.touchCard(3);
    expect(other.pair?.left).toBe(3);
    other.touchCard(2);
    expect(other.pair?.left).toBe(2);
  });

  test('is the one that a hint points at, where a card is in two', () => {
    const moves: MochiMove[] = [{ kind: 'playPair', left: 2 }, { kind: 'playPair', left: 3 }];
    const { choice } = seat(0, { moves });
    choice.touchCard(3);
    expect(choice.pair?.left).toBe(3);
    const hinted = seat(0, { moves, hint: { kind: 'playPair', left: 2 } });
    hinted.choice.touchCard(3);
    expect(hinted.choice.pair?.left).toBe(2);
    expect([1, 2, 3, 4].map((place) => hinted.choice.cardHinted(place))).toEqual([false, true, true, false]);
  });

  test('of a real game is lit card by card as it is listed', () => {
    for (let at = 0; at < 13; at += 1) {
      const { choice } = seat(at);
      if (choice.step !== 'action') continue;
      const listed = new Set(choice.moves.flatMap((move) => (move.kind === 'playPair' ? [move.left, move.left + 1] : [])));
      for (const place of choice.view.hand.keys()) expect(choice.cardLit(place)).toBe(listed.has(place));
    }
  });

  test('tells what it shows and what it brings', () => {
    const { choice, asked } = seat(0);
    expect(asked()).toBe('Játssz ki egy párt, vagy húzz!');
    choice.touchCard(4);
    expect(asked()).toBe('28 → 33');
    choice.reset();
    // The yellow 4 and 9 have no effect; the pair of the green 8 and the blue 3 cannot be played.
    choice.touchCard(0);
    expect(asked()).toBe('28 → 49');
  });
});

describe('a single card', () => {
  test('to be passed on is chosen, named on the button, and passed', () => {
    const { play, choice, asked } = seat(5);
    expect(asked()).toBe('Továbbadás balra: mit adsz Borka kezébe?');
    choice.touchCard(2);
    expect([choice.cardChosen(2), plain(choice.primary?.label ?? '').includes('9')]).toEqual([true, true]);
    choice.doPrimary();
    expect(play.acted).toEqual([{ kind: 'passLeft', place: 2 }]);
  });

  test('that isn’t listed says why; touched again it is let go of', () => {
    const { play, choice } = seat(5, { moves: [{ kind: 'passLeft', place: 1 }] });
    choice.touchCard(0);
    choice.touchCard(1);
    choice.touchCard(1);
    expect([choice.place, play.explained]).toEqual([null, [{ kind: 'handCard', place: 0 }]]);
  });

  test('is asked for by what is done with it', () => {
    for (const kind of ['reserve', 'keep'] as const) {
      const { play, choice } = seat(5, { moves: [{ kind, place: 3 }], view: { step: { kind } } });
      choice.touchCard(3);
      choice.doPrimary();
      expect(play.acted).toEqual([{ kind, place: 3 }]);
    }
  });
});

test('a gap, a player and one of two effects are touched once', () => {
  const gap = seat(1);
  gap.choice.touchGap(3);
  expect(gap.play.acted).toEqual([{ kind: 'insert', place: 3 }]);
  const player = seat(12);
  player.choice.touchSeat(2);
  expect(player.play.acted).toEqual([{ kind: 'chooseDrawer', seat: 2 }]);
  const effect = seat(0, { moves: [{ kind: 'resolveFirst', half: 'right' }], view: { step: { kind: 'effectOrder' } } });
  effect.choice.touchHalf('right');
  expect(effect.play.acted).toEqual([{ kind: 'resolveFirst', half: 'right' }]);
  const wrong = seat(0);
  wrong.choice.touchGap(1);
  wrong.choice.touchSeat(1);
  wrong.choice.touchHalf('left');
  expect(wrong.play.explained).toEqual([{ kind: 'gap', place: 1 }, { kind: 'seat', seat: 1 }, { kind: 'effect', half: 'left' }]);
});

test('where only passing is left, the button passes', () => {
  const { play, choice, asked } = seat(0, { moves: [{ kind: 'pass' }] });
  expect(asked()).toContain('passzolj!');
  choice.doPrimary();
  expect(play.acted).toEqual([{ kind: 'pass' }]);
});

test('what is held is let go of at once, and taken up again as far as it is still asked for', () => {
  const { play, choice } = seat(0);
  choice.touchCard(4);
  const { kept } = choice;
  expect([choice.letGo(), choice.letGo(), choice.holds]).toEqual([true, false, false]);
  if (kept) choice.takeUp(kept);
  expect(choice.pair?.left).toBe(3);
  choice.reset();
  play.to(7);
  if (kept) choice.takeUp(kept);
  expect(choice.pair).toBeNull();
});

test('of what a bot would have done nothing is lit in one’s own hand, but told', () => {
  const { play, choice } = seat(0, { moves: [] });
  play.lit = [{ game: 'mochi', move: { kind: 'playPair', left: 3 } }];
  play.preferred = { own: true, text: 'Borka 33-at játszana' };
  expect([choice.cardHinted(3), choice.elsewhere]).toEqual([true, null]);
  play.preferred = { own: false, text: 'Borka 33-at játszana' };
  expect([choice.cardHinted(3), choice.elsewhere]).toEqual([false, 'Borka 33-at játszana']);
});
