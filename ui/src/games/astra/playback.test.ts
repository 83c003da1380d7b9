// Auptolemy's turn, shown step by step from the log.

import { beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../testing/play';
import { withCards } from '../../../testing/playing.svelte';
import { recordedGame } from '../../../testing/recording';
import { ownEvent } from '../../app/own-game';
import { session } from '../../app/session.svelte';
import { journey } from './journeys';
import { Playback } from './playback.svelte';
import { ownState } from '../../app/own-game';

beforeAll(withCards);
const { past } = recordedGame('astra');
const at = (ply: number) => {
  const found = past[ply];
  if (!found) throw new Error(`no ply ${String(ply)}`);
  return found;
};
const speed = (botSpeed: 'instant' | 'step') => {
  session.settings = { ...session.settings, botSpeed };
};
/** Plays back the turn logged at this ply. */
function shown(ply: number) {
  const playback = new Playback();
  const over = playback.show(at(ply - 1), at(ply).log);
  return { playback, over, kinds: () => playback.steps.map(({ lines }) => lines.map((line) => ownEvent('astra', line)?.kind)) };
}

describe('a turn that is touched through', () => {
  test('shows its die, its card, its path as it grows, and the card it puts away', async () => {
    speed('step');
    const { playback, over, kinds } = shown(9);
    await settled();
    expect(kinds()).toEqual([['dieRolled'], ['focused'], ['aimed', 'marked'], ['cleanedUp', 'libraryTurned']]);
    const scenes = playback.steps.map(({ scene }) => [scene.die !== null, scene.place, scene.path]);
    expect(scenes).toEqual([[true, null, []], [true, 'air', []], [true, 'air', [0]], [true, 'air', []]]);
    // The card has its old marks while the path grows, and the new ones afterwards.
    expect(playback.steps.map(({ scene }) => scene.chart?.marks.its)).toEqual([undefined, [], [], [0]]);
    expect(playback.before?.step.kind).toBe('automaton');
    for (let steps = 0; steps < 4; steps += 1) playback.next();
    expect(await over).toBe(true);
    expect([playback.open, playback.steps]).toEqual([false, []]);
  });

  test('goes back a step, but not before its first one', async () => {
    speed('step');
    const { playback, over } = shown(9);
    await settled();
    playback.next();
    playback.back();
    playback.back();
    expect(playback.at).toBe(0);
    playback.end();
    await over;
  });

  test('with a dream star marks with the dream pen', async () => {
    speed('step');
    const { playback, over } = shown(14);
    await settled();
    const dream = playback.steps.find(({ scene }) => scene.pen === 'dream' && scene.path.length > 0);
    expect([dream?.scene.place, dream?.scene.path, dream?.scene.marker]).toEqual(['earth', [4], 'earth']);
    playback.end();
    await over;
  });
});

test('at once, or where it was nobody’s but the person’s turn, nothing is shown', async () => {
  speed('instant');
  expect(await shown(9).over).toBe(false);
  speed('step');
  expect(await shown(3).over).toBe(false);
});

test('new cards come out of the deck, and discovered ones fly to whoever has them', () => {
  const { view } = ownState('astra', at(14));
  const its = journey(view, at(14).log);
  expect([its.origin('equ'), its.goal('cmi')]).toEqual(['deck', 'auptolemy']);
  const own = past.findIndex(({ log }) => log.some((line) => {
    const event = ownEvent('astra', line);
    return event?.kind === 'discovered' && event.seat === 0;
  }));
  const event = at(own).log.map((line) => ownEvent('astra', line)).find((one) => one?.kind === 'discovered');
  expect(event?.kind === 'discovered' && journey(ownState('astra', at(own)).view, at(own).log).goal(event.card)).toBe('journal');
});
