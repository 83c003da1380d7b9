import { untrack } from 'svelte';
import { commands } from '../../bindings';
import { settle } from '../../app/ask';
import type { Play } from '../../app/play.svelte';
import { voice } from '../../app/voice.svelte';
import { isLast, left, type Left } from './left';
import { words } from './words';

/** What was thought is told so often, in milliseconds. */
const BEAT_MS = 4_000;
/** A longer silence between two ticks was the device's sleep, not anybody's thought. */
const ASLEEP_MS = 5_000;
/** What is left is looked at so long after it has become a second less. */
const AFTER_MS = 15;

/** The person's clock at one table: it measures what they think while they are asked, and tells the house. */
export class Ticking {
  #play: Play;
  /** What has been thought about the decision that is asked, in milliseconds: measured, and as it is shown. */
  #thought = 0;
  #spent = $state(0);
  #seen: { plies: number; revision: number };
  /** What the house was told of it. */
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

  // What is measured isn't state: an effect's end, which measures too, still has state as it was before the change.
  #set(thought: number): void {
    this.#thought = this.#spent = thought;
  }

  /** As the house told it last; the game may be over since. */
  #clock = $derived.by(() => this.#play.snapshot.clock ?? { mainMs: 0, periods: 0, periodMs: 0, spentMs: 0, asked: false });
  left: Left = $derived(left(this.#clock, this.#spent));
  /** It is the person who is waited for, and what is asked is to be seen. */
  runs = $derived.by(() => this.#visible && this.#clock.asked && !this.#play.acting && !this.#play.showing);

  /** Begins; what comes back ends it. Called where effects may be made. */
  start(): () => void {
    const turned = () => {
      this.#visible = document.visibilityState === 'visible';
      if (!this.#visible) void this.tell();
    };
    document.addEventListener('visibilitychange', turned);
    this.#play.spend = () => this.tell();
    const beat = setInterval(() => void this.tell(), BEAT_MS);

    // Another decision is asked, or what is asked was taken back: the house knows what that has taken.
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
        // Nobody gets a period back because the app was gone before the next beat.
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
   * Tells the house what has been thought by now; once that is all there was, the game is over. Nobody is told of it if
   * that can't be kept: it is told again.
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

  /** Measures what has been thought since this was done last; says whether a period or all time has gone by it. */
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

  #say(before: Left, after: Left): void {
    const { minute, seconds, begins, used } = words();
    const passes = (ms: number) => before.ms > ms && after.ms <= ms;
    if (before.main && !after.main) voice.say(begins(after.periods, this.#clock.periodMs / 1000));
    else if (!after.main && after.periods > 0 && after.periods < before.periods) voice.say(used(after.periods));
    else if (isLast(after) && passes(60_000)) voice.say(minute);
    else if (!(after.main && !isLast(after)) && after.ms > 0 && passes(10_000)) voice.say(seconds);
  }
}
