import { untrack } from 'svelte';
import { commands } from '../../bindings';
import { settle } from '../../app/command-result';
import type { Play } from '../../app/play.svelte';
import { voice } from '../../app/announcements.svelte';
import { isLast, left, type TimeLeft } from './time-left';
import { words } from './words';

/** How often the thinking time is reported, in milliseconds. */
const BEAT_MS = 4_000;
/** A longer gap between two ticks means that the device was asleep, and isn't counted as thinking time. */
const ASLEEP_MS = 5_000;
/** Delay after a second has ended before the time left is read, in milliseconds. */
const AFTER_MS = 15;

/**
 * The person's clock at one table: measures their thinking time while a decision is asked and reports it to the house.
 */
export class ClockTimer {
  #play: Play;
  /** Thinking time for the current decision in milliseconds: as measured, and as shown. */
  #thought = 0;
  #spent = $state(0);
  #seen: { plies: number; revision: number };
  /** The thinking time already reported to the house. */
  #told = 0;
  #ticks = false;
  #last = 0;
  #visible = $state(document.visibilityState === 'visible');

  constructor(play: Play) {
    this.#play = play;
    const { plies, revision, clock } = play.snapshot;
    this.#seen = { plies, revision };
    this.#told = clock?.spentMs ?? 0;
    this.#set(this.#told);
  }

  // The measured time isn't reactive state: an effect's cleanup, which measures too, still sees state from before the
  // change.
  #set(thought: number): void {
    this.#thought = this.#spent = thought;
  }

  /** The clock as the house last reported it; the game may have ended since. */
  #clock = $derived.by(() => this.#play.snapshot.clock ?? { mainMs: 0, periods: 0, periodMs: 0, spentMs: 0, asked: false });
  left: TimeLeft = $derived(left(this.#clock, this.#spent));
  /** The clock runs while the person is to decide and the decision is visible. */
  runs = $derived.by(() => this.#visible && this.#clock.asked && !this.#play.acting && !this.#play.showing);

  /** Starts the clock; the returned function stops it. Called where effects may be created. */
  start(): () => void {
    const turned = () => {
      this.#visible = document.visibilityState === 'visible';
      if (!this.#visible) void this.tell();
    };
    document.addEventListener('visibilitychange', turned);
    this.#play.spend = () => this.tell();
    const beat = setInterval(() => void this.tell(), BEAT_MS);

    // Another decision is asked, or a decision was taken back: the house knows its thinking time.
    $effect(() => {
      const { plies, revision, clock } = this.#play.snapshot;
      const same = plies === this.#seen.plies;
      if (revision === this.#seen.revision) return;
      this.#seen = { plies, revision };
      this.#told = clock?.spentMs ?? 0;
      this.#set(same ? Math.max(this.#thought, this.#told) : this.#told);
    });

    $effect(() => {
      if (!this.runs) return;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tick, (this.left.ms % 1000 || 1000) + AFTER_MS);
      };
      const tick = () => {
        // Reported at once, so that closing the app before the next beat doesn't give a period back.
        if (this.#think()) void this.tell();
        wait();
      };
      this.#last = performance.now();
      this.#ticks = true;
      untrack(wait);
      return () => {
        clearTimeout(timer);
        this.#think();
        this.#ticks = false;
      };
    });

    return () => {
      document.removeEventListener('visibilitychange', turned);
      clearInterval(beat);
      void this.tell();
      this.#play.spend = null;
    };
  }

  /**
   * Reports the thinking time to the house; the game ends if it was all that was left. A failure isn't shown, because
   * the report is repeated.
   */
  async tell(): Promise<void> {
    if (this.#ticks) this.#think();
    const spent = Math.floor(this.#thought);
    if (!this.#clock.asked || spent <= this.#told) return;
    const before = this.#told;
    this.#told = spent;
    const { id, revision } = this.#play.snapshot;
    const answer = await settle(commands.tableThink(id, revision, spent));
    if (answer.status === 'error' && this.#told === spent) this.#told = before;
  }

  /** Adds the time since the last call; returns whether a period or all time has run out by it. */
  #think(): boolean {
    const now = performance.now();
    const passed = now - this.#last;
    this.#last = now;
    if (passed > ASLEEP_MS) return false;
    const before = left(this.#clock, this.#thought);
    this.#set(this.#thought + passed);
    const after = left(this.#clock, this.#thought);
    this.#say(before, after);
    return after.ms === 0 || after.periods < before.periods;
  }

  #say(before: TimeLeft, after: TimeLeft): void {
    const { minute, seconds, begins, used } = words();
    const passes = (ms: number) => before.ms > ms && after.ms <= ms;
    if (before.main && !after.main) voice.say(begins(after.periods, this.#clock.periodMs / 1000));
    else if (!after.main && after.periods > 0 && after.periods < before.periods) voice.say(used(after.periods));
    else if (isLast(after) && passes(60_000)) voice.say(minute);
    else if (!(after.main && !isLast(after)) && after.ms > 0 && passes(10_000)) voice.say(seconds);
  }
}
