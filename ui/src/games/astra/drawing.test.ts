// Stars of an open card, touched one by one or connected by a finger.

import { beforeAll, describe, expect, test } from 'vitest';
import type { AstraMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { recordedGame } from '../../../testing/recording';
import { Choice } from './choice.svelte';

beforeAll(withCards);

function opened(at: number, place: 'air' | 'fire' | 'earth', moves?: readonly AstraMove[]) {
  const play = new Seated('astra', at);
  if (moves) play.now({ moves });
  const choice = new Choice(play, noHint(play));
  choice.touchPlace(place);
  return { play, choice, drawing: choice.drawing };
}

const ways = (...paths: number[][]): AstraMove[] => paths.map((path) => ({ kind: 'observe', place: 'air', path }));

describe('a touch', () => {
  test('on a star further on draws the only shortest way there', () => {
    const { drawing } = opened(0, 'air');
    drawing.touch(5);
    expect(drawing.path).toEqual([1, 0, 6, 5]);
  });

  test('on a star of the line takes the line back to it, on its last one takes that off', () => {
    const { drawing } = opened(0, 'air');
    drawing.touch(5);
    drawing.touch(0);
    expect(drawing.path).toEqual([1, 0]);
    drawing.touch(0);
    expect(drawing.path).toEqual([1]);
    drawing.touch(1);
    expect(drawing.path).toEqual([]);
  });

  test('on a star that can’t be come to asks about that path', () => {
    const { play, drawing } = opened(0, 'fire');
    drawing.touch(4);
    expect(drawing.path).toEqual([3, 4]);
    drawing.touch(6);
    expect(drawing.path).toEqual([3, 4]);
    expect(play.explained).toEqual([{ kind: 'observe', place: 'fire', path: [3, 4, 6] }]);
  });

  test('where two ways are equally short asks which, until one of them is touched', () => {
    const { drawing } = opened(0, 'air', ways([0], [0, 1], [0, 2], [0, 1, 3], [0, 2, 3]));
    drawing.touch(3);
    expect([drawing.path, drawing.doubt]).toEqual([[], [1, 2]]);
    drawing.touch(2);
    expect([drawing.path, drawing.doubt]).toEqual([[0, 2], []]);
    drawing.touch(3);
    expect(drawing.path).toEqual([0, 2, 3]);
  });
});

describe('a finger that draws', () => {
  test('goes on to the next star and back over the last one; others are passed over', () => {
    const { play, drawing } = opened(0, 'air');
    for (const star of [1, 0, 5, 6]) drawing.dragTo(star);
    expect(drawing.path).toEqual([1, 0, 6]);
    expect([drawing.goesOn(0), drawing.goesOn(5), drawing.goesOn(3)]).toEqual([true, true, false]);
    drawing.dragTo(0);
    expect(drawing.path).toEqual([1, 0]);
    expect([play.acted, play.explained]).toEqual([[], []]);
  });
});

describe('prices', () => {
  test('grow by one stardust a star', () => {
    const { drawing } = opened(0, 'air');
    drawing.touch(0);
    expect([drawing.reach.get(6), drawing.reach.get(5), drawing.reach.has(1)]).toEqual([{ steps: 1, price: 3 }, { steps: 2, price: 4 }, false]);
  });

  test('of a first star that is free count one less', () => {
    const { play, drawing } = opened(0, 'air');
    play.now({ view: { journal: { stardust: 8, thisTurn: { freeFirst: true, jump: false, richRest: false } } } });
    expect([drawing.price(0), drawing.price(1), drawing.price(3)]).toEqual([0, 0, 2]);
    expect(drawing.reach.get(1)?.price).toBe(0);
  });

  test('in a real game are what each listed path takes', () => {
    const { pictures } = recordedGame('astra');
    for (const at of pictures.keys()) {
      const play = new Seated('astra', at);
      const choice = new Choice(play, noHint(play));
      for (const place of ['air', 'fire', 'earth'] as const) {
        const listed = choice.moves.flatMap((move) => (move.kind === 'observe' && move.place === place ? [move.path] : []));
        if (listed.length === 0 || choice.dreamAt) continue;
        choice.touchPlace(place);
        for (const path of listed) {
          // Touched star by star, the path is unambiguous.
          choice.reset();
          choice.touchPlace(place);
          for (const star of path) choice.drawing.touch(star);
          expect(choice.drawing.path).toEqual(path);
          expect(choice.move).toEqual({ kind: 'observe', place, path });
        }
        choice.reset();
      }
    }
  });
});

describe('the dream pen', () => {
  test('marks one star of its card, which lies open of itself', () => {
    const play = new Seated('astra', 4);
    const choice = new Choice(play, noHint(play));
    expect([choice.shown, choice.drawing.pen, [...choice.drawing.reach.keys()]]).toEqual(['air', 'dream', [0, 3, 4]]);
    choice.drawing.touch(1);
    expect(play.explained).toEqual([{ kind: 'dream', star: 1 }]);
    choice.drawing.touch(3);
    choice.drawing.touch(4);
    expect(choice.drawing.path).toEqual([4]);
    choice.drawing.touch(4);
    expect(choice.drawing.path).toEqual([]);
    choice.drawing.touch(0);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'dream', star: 0 }]);
  });
});

test('the last star is taken back, of a line or of a single one', () => {
  const { drawing } = opened(0, 'air');
  drawing.touch(6);
  drawing.back();
  expect(drawing.path).toEqual([1, 0]);
  const play = new Seated('astra', 4);
  const choice = new Choice(play, noHint(play));
  choice.drawing.touch(3);
  choice.drawing.back();
  expect(choice.draft).toBeNull();
});
