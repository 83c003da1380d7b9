import { overlaysOpen } from '../../app/overlays';
import type { Playing } from '../../app/playing';
import { session } from '../../app/session.svelte';
import type { ParbajMove, ParbajTarget, ParbajView } from '../../bindings';
import type { Choice } from './choice.svelte';
import { Missed } from './missed';
import { isStop, momentOf } from './stops';

/** How long everything is let happen: what is in the queue, this turn, until one is aimed at, or one's own turn. */
export type Mode = 'queue' | 'turn' | 'aimed' | 'own';

/** Before the window declines: a little longer than a bot takes at this speed, so that one can follow and step in. */
const MOMENTS_MS = { instant: 250, quick: 500, calm: 1200, step: 1200 } as const;
/** What the opponent plays has to be read. */
const READING = 2;

/**
 * Declines for the person: where no stop is set or nothing could be done, and for as long as they have said. The moment
 * before it is always the same, whatever they hold, and every decline is an ordinary move, written down and taken back
 * like any other.
 */
export class Passing {
  #play: Playing;
  #choice: Choice;
  /** What was asked for, and the turn it began in. */
  #wish = $state.raw<{ mode: Mode; turn: number } | null>(null);
  /** How many moves there were when it was told to wait. */
  #held = $state(-1);
  #before = -1;
  #missed = new Missed();
  #off: () => boolean;
  /** A phase of one's own is passed although something could be done in it. */
  #skips: () => boolean;

  /** What goes on, as long as it does. */
  mode: Mode | null = $derived.by(() => (this.#wish && lasts(this.#wish, this.#choice.view) ? this.#wish.mode : null));
  /** The move that the window is about to make. */
  next: ParbajMove | null = $derived.by(() => this.#next());
  /** The moment before it, in milliseconds. */
  moment: number = $derived.by(() => {
    const usual = MOMENTS_MS[session.settings.botSpeed];
    return this.mode === null && momentOf(this.#choice.view) === 'their-action' ? usual * READING : usual;
  });

  /**
   * To be made where effects may be. Whoever teaches or shows a game goes on in their own time: `off`. `skips`: a newcomer
   * isn't asked yet where they would move or attack.
   */
  constructor(play: Playing, choice: Choice, off: () => boolean, skips: () => boolean = () => false) {
    this.#play = play;
    this.#choice = choice;
    this.#off = off;
    this.#skips = skips;
    $effect(() => {
      // What has ended doesn't begin again when a turn is taken back.
      if (this.#wish && this.mode === null) this.#wish = null;
    });
    $effect(() => {
      const { plies } = play.snapshot;
      // Who takes back wants to decide otherwise.
      if (plies < this.#before) {
        this.#wish = null;
        this.#held = plies;
      }
      this.#before = plies;
    });
    $effect(() => {
      // Who looks at a card meanwhile wants to decide again.
      if (this.mode !== null && choice.begun) this.stop();
    });
    $effect(() => {
      this.#missed.see(choice.view, choice.mine && this.next === null);
    });
    $effect(() => {
      void play.snapshot.revision;
      if (!this.next) return;
      const timer = setInterval(() => {
        // Something is being looked up, or nobody looks: it waits until that is over.
        if (!this.next || overlaysOpen() > 0 || document.hidden) return;
        this.#missed.letBy(choice, this.mode !== null);
        choice.do(this.next);
      }, this.moment);
      return () => {
        clearInterval(timer);
      };
    });
  }

  /** What can be asked for now. */
  get modes(): Mode[] {
    const { view } = this.#choice;
    if (this.#off() || !this.#choice.has('decline') || this.#choice.announced) return [];
    const queue: Mode[] = view.queue.length > 0 ? ['queue'] : [];
    return view.active === view.seat ? queue : [...queue, 'turn', 'aimed'];
  }

  /** One's own turn could be ended at once: there is nothing that would be decided by it but to go on. */
  get ends(): boolean {
    const { view, stage } = this.#choice;
    const leads = stage === 'window' || stage === 'movement' || stage === 'attackers';
    return !this.#off() && leads && this.#choice.mine && !this.#choice.announced && view.active === view.seat && view.attacks.length === 0;
  }

  start(mode: Mode): void {
    this.#choice.reset();
    this.#wish = { mode, turn: this.#choice.view.turn };
    // What was asked for begins with the move one is asked for now.
    const first = plain(this.#choice, mode);
    if (first) this.#choice.do(first);
  }

  /** It waits now, for as long as one likes. */
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

/** The listed move that does nothing but go on. */
function plain({ stage, moves }: Choice, mode: Mode): ParbajMove | null {
  const kind = stage === 'window' || stage === 'reactions' ? 'decline' : mode === 'own' && (stage === 'movement' || stage === 'attackers') ? 'done' : null;
  return moves.find((move) => move.kind === kind) ?? null;
}

/** Whether what was asked for still goes on: nothing it ends with has come, nor anything that has to be chosen. */
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

/** Something of the opponent's is aimed at the person, or at what is theirs. */
function isAimedAt({ seat, queue, attacks, permanents }: ParbajView): boolean {
  const masterOf = (id: string | number) => permanents.find((it) => it.id === id)?.master;
  const mine = (target: ParbajTarget) =>
    target.kind === 'player' ? target.seat === seat : target.kind === 'permanent' && masterOf(target.permanent) === seat;
  return (
    queue.some((action) => action.seat !== seat && action.targets.some(mine)) ||
    attacks.some(({ attacker, target }) => masterOf(attacker) !== seat && mine(target))
  );
}
