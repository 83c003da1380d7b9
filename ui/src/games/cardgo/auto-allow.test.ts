// A card that takes effect by itself, and an estimate on the board.

import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardgoMove } from '../../bindings';
import { settled } from '../../../testing/play';
import { hintOf, noHint, Seated, withCards, withEffects } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { session } from '../../app/session.svelte';
import { Choice } from './choice.svelte';
import { Estimate } from './estimate.svelte';
import { AutoAllow, MOMENT_MS } from './auto-allow.svelte';
import { prompt } from './prompt';

beforeAll(withCards);
beforeEach(() => {
  session.settings = { ...session.settings, letsHappen: true, botSpeed: 'calm' };
});
afterEach(() => {
  vi.useRealTimers();
});

function seat(at: number, { moves, view = {}, hint }: { moves?: readonly CardgoMove[]; view?: object; hint?: CardgoMove } = {}) {
  const play = new Seated('cardgo', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, hint ? hintOf(play, { game: 'cardgo', move: hint }) : noHint(play));
  return { play, choice, asked: () => plain(prompt(choice, play.snapshot, false)) };
}

describe('a card that is let happen', () => {
  const LET: readonly CardgoMove[] = [{ kind: 'let' }];

  function letting(moves = LET, off = false) {
    vi.useFakeTimers();
    const { play, choice } = seat(15, { moves });
    const { made, end } = withEffects(() => new AutoAllow(play, choice, () => off));
    return { play, letting: made, end };
  }

  test('happens by itself after a moment where there is nothing else to do', () => {
    const { play, end } = letting();
    vi.advanceTimersByTime(MOMENT_MS - 1);
    expect(play.acted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(play.acted).toEqual([{ kind: 'let' }]);
    end();
  });

  test('waits where it is held, where it could be countered, in a lesson, and where one steps', () => {
    const held = letting();
    held.letting.hold();
    flushSync();
    vi.advanceTimersByTime(2 * MOMENT_MS);
    const counter = letting([{ kind: 'let' }, { kind: 'counter', card: 'headwind' }]);
    const lesson = letting(LET, true);
    session.settings = { ...session.settings, botSpeed: 'step' };
    const step = letting();
    vi.advanceTimersByTime(2 * MOMENT_MS);
    expect([held, counter, lesson, step].map(({ play }) => play.acted)).toEqual([[], [], [], []]);
    for (const { end } of [held, counter, lesson, step]) end();
  });
});

describe('an estimate', () => {
  test('is asked for and taken away by the same touch, and says that it assists', async () => {
    const play = Object.assign(new Seated('cardgo', 8), { survey: () => Promise.resolve({ owners: [[90]], lead: 3 }) });
    const estimate = new Estimate(play);
    estimate.toggle();
    expect([estimate.waiting, estimate.first]).toEqual([true, true]);
    await settled();
    expect(estimate.survey?.lead).toBe(3);
    estimate.toggle();
    expect([estimate.open, estimate.letGo()]).toEqual([false, false]);
  });

  test('that comes after it was closed isn’t shown', async () => {
    const play = Object.assign(new Seated('cardgo', 8), { survey: () => Promise.resolve({ owners: [[90]], lead: 3 }) });
    const estimate = new Estimate(play);
    estimate.toggle();
    estimate.close();
    await settled();
    expect(estimate.survey).toBeNull();
  });
});
