// Drawing at a Happy Mochi table, by touches and by drags.

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
const draw = (half: 'left' | 'right'): MochiMove => ({ kind: 'draw', from: { kind: 'centre', half } });

describe('drawing', () => {
  test('opens the sources first, and draws from the one that is touched then', () => {
    const { play, choice, asked } = seat(0);
    choice.touchSource({ kind: 'centre', half: 'left' });
    expect([choice.drawing, choice.sourcesLit, play.acted]).toEqual([true, true, []]);
    expect(asked()).toBe('Honnan húzol?');
    choice.touchSource({ kind: 'centre', half: 'left' });
    expect(play.acted).toEqual([draw('left')]);
  });

  test('asked for once more draws where there is no choice, and only there', () => {
    const { play, choice } = seat(0, { moves: [draw('left')] });
    choice.openDraw();
    choice.openDraw();
    expect(play.acted).toEqual([draw('left')]);
    const several = seat(0);
    several.choice.openDraw();
    several.choice.openDraw();
    expect([several.play.acted, several.choice.drawing]).toEqual([[], true]);
  });

  test('from where nothing may be drawn says why', () => {
    const { play, choice } = seat(0);
    choice.touchSource({ kind: 'reserve', card: 'Y4' });
    expect(play.explained).toEqual([{ kind: 'source', source: { kind: 'reserve', card: 'Y4' } }]);
  });

  test('takes one touch where a hint points, or an effect asks for it', () => {
    const hinted = seat(0, { hint: draw('right') });
    hinted.choice.touchSource({ kind: 'centre', half: 'right' });
    expect(hinted.play.acted).toEqual([draw('right')]);
    const effect = seat(2);
    effect.choice.touchSource({ kind: 'centre', half: 'left' });
    expect(effect.play.acted).toEqual([draw('left')]);
  });

  test('puts a pair away, and a pair puts drawing away', () => {
    const { choice } = seat(0);
    choice.touchCard(4);
    choice.openDraw();
    expect(choice.pair).toBeNull();
    choice.touchCard(4);
    expect(choice.drawing).toBe(false);
  });
});

describe('a card that is brought into a gap', () => {
  test('is drawn, and put there once that is asked', async () => {
    const { play, choice } = seat(0);
    const brought = choice.bring({ kind: 'centre', half: 'left' }, 6);
    expect(choice.bringing).toBe(true);
    play.to(1);
    await brought;
    expect([play.acted, choice.bringing]).toEqual([[draw('left'), { kind: 'insert', place: 6 }], false]);
  });

  test('from where nothing may be drawn says why, and is put nowhere', () => {
    const { play, choice } = seat(5);
    expect(choice.bring({ kind: 'deck' }, 2)).toBeNull();
    expect(play.explained).toEqual([{ kind: 'source', source: { kind: 'deck' } }]);
  });
});
