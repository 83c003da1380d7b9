import type { Sound } from './kinds';

/** One voice of a sound: a tone, or noise through a narrow filter, that slides from one pitch to another and fades. */
type Voice = {
  wave: 'sine' | 'triangle' | 'noise';
  /** Pitch in hertz at the beginning. */
  from: number;
  to: number;
  /** Start and length in seconds; the start is counted from the beginning of the sound. */
  at: number;
  length: number;
  level: number;
};

/** Returns a click of stone on wood. */
function click(at: number, level: number): Voice[] {
  return [
    { wave: 'noise', from: 3800, to: 2900, at, length: 0.02, level: 0.6 * level },
    { wave: 'sine', from: 1650, to: 1400, at, length: 0.035, level: 0.3 * level },
    { wave: 'sine', from: 330, to: 210, at, length: 0.075, level },
  ];
}

/** Returns a soft note. */
function note(from: number, at: number, length: number, level: number): Voice {
  return { wave: 'sine', from, to: from, at, length, level };
}

/** All sounds, each shorter than a quarter of a second. */
const VOICES: Record<Sound, Voice[]> = {
  laid: [
    { wave: 'noise', from: 2600, to: 900, at: 0, length: 0.07, level: 0.3 },
    { wave: 'sine', from: 190, to: 120, at: 0.01, length: 0.07, level: 0.16 },
  ],
  drawn: [{ wave: 'noise', from: 1300, to: 3600, at: 0, length: 0.11, level: 0.2 }],
  stone: click(0, 0.3),
  captured: [...click(0, 0.16), ...click(0.07, 0.22), ...click(0.13, 0.16)],
  turn: [note(659, 0, 0.12, 0.09), note(880, 0.09, 0.15, 0.09)],
  refused: [{ wave: 'triangle', from: 165, to: 128, at: 0, length: 0.13, level: 0.16 }],
  over: [note(523, 0, 0.12, 0.08), note(659, 0.06, 0.13, 0.08), note(784, 0.12, 0.125, 0.09)],
};

/** Overall gain, well below the device's maximum. */
const QUIET = 0.5;
/** Attack time in seconds; without it a sound would crack. */
const SWELL = 0.004;
/** Time between two sounds of the same moment, in milliseconds. */
const APART_MS = 110;
/** At most `MOST` sounds are played in `WINDOW_MS` milliseconds. */
const MOST = 4;
const WINDOW_MS = 600;
/** Sounds later than this, in milliseconds, are dropped because they no longer match what is seen. */
const STALE_MS = 400;
/** Time without sound, in milliseconds, after which the audio device is suspended. */
const REST_MS = 1500;

/** Synthesizes the sounds. Exists only while sounds are switched on and one has been asked for. */
export class Synth {
  readonly #context = new AudioContext({ latencyHint: 'interactive' });
  readonly #out: GainNode;
  #noise: AudioBuffer | null = null;
  /** When each sound was last started, in the page's time. */
  #begun = new Map<Sound, number>();
  #recent: number[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #hide = () => {
    if (document.visibilityState !== 'visible') void this.#context.suspend();
  };

  constructor() {
    this.#out = this.#context.createGain();
    this.#out.gain.value = QUIET;
    this.#out.connect(this.#context.destination);
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** Plays sounds one after another; skips those too soon after the same sound or beyond the rate limit. */
  async play(sounds: readonly Sound[], apart = APART_MS): Promise<void> {
    const asked = performance.now();
    clearTimeout(this.#rest);
    if (this.#context.state !== 'running') await this.#context.resume();
    if (this.#context.state !== 'running' || performance.now() - asked > STALE_MS) return;
    let after = 0;
    for (const sound of sounds) {
      const begin = asked + after;
      if (!this.#mayBegin(sound, begin)) continue;
      this.#begun.set(sound, begin);
      this.#recent = [...this.#recent, begin].slice(-MOST);
      this.#sound(VOICES[sound], this.#context.currentTime + after / 1000);
      after += apart;
    }
    this.#rest = setTimeout(() => void this.#context.suspend(), after + REST_MS);
  }

  /** Stops the sounds and releases the audio device. */
  close(): void {
    clearTimeout(this.#rest);
    document.removeEventListener('visibilitychange', this.#hide);
    void this.#context.close();
  }

  #mayBegin(sound: Sound, begin: number): boolean {
    const before = this.#begun.get(sound);
    if (before !== undefined && begin - before < lengthMs(sound) + APART_MS) return false;
    const [first] = this.#recent;
    return this.#recent.length < MOST || first === undefined || begin - first > WINDOW_MS;
  }

  #sound(voices: readonly Voice[], start: number): void {
    for (const { wave, from, to, at, length, level } of voices) {
      const begin = start + at;
      const end = begin + length;
      const loudness = this.#context.createGain();
      loudness.gain.setValueAtTime(0.0001, begin);
      loudness.gain.exponentialRampToValueAtTime(level, begin + SWELL);
      loudness.gain.exponentialRampToValueAtTime(0.0001, end);
      loudness.connect(this.#out);
      const source = wave === 'noise' ? this.#hiss(from, to, begin, end, loudness) : this.#tone(wave, from, to, begin, end, loudness);
      source.start(begin);
      source.stop(end);
      source.addEventListener('ended', () => {
        loudness.disconnect();
      });
    }
  }

  #tone(wave: 'sine' | 'triangle', from: number, to: number, begin: number, end: number, into: AudioNode): OscillatorNode {
    const tone = this.#context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(into);
    return tone;
  }

  #hiss(from: number, to: number, begin: number, end: number, into: AudioNode): AudioBufferSourceNode {
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(into);
    const hiss = this.#context.createBufferSource();
    hiss.buffer = this.#noise ??= this.#makeNoise();
    hiss.connect(filter);
    return hiss;
  }

  /** Returns a quarter of a second of noise. */
  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate / 4), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    return buffer;
  }
}

function lengthMs(sound: Sound): number {
  return 1000 * Math.max(...VOICES[sound].map(({ at, length }) => at + length));
}
