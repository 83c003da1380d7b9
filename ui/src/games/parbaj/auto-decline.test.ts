// Automatic declining: when, for how long, and at which stops it does not happen.

import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ParbajMove } from '../../bindings';
import { noHint, Seated, withCards, withEffects } from '../../../testing/playing.svelte';
import { session } from '../../app/session.svelte';
import { Choice } from './choice.svelte';
import { AutoDecline } from './auto-decline.svelte';
import { isStop, momentIn, momentOf, withStop } from './stops';

beforeAll(withCards);
beforeEach(() => {
  vi.useFakeTimers();
  session.settings = { ...session.settings, letsHappen: true, botSpeed: 'calm', stops: {} };
});
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
});

const DECLINE: ParbajMove = { kind: 'decline' };
const PLAY: ParbajMove = { kind: 'play', card: 'lombor' };

/** In snapshot 2 the opponent's upkeep is over, and nothing can be done. */
function seat({ at = 7, moves = [PLAY, DECLINE], view = {}, off = false }: { at?: number; moves?: readonly ParbajMove[]; view?: object; off?: boolean } = {}) {
  const play = new Seated('parbaj', at);
  play.now({ moves, view });
  const choice = new Choice(play, noHint(play));
  const { made, end } = withEffects(() => new AutoDecline(play, choice, () => off));
  ends.push(end);
  return { play, choice, passing: made };
}
const window = (active: 0 | 1, phase: string, more: object = {}) => ({ active, phase, step: { kind: 'window', seat: 0, declines: 0 }, queue: [], ...more });
const theirAction = { seat: 1, origin: { kind: 'card', card: 'fustpenz' }, x: 0, vp: 2, targets: [] as unknown[], against: null, wouldBePrevented: false };

describe('by itself it declines', () => {
  test('after a moment, where nothing could be done', () => {
    const { play } = seat({ moves: [DECLINE], view: window(0, 'upkeep') });
    vi.advanceTimersByTime(1100);
    expect(play.acted).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(play.acted).toEqual([DECLINE]);
  });

  test('where something could be done, but no stop is set', () => {
    const { play } = seat({ view: window(1, 'upkeep') });
    vi.advanceTimersByTime(1300);
    expect(play.acted).toEqual([DECLINE]);
  });

  test('never at a stop where something could be done, nor in one’s own main phase', () => {
    const stop = seat({ view: window(0, 'combat') });
    const main = seat({ moves: [DECLINE], view: window(0, 'main') });
    vi.advanceTimersByTime(5000);
    expect([stop.play.acted, main.play.acted]).toEqual([[], []]);
  });

  test('at its own speed: what the opponent plays has to be read', () => {
    const theirs = { ...window(1, 'main'), step: { kind: 'reactions', seat: 0, declines: 0 }, queue: [theirAction] };
    const { passing } = seat({ moves: [DECLINE], view: theirs });
    expect([passing.moment, seat({ moves: [DECLINE], view: window(0, 'upkeep') }).passing.moment]).toEqual([2400, 1200]);
    session.settings = { ...session.settings, botSpeed: 'instant' };
    expect(passing.moment).toBe(500);
  });

  test('not where that is off, one steps, a lesson goes on, or something has begun', () => {
    const upkeep = { moves: [DECLINE, PLAY], view: window(1, 'upkeep') };
    const lesson = seat({ ...upkeep, off: true });
    const begun = seat({ ...upkeep, moves: [DECLINE, { kind: 'give', permanent: 0 }] });
    begun.choice.touchPermanent(0);
    flushSync();
    session.settings = { ...session.settings, letsHappen: false };
    const off = seat(upkeep);
    session.settings = { ...session.settings, letsHappen: true, botSpeed: 'step' };
    const step = seat(upkeep);
    vi.advanceTimersByTime(5000);
    expect([lesson, begun, off, step].map(({ play }) => play.acted)).toEqual([[], [], [], []]);
  });

  test('not until something else has come, once it was told to wait', () => {
    const { play, passing } = seat({ moves: [DECLINE], view: window(0, 'upkeep') });
    passing.stop();
    flushSync();
    vi.advanceTimersByTime(5000);
    expect(play.acted).toEqual([]);
    play.now({ plies: play.snapshot.plies + 1 });
    flushSync();
    vi.advanceTimersByTime(1300);
    expect(play.acted).toEqual([DECLINE]);
  });
});

