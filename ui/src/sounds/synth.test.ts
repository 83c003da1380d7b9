// The synthesized sounds: short, quiet and limited in number. The device's audio is a mock that records its calls.

import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { SOUNDS, type Sound } from './kinds';
import { Synth } from './synth';

type Tone = { at: number; length: number; level: number };

let tones: Tone[] = [];
let state: AudioContextState = 'suspended';
let closed = 0;
/** What resuming the audio device does. */
let wake = (): void => undefined;
let visible: MockInstance<() => DocumentVisibilityState>;

class Part {
  next: Part | null = null;
  most: number | null = null;
  begun = 0;
  readonly param = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => (this.most = Math.max(this.most ?? 0, value)),
  };
  readonly gain = this.param;
  readonly frequency = { ...this.param, exponentialRampToValueAtTime: () => undefined };
  readonly Q = this.frequency;
  connect(next: Part): void {
    this.next = next;
  }
  disconnect(): void {
    this.next = null;
  }
  addEventListener(): void {
    // The mock never ends a sound.
  }
  start(at: number): void {
    this.begun = at;
  }
  stop(at: number): void {
    let part = this.next;
    while (part && part.most === null) part = part.next;
    tones.push({ at: this.begun, length: at - this.begun, level: part?.most ?? 0 });
  }
}

class Device {
  sampleRate = 8000;
  destination = new Part();
  get state(): AudioContextState {
    return state;
  }
  get currentTime(): number {
    return performance.now() / 1000;
  }
  resume(): Promise<void> {
    wake();
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    closed += 1;
    return Promise.resolve();
  }
  createGain = () => new Part();
  createOscillator = () => new Part();
  createBiquadFilter = () => new Part();
  createBufferSource = () => new Part();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let synth: Synth;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Device);
  visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  [tones, state, closed] = [[], 'suspended', 0];
  wake = () => (state = 'running');
  synth = new Synth();
});
afterEach(() => {
  synth.close();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  visible.mockRestore();
});

/** Plays sounds and returns when each of their tones started, in milliseconds from the first. */
async function beginnings(sounds: Sound[], apart?: number): Promise<number[]> {
  tones = [];
  await synth.play(sounds, apart);
  const first = tones[0]?.at ?? 0;
  return tones.map(({ at }) => Math.round((at - first) * 1000));
}

test.each(SOUNDS)('%s is quiet, and over within a quarter of a second', async (sound) => {
  await synth.play([sound]);
  expect(tones.length).toBeGreaterThan(0);
  const begun = Math.min(...tones.map(({ at }) => at));
  for (const { at, length, level } of tones) {
    expect(at + length - begun).toBeLessThanOrEqual(0.25);
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThanOrEqual(0.3);
  }
});

test('of one moment sounds come one after another, in their order', async () => {
  expect(await beginnings(['drawn', 'refused'])).toEqual([0, 110]);
  vi.advanceTimersByTime(2000);
  expect(await beginnings(['drawn', 'refused'], 420)).toEqual([0, 420]);
});

test('the same sound is not made over itself, and after it has died away is', async () => {
  expect((await beginnings(['drawn'])).length).toBe(1);
  vi.advanceTimersByTime(200);
  expect((await beginnings(['drawn'])).length).toBe(0);
  vi.advanceTimersByTime(50);
  expect((await beginnings(['drawn'])).length).toBe(1);
});

test('of what comes thick and fast only four are made', async () => {
  await synth.play(['drawn', 'laid', 'refused', 'turn', 'over'], 10);
  // One, two, one and two voices.
  expect(tones.length).toBe(6);
  vi.advanceTimersByTime(700);
  expect((await beginnings(['over'])).length).toBe(3);
});

test('a device that is slow to wake says nothing late', async () => {
  wake = () => {
    state = 'running';
    vi.advanceTimersByTime(500);
  };
  await synth.play(['drawn']);
  expect(tones).toEqual([]);
});

test('one that may not be heard yet stays silent', async () => {
  wake = () => undefined;
  await synth.play(['drawn']);
  expect(tones).toEqual([]);
});

test('after a while without a sound the device rests, and wakes for the next one', async () => {
  await synth.play(['drawn']);
  vi.advanceTimersByTime(1400);
  expect(state).toBe('running');
  await synth.play(['laid']);
  vi.advanceTimersByTime(1400);
  expect(state).toBe('running');
  vi.advanceTimersByTime(300);
  expect(state).toBe('suspended');
  expect((await beginnings(['drawn'])).length).toBe(1);
});

test('it rests at once on a page that nobody sees', async () => {
  await synth.play(['drawn']);
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state).toBe('suspended');
});

test('once given back it no longer listens', async () => {
  await synth.play(['drawn']);
  synth.close();
  expect(closed).toBe(1);
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state).toBe('running');
});
