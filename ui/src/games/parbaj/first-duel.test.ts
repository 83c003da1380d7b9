// The first duels: each concept is explained once, one per turn, and phases not yet explained are passed automatically.

import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ParbajMove, Settings } from '../../bindings';
import { noHint, Seated, withCards, withEffects } from '../../../testing/playing.svelte';
import { session } from '../../app/session.svelte';
import { speak } from '../../messages/index.svelte';
import { toasts } from '../../app/toasts.svelte';
import { Choice } from './choice.svelte';
import { FirstDuel } from './first-duel.svelte';
import { explainedElsewhere, IDEAS, met, withExplained, type Idea } from './ideas';
import { AutoDecline } from './auto-decline.svelte';
import { stopWords } from './stop-words';
import { windowWords } from './window-words';

let before: Settings;
beforeAll(withCards);
beforeEach(() => {
  before = session.settings;
  vi.useFakeTimers();
  session.settings = { ...session.settings, letsHappen: true, botSpeed: 'calm', stops: {}, explained: [] };
  vi.spyOn(session, 'change').mockImplementation((changed) => {
    session.settings = { ...session.settings, ...changed };
    return Promise.resolve();
  });
});
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  toasts.close();
  // Pending timers would never fire, and the voice, which other tests share, would wait for them.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  session.settings = before;
});

const DECLINE: ParbajMove = { kind: 'decline' };
const DONE: ParbajMove = { kind: 'done' };
const PLAY: ParbajMove = { kind: 'play', card: 'lombor' };
const MARCH: ParbajMove = { kind: 'march', permanent: 1 };
const ATTACK: ParbajMove = { kind: 'attack', attacker: 1, target: { kind: 'player', seat: 1 } };

const MAIN = { active: 0, phase: 'main', step: { kind: 'window', seat: 0, declines: 0 }, queue: [], attacks: [], announced: null, turn: 1 };
const MOVEMENT = { ...MAIN, phase: 'movement', step: { kind: 'movement' } };
const ATTACKERS = { ...MAIN, phase: 'combat', step: { kind: 'attackers' } };
const UPKEEP = { ...MAIN, active: 1, phase: 'upkeep', turn: 2 };

function seat({ moves = [PLAY, DECLINE], view = MAIN as object, off = false }: { moves?: readonly ParbajMove[]; view?: object; off?: boolean } = {}) {
  const play = new Seated('parbaj', 7);
  play.now({ moves, view });
  const choice = new Choice(play, noHint(play));
  const { made, end } = withEffects(() => {
    const firstDuel = new FirstDuel(play, choice, () => off);
    return { firstDuel, passing: new AutoDecline(play, choice, () => off, () => firstDuel.skips) };
  });
  ends.push(end);
  const now = (more: object, moves: readonly ParbajMove[]) => {
    play.now({ view: more, moves, plies: play.snapshot.plies + 1, revision: play.snapshot.revision + 1 });
    flushSync();
  };
  return { play, choice, now, ...made };
}

/** The concepts of this game that have been explained. */
const explained = () => session.settings.explained.map((key) => key.replace('parbaj.', ''));

describe('what is met', () => {
  test('is told by what can be done', () => {
    const of = (view: object, ...moves: ParbajMove[]) => met(seat({ view, moves }).choice);
    expect(of(MAIN, PLAY, DECLINE)).toEqual(['play']);
    expect(of(MAIN, DECLINE)).toEqual(['magic']);
    expect(of(MOVEMENT, MARCH, DONE)).toEqual(['guard']);
    expect(of(MOVEMENT, DONE)).toEqual([]);
    expect(of(ATTACKERS, ATTACK, DONE)).toEqual(['attack']);
    expect(of(UPKEEP, PLAY, DECLINE)).toEqual(['instant']);
    expect(of({ ...UPKEEP, step: { kind: 'reactions', seat: 0, declines: 0 } }, { kind: 'react', card: 'lombor' }, DECLINE)).toEqual(['reaction']);
    expect(of(MAIN, { kind: 'use', permanent: 1, clause: 0 }, DECLINE)).toEqual(['magic', 'ability']);
  });
});

