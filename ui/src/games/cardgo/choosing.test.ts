// What a touch on the board chooses, does, or explains.

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CardgoMove } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { session } from '../../app/session.svelte';
import { Choice } from './choice.svelte';
import { prompt } from './prompt';

beforeAll(withCards);
afterEach(() => {
  session.settings = { ...session.settings, confirmMoves: true, confirmClicks: false, letsHappen: true, botSpeed: 'calm' };
  vi.useRealTimers();
});

function seat(at: number, { moves, view = {}, hint }: { moves?: readonly CardgoMove[]; view?: object; hint?: CardgoMove } = {}) {
  const play = new Seated('cardgo', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, hint ? hintOf(play, { game: 'cardgo', move: hint }) : noHint(play));
  return { play, choice, asked: () => plain(prompt(choice, play.snapshot, false)) };
}

describe('a stone', () => {
  test('is shown by a first touch, and placed by a second one', () => {
    const { play, choice, asked } = seat(0);
    choice.touch('E5');
    expect([choice.ghost, play.acted, asked().startsWith('E5:')]).toEqual(['E5', [], true]);
    choice.touch('D4');
    expect(choice.ghost).toBe('D4');
    choice.touch('D4');
    expect(play.acted).toEqual([{ kind: 'play', point: 'D4' }]);
  });

  test('is placed at once by a finger where moves aren’t confirmed', () => {
    session.settings = { ...session.settings, confirmMoves: false };
    const { play, choice } = seat(0);
    choice.touch('E5');
    expect(play.acted).toEqual([{ kind: 'play', point: 'E5' }]);
  });

  test('is placed at once by a mouse, unless clicks are confirmed', () => {
    const { play, choice } = seat(0);
    choice.touch('E5', true);
    expect(play.acted).toHaveLength(1);
    session.settings = { ...session.settings, confirmClicks: true };
    const other = seat(0);
    other.choice.touch('E5', true);
    expect([other.play.acted, other.choice.ghost]).toEqual([[], 'E5']);
  });

  test('that can’t be placed says why, and lets go of another', () => {
    const { play, choice } = seat(1);
    choice.touch('E5');
    choice.touch('H1');
    expect([choice.ghost, play.explained]).toEqual([null, [{ kind: 'play', point: 'H1' }]]);
  });

  test('goes where a hint points, with its other moves ranked beside it', () => {
    const play = new Seated('cardgo', 0);
    const hint = hintOf(play, { game: 'cardgo', move: { kind: 'play', point: 'E5' } }, { game: 'cardgo', move: { kind: 'play', point: 'C3' } }, { game: 'cardgo', move: { kind: 'pass' } });
    const choice = new Choice(play, hint);
    expect([[...choice.hinted], choice.candidates]).toEqual([['E5'], [{ point: 'C3', rank: 2 }]]);
    hint.step(1);
    expect([[...choice.hinted], choice.candidates]).toEqual([['C3'], [{ point: 'E5', rank: 1 }]]);
  });
});

describe('passing', () => {
  test('asks first, and tells what comes of it', () => {
    const { play, choice, asked } = seat(0);
    choice.pass();
    expect([asked(), play.acted]).toEqual(['Biztosan nem teszel le követ?', []]);
    choice.pass();
    expect(play.acted).toEqual([{ kind: 'pass' }]);
    const ends = seat(0, { view: { passes: 1 } });
    expect(ends.asked()).toBe('Fehér passzolt. Ha te is passzolsz, számolunk.');
    ends.choice.pass();
    expect(ends.asked()).toBe('Ha passzolsz, megáll a játék, és jön a számolás.');
    const last = seat(0, { view: { passes: 1, resumed: true } });
    last.choice.pass();
    expect(last.asked()).toBe('Ha passzolsz, vége: minden kő él, ami a táblán áll.');
  });

  test('that isn’t listed says why', () => {
    const { play, choice } = seat(0, { moves: [{ kind: 'draw' }] });
    choice.pass();
    expect(play.explained).toEqual([{ kind: 'pass' }]);
  });
});

describe('counting', () => {
  test('marks a group by any of its stones, and asks about an empty point', () => {
    const { play, choice } = seat(20);
    expect([choice.lit('H7'), choice.lit('A1')]).toEqual([true, false]);
    choice.touch('H7');
    choice.touch('A1');
    expect([play.acted, play.explained]).toEqual([[{ kind: 'mark', point: 'G7' }], [{ kind: 'mark', point: 'A1' }]]);
  });

  test('is agreed to or gone on from where that is listed', () => {
    const { play, choice } = seat(20);
    choice.agree();
    choice.resume();
    expect(play.acted).toEqual([{ kind: 'agree' }, { kind: 'resume' }]);
    const early = seat(0);
    early.choice.agree();
    early.choice.resume();
    expect(early.play.explained).toEqual([{ kind: 'agree' }, { kind: 'resume' }]);
  });

  test('tells how many points are open', () => {
    expect(seat(20).asked()).toBe('61 pont még nem dőlt el. Jelöld, ami halott – vagy játsszatok tovább!');
    expect(seat(20, { view: { open: null } }).asked()).toMatch(/amelyik csoport halott/);
    expect(seat(25).asked()).toBe('A játszma véget ért.');
  });
});

test('letting go takes a stone or a pass away, and says whether anything was held', () => {
  const { choice } = seat(0);
  choice.touch('E5');
  expect([choice.holds, choice.letGo(), choice.ghost, choice.letGo()]).toEqual([true, true, null, false]);
});
