import { overlaysOpen } from '../../app/overlays';
import type { PlaySource } from '../../app/play-source';
import { session } from '../../app/session.svelte';
import type { ParbajMove, ParbajTarget, ParbajView } from '../../bindings';
import type { Choice } from './choice.svelte';
import { Missed } from './missed-stop-offer';
import { isStop, momentOf } from './stops';

/**
 * How long to decline automatically: for the current queue, for this turn, until the person is a target, or until their
 * own turn.
 */
export type Mode = 'queue' | 'turn' | 'aimed' | 'own';

/**
 * Milliseconds before the app declines: slightly longer than a bot takes at this speed, so that the person can follow
 * and intervene.
 */
const MOMENTS_MS = { instant: 250, quick: 500, calm: 1200, step: 1200 } as const;
/** Factor for the opponent's actions, which have to be read. */
const READING = 2;

/**
 * Declines for the person where no stop is set or nothing could be done, and for as long as they have requested. The
 * delay is constant whatever they hold, and every decline is an ordinary move, logged and undone like any other.
 */
export class AutoDecline {
  #play: PlaySource;
  #choice: Choice;
  /** The requested mode, and the turn it began in. */
  #wish = $state.raw<{ mode: Mode; turn: number } | null>(null);
  /** The number of moves at which the timer was stopped. */
  #held = $state(-1);
  #before = -1;
  #missed = new Missed();
  #off: () => boolean;
  /** Returns whether an own phase is passed although something could be done in it. */
  #skips: () => boolean;

  /** The active mode, or null. */
  mode: Mode | null = $derived.by(() => (this.#wish && lasts(this.#wish, this.#choice.view) ? this.#wish.mode : null));
  /** The move the app is about to make. */
  next: ParbajMove | null = $derived.by(() => this.#next());
  /** The delay before it, in milliseconds. */
  moment: number = $derived.by(() => {
    const usual = MOMENTS_MS[session.settings.botSpeed];
    return this.mode === null && momentOf(this.#choice.view) === 'their-action' ? usual * READING : usual;
  });

  /**
   * Must be called where effects are allowed. `off` disables it for lessons and demonstrations, which have their own
   * pace. `skips` returns whether a new player is not yet asked about movement or attack.
   */
  constructor(play: PlaySource, choice: Choice, off: () => boolean, skips: () => boolean = () => false) {
    this.#play = play;
    this.#choice = choice;
    this.#off = off;
    this.#skips = skips;
    $effect(() => {
      // A mode that has ended does not restart when a turn is undone.
      if (this.#wish && this.mode === null) this.#wish = null;
    });
    $effect(() => {
      const { plies } = play.snapshot;
      // A person who undoes wants to decide differently.
      if (plies < this.#before) {
        this.#wish = null;
        this.#held = plies;
      }
      this.#before = plies;
    });
    $effect(() => {
      // A person who views a card wants to decide again.
      if (this.mode !== null && choice.begun) this.stop();
    });
    $effect(() => {
      this.#missed.see(choice.view, choice.mine && this.next === null);
    });
    $effect(() => {
      void play.snapshot.revision;
      if (!this.next) return;
      const timer = setInterval(() => {
        // With an overlay open or the page hidden, it waits until that is over.
        if (!this.next || overlaysOpen() > 0 || document.hidden) return;
        this.#missed.letBy(choice, this.mode !== null);
        choice.do(this.next);
      }, this.moment);
      return () => {
        clearInterval(timer);
      };
    });
  }

  /** The modes available now. */
  get modes(): Mode[] {
    const { view } = this.#choice;
    if (this.#off() || !this.#choice.has('decline') || this.#choice.announced) return [];
    const queue: Mode[] = view.queue.length > 0 ? ['queue'] : [];
    return view.active === view.seat ? queue : [...queue, 'turn', 'aimed'];
  }

  /** The own turn can be ended at once, because the only decision left is to continue. */
  get ends(): boolean {
    const { view, stage } = this.#choice;
    const leads = stage === 'window' || stage === 'movement' || stage === 'attackers';
    return !this.#off() && leads && this.#choice.mine && !this.#choice.announced && view.active === view.seat && view.attacks.length === 0;
  }

  start(mode: Mode): void {
    this.#choice.reset();
    this.#wish = { mode, turn: this.#choice.view.turn };
    // The mode begins with the current decision.
    const first = plain(this.#choice, mode);
    if (first) this.#choice.do(first);
  }

  /** Stops the timer until the next move. */
  stop(): void {
    this.#wish = null;
    this.#held = this.#play.snapshot.plies;
  }

  #next(): ParbajMove | null {
    const { settings } = session;
    const choice = this.#choice;
    if (this.#off() || !choice.mine || choice.announced || choice.begun || this.#play.snapshot.waitingForStep) return null;
    if (this.mode !== null) return plain(choice, this.mode);
    if (!settings.letsHappen || settings.botSpeed === 'step' || this.#held === this.#play.snapshot.plies) return null;
    const { stage, view } = choice;
    if ((stage === 'movement' || stage === 'attackers') && view.attacks.length === 0) {
      const able = choice.moves.some(({ kind }) => kind === 'march' || kind === 'attack');
      return !able || this.#skips() ? plain(choice, 'own') : null;
    }
    const moment = momentOf(view);
    if (moment === null) return null;
    const able = choice.moves.some(({ kind }) => kind !== 'decline');
    return able && isStop(settings.stops, moment) ? null : plain(choice, 'queue');
  }
}

/** Returns the listed move that only continues the game. */
function plain({ stage, moves }: Choice, mode: Mode): ParbajMove | null {
  const kind = stage === 'window' || stage === 'reactions' ? 'decline' : mode === 'own' && (stage === 'movement' || stage === 'attackers') ? 'done' : null;
  return moves.find((move) => move.kind === kind) ?? null;
}

/** Returns whether a mode is still active: neither its end nor a real choice has occurred. */
function lasts({ mode, turn }: { mode: Mode; turn: number }, view: ParbajView): boolean {
  const { step, toMove, seat, queue } = view;
  if (step.kind === 'over' || view.turn !== turn) return false;
  const leads = step.kind === 'movement' || step.kind === 'attackers';
  const chooses = step.kind !== 'window' && step.kind !== 'reactions' && !(leads && mode === 'own');
  if (toMove === seat && chooses) return false;
  switch (mode) {
    case 'queue':
      return queue.length > 0;
    case 'turn':
      return true;
    case 'aimed':
      return !isAimedAt(view);
    case 'own':
      return queue.every((action) => action.seat === seat);
  }
}

/** Returns whether an action of the opponent targets the person or one of their permanents. */
function isAimedAt({ seat, queue, attacks, permanents }: ParbajView): boolean {
  const masterOf = (id: string | number) => permanents.find((it) => it.id === id)?.master;
  const mine = (target: ParbajTarget) =>
    target.kind === 'player' ? target.seat === seat : target.kind === 'permanent' && masterOf(target.permanent) === seat;
  return (
    queue.some((action) => action.seat !== seat && action.targets.some(mine)) ||
    attacks.some(({ attacker, target }) => masterOf(attacker) !== seat && mine(target))
  );
}