describe('it is explained', () => {
  test('until one has gone on, and never again', () => {
    const { firstDuel, now } = seat();
    expect(firstDuel.idea).toBe('play');
    now({}, [PLAY, DECLINE]);
    expect([firstDuel.idea, explained()]).toEqual([null, ['play']]);
    now({ turn: 3 }, [PLAY, DECLINE]);
    expect(firstDuel.idea).toBeNull();
  });

  test('while what is announced is still being done', () => {
    const { firstDuel, now } = seat();
    now({ announced: { fates: [], next: null } }, [{ kind: 'pay' }]);
    expect(firstDuel.idea).toBe('play');
  });

  test('one thing a turn: what else is met passes by itself, and is asked and explained in the next', () => {
    const { firstDuel, now, play } = seat();
    now(MOVEMENT, [MARCH, DONE]);
    expect([firstDuel.idea, firstDuel.skips]).toEqual([null, true]);
    vi.advanceTimersByTime(1300);
    expect(play.acted).toEqual([DONE]);
    now({ ...MOVEMENT, turn: 3 }, [MARCH, DONE]);
    expect([firstDuel.idea, firstDuel.skips]).toEqual(['guard', false]);
    now({ ...ATTACKERS, turn: 3 }, [ATTACK, DONE]);
    expect([firstDuel.idea, firstDuel.skips]).toEqual([null, true]);
    now({ ...ATTACKERS, turn: 5 }, [ATTACK, DONE]);
    expect([firstDuel.idea, firstDuel.skips]).toEqual(['attack', false]);
    vi.advanceTimersByTime(5000);
    expect(play.acted).toEqual([DONE]);
  });

  test('what can be told at any time only after the phases', () => {
    session.settings = { ...session.settings, explained: withExplained([], ['play', 'magic']) };
    const use: ParbajMove = { kind: 'use', permanent: 1, clause: 0 };
    expect(seat({ moves: [use, DECLINE] }).firstDuel.idea).toBeNull();
    session.settings = { ...session.settings, explained: withExplained([], ['play', 'magic', 'guard', 'attack']) };
    expect(seat({ moves: [use, DECLINE] }).firstDuel.idea).toBe('ability');
  });

  test('nowhere that is taught or only looked at, and no more once one knows it all', () => {
    expect(seat({ off: true }).firstDuel.idea).toBeNull();
    const { firstDuel, now } = seat();
    firstDuel.enough();
    now({ ...MOVEMENT, turn: 3 }, [MARCH, DONE]);
    expect([firstDuel.idea, firstDuel.on, firstDuel.skips]).toEqual([null, false, false]);
    expect(explained().toSorted()).toEqual([...IDEAS].toSorted());
    expect(explainedElsewhere(['other.x', ...session.settings.explained])).toEqual(['other.x']);
  });

  test('counted by those before it', () => {
    session.settings = { ...session.settings, explained: withExplained(['other.x'], ['play'] satisfies Idea[]) };
    expect(seat({ view: MOVEMENT, moves: [MARCH, DONE] }).firstDuel.count).toEqual({ nth: 2, all: IDEAS.length });
  });
});

describe('one’s own turn', () => {
  test('goes past where nobody can walk or attack, for everybody', () => {
    session.settings = { ...session.settings, explained: withExplained([], IDEAS) };
    const { play } = seat({ view: MOVEMENT, moves: [DONE] });
    vi.advanceTimersByTime(1300);
    expect(play.acted).toEqual([DONE]);
    const able = seat({ view: MOVEMENT, moves: [MARCH, DONE] });
    const attacking = seat({ view: { ...ATTACKERS, attacks: [{ attacker: 1, target: { kind: 'player', seat: 1 } }] }, moves: [DONE] });
    vi.advanceTimersByTime(5000);
    expect([able.play.acted, attacking.play.acted]).toEqual([[], []]);
  });

  test('ends from the main phase, where no creature could do anything', () => {
    session.settings = { ...session.settings, explained: withExplained([], IDEAS) };
    const { firstDuel, play } = seat({ view: { ...MAIN, permanents: [] } });
    expect(firstDuel.endsTurn).toBe(true);
    const [creature] = new Seated('parbaj', 40).game.pictures.flatMap(({ state }) => (state.game === 'parbaj' ? state.view.permanents : [])).filter(({ master, passive }) => master === 0 && !passive);
    play.now({ view: { permanents: [creature] } });
    expect(firstDuel.endsTurn).toBe(false);
  });
});

describe('what is explained', () => {
  /** Maximum length in characters: a low phone's box has room for three lines. */
  const LONGEST = 122;

  test.each(['hu', 'en'] as const)('has room in its box: %s', async (lang) => {
    await speak(lang);
    const { texts, titles } = windowWords().ideas;
    for (const idea of IDEAS) expect([texts[idea].length <= LONGEST, titles[idea].length <= 20]).toEqual([true, true]);
    await speak('hu');
  });
});

describe('where a stop would have mattered', () => {
  const lost = { sides: [{ life: 1 }, { life: 20 }] };

  test('it is told, and can be set', () => {
    const { now, play } = seat({ view: UPKEEP, moves: [PLAY, DECLINE] });
    session.settings = { ...session.settings, explained: withExplained([], IDEAS) };
    flushSync();
    vi.advanceTimersByTime(1300);
    expect(play.acted).toEqual([DECLINE]);
    now(lost, []);
    expect(toasts.current?.lines[0]?.text).toContain(stopWords().theirs);
    toasts.current?.action?.run();
    expect(session.settings.stops).toEqual({ 'parbaj.their-upkeep': true });
  });

  test('only once, and not where nothing was lost or could have been done', () => {
    session.settings = { ...session.settings, explained: withExplained([], IDEAS) };
    const unable = seat({ view: UPKEEP, moves: [DECLINE] });
    vi.advanceTimersByTime(1300);
    unable.now(lost, []);
    const unhurt = seat({ view: UPKEEP, moves: [PLAY, DECLINE] });
    vi.advanceTimersByTime(1300);
    unhurt.now({ ...MAIN, turn: 3 }, [PLAY, DECLINE]);
    unhurt.now(lost, []);
    expect(toasts.current).toBeNull();
    session.settings = { ...session.settings, explained: [...session.settings.explained, 'parbaj.missed.their-upkeep'] };
    const again = seat({ view: UPKEEP, moves: [PLAY, DECLINE] });
    vi.advanceTimersByTime(1300);
    again.now(lost, []);
    expect([unable.play.acted, again.play.acted, toasts.current]).toEqual([[DECLINE], [DECLINE], null]);
  });
});