describe('asked for, it goes on', () => {
  test('with the move one is asked for now, and then at every stop', () => {
    const { play, passing } = seat({ view: window(1, 'combat') });
    passing.start('turn');
    expect([play.acted, passing.mode]).toEqual([[DECLINE], 'turn']);
    flushSync();
    vi.advanceTimersByTime(1300);
    expect(play.acted).toHaveLength(2);
  });

  test('until the turn is over, or something has to be chosen', () => {
    const { play, passing } = seat({ view: window(1, 'combat') });
    passing.start('turn');
    play.now({ view: { turn: 99 } });
    flushSync();
    expect(passing.mode).toBeNull();
    const other = seat({ view: window(1, 'combat') });
    other.passing.start('turn');
    other.play.now({ view: { step: { kind: 'discard', left: 1 }, toMove: 0 } });
    expect(other.passing.mode).toBeNull();
  });

  test('until one is aimed at', () => {
    const { play, passing } = seat({ view: window(1, 'combat') });
    passing.start('aimed');
    play.now({ view: { queue: [{ ...theirAction, targets: [{ kind: 'player', seat: 1 }] }] } });
    expect(passing.mode).toBe('aimed');
    play.now({ view: { queue: [{ ...theirAction, targets: [{ kind: 'player', seat: 0 }] }] } });
    expect(passing.mode).toBeNull();
  });

  test('through the queue, as long as there is one', () => {
    const { play, passing } = seat({ view: { ...window(1, 'main'), queue: [theirAction] } });
    passing.start('queue');
    expect(passing.mode).toBe('queue');
    play.now({ view: { queue: [] } });
    expect(passing.mode).toBeNull();
  });

  test('to the end of one’s own turn, past walking and attacking, until the opponent acts', () => {
    const { play, passing } = seat({ moves: [{ kind: 'done' }, { kind: 'march', permanent: 1 }], view: { active: 0, phase: 'movement', step: { kind: 'movement' }, queue: [], attacks: [] } });
    expect(passing.ends).toBe(true);
    passing.start('own');
    expect([play.acted, passing.mode]).toEqual([[{ kind: 'done' }], 'own']);
    play.now({ view: { queue: [theirAction] } });
    expect(passing.mode).toBeNull();
  });

  test('no more once a move was taken back', () => {
    const { play, passing } = seat({ view: window(1, 'combat') });
    play.now({ plies: 40 });
    flushSync();
    passing.start('turn');
    play.now({ plies: 39 });
    flushSync();
    expect(passing.mode).toBeNull();
  });

  test('no more once a card is looked at: who does that wants to decide again', () => {
    const { play, choice, passing } = seat({ view: window(1, 'combat') });
    passing.start('turn');
    flushSync();
    choice.touchHand('lombor', 0);
    flushSync();
    expect(passing.mode).toBeNull();
    choice.reset();
    flushSync();
    vi.advanceTimersByTime(5000);
    expect(play.acted).toEqual([DECLINE]);
  });

  test('in the ways that make sense now', () => {
    expect(seat({ view: window(1, 'main') }).passing.modes).toEqual(['turn', 'aimed']);
    expect(seat({ view: { ...window(1, 'main'), queue: [theirAction] } }).passing.modes).toEqual(['queue', 'turn', 'aimed']);
    expect(seat({ view: window(0, 'main') }).passing.modes).toEqual([]);
    expect(seat({ view: window(1, 'main'), off: true }).passing.modes).toEqual([]);
  });
});

describe('a stop', () => {
  test('is usual at what the opponent does, and before the strike', () => {
    expect((['their-action', 'their-combat', 'own-combat', 'own-upkeep', 'their-main'] as const).map((moment) => isStop({}, moment))).toEqual([true, true, true, false, false]);
  });

  test('is only kept where it is another one than usual', () => {
    const set = withStop({ 'other.x': true }, 'own-upkeep', true);
    expect([set, isStop(set, 'own-upkeep')]).toEqual([{ 'other.x': true, 'parbaj.own-upkeep': true }, true]);
    expect(withStop(set, 'own-upkeep', false)).toEqual({ 'other.x': true });
    expect(withStop({}, 'their-action', false)).toEqual({ 'parbaj.their-action': false });
  });

  test('has its moment by phase and by whose turn it is', () => {
    expect([momentIn('main', true), momentIn('main', false), momentIn('strike', true), momentIn('movement', false)]).toEqual([null, 'their-main', 'own-strike', null]);
    const { choice } = seat({ view: { ...window(1, 'main'), step: { kind: 'reactions', seat: 0, declines: 0 }, queue: [theirAction, { ...theirAction, seat: 0 }] } });
    expect(momentOf(choice.view)).toBe('own-action');
  });
});
