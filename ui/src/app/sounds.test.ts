// The sounds of a table: none unless switched on, and then those of the events. The device's audio is a mock that
// counts calls.

import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { LogLine, TableSnapshot } from '../bindings';
import { recordedGame } from '../../testing/recording';
import { settled, until } from '../../testing/play';
import { Synth } from '../sounds/synth';
import { session } from './session.svelte';
import { sounds } from './sounds';

const game = recordedGame('mochi');
const [picture] = game.pictures as [TableSnapshot];
const usual = session.settings;
let played: MockInstance<Synth['play']>;
let visible: MockInstance<() => DocumentVisibilityState>;
let made = 0;

class Device {
  constructor() {
    made += 1;
  }
  state = 'running';
  destination = {};
  createGain = () => ({ gain: {}, connect: () => undefined });
  close = () => Promise.resolve((made -= 1));
}

beforeEach(() => {
  made = 0;
  vi.stubGlobal('AudioContext', Device);
  played = vi.spyOn(Synth.prototype, 'play').mockResolvedValue();
  visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  session.settings = { ...usual, sounds: true };
});
afterEach(async () => {
  await sounds.end();
  played.mockRestore();
  visible.mockRestore();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  session.settings = usual;
});

const line = (kind: string): LogLine => ({ ...game.pictures.at(-1)?.log[0], event: { game: 'mochi', event: { kind } } }) as unknown as LogLine;
const heard = () => played.mock.calls.map(([one]) => one);

test('cards that are laid and drawn are heard in their order, each kind once, and the rest is silent', async () => {
  await sounds.hear(picture, picture, [line('drew'), line('scored'), line('pairPlayed'), line('drew')]);
  expect(heard()).toEqual([['drawn', 'laid']]);
});

test('where nothing can be heard nothing is made', async () => {
  await sounds.hear(picture, picture, [line('scored')]);
  expect([heard(), made]).toEqual([[], 0]);
});

test('switched off, nothing is made of all that happens', async () => {
  session.settings = { ...usual, sounds: false };
  await sounds.hear(picture, picture, [line('drew')]);
  sounds.refuse();
  sounds.sample();
  await settled();
  expect([heard(), made]).toEqual([[], 0]);
});

test('on a page that nobody sees nothing is heard', async () => {
  visible.mockReturnValue('hidden');
  await sounds.hear(picture, picture, [line('drew')]);
  expect([heard(), made]).toEqual([[], 0]);
});

test('before the first touch nothing is heard', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  await sounds.hear(picture, picture, [line('drew')]);
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(heard()).toEqual([]);
});

test('the end of a game is heard once, after what led to it', async () => {
  const over = { ...picture, outcome: { words: 'Vége.' } } as unknown as TableSnapshot;
  await sounds.hear(picture, over, [line('pairPlayed')]);
  await sounds.hear(over, over, []);
  expect(heard()).toEqual([['laid', 'over']]);
});

test('being asked again is heard only after others took long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const others = { ...picture, thinking: true, state: { ...picture.state, moves: [] } } as unknown as TableSnapshot;
  for (const ms of [4900, 5100]) {
    await sounds.hear(picture, others, []);
    vi.advanceTimersByTime(ms);
    await sounds.hear(others, others, [line('drew')]);
    await sounds.hear(others, picture, []);
  }
  expect(heard()).toEqual([['drawn'], ['drawn'], ['turn']]);
});

test('what is not possible is heard, and a sample is all there is, one after another', async () => {
  sounds.refuse();
  sounds.sample();
  await until(() => heard().length === 2, 'both');
  expect(played.mock.calls).toEqual([
    [['refused'], undefined],
    [['laid', 'drawn', 'stone', 'captured', 'turn', 'refused', 'over'], 420],
  ]);
  expect(made).toBe(1);
});

test('switched off, the device’s audio is given back, and made anew for the next sound', async () => {
  await sounds.hear(picture, picture, [line('drew')]);
  expect(made).toBe(1);
  await sounds.end();
  expect(made).toBe(0);
  await sounds.hear(picture, picture, [line('drew')]);
  expect(made).toBe(1);
});
