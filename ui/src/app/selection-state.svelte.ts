import { untrack } from 'svelte';
import type { TableSnapshot } from '../bindings';
import { keepAway, keepsake } from './keepsakes.svelte';
import { dropOverlay, pushOverlay } from './overlays';
import type { PlaySource, Stage } from './play-source';

/** State held between two moves: a selection, or a requested hint. */
export type HeldState = {
  /** There is something to let go of; Back does that before it leaves the page. */
  readonly holds: boolean;
  /** Lets go as on Escape; returns false if nothing was held. */
  letGo: () => boolean;
  /** Clears everything, for example when the table changes. */
  reset: () => void;
};

/** The person's selection so far. */
export type Selection = HeldState & {
  /** The person is to decide. */
  readonly asked: boolean;
  /** The selection has gone so far that Undo leaves it first instead of taking back the last move. */
  readonly begun: boolean;
};

/** Held state that is stored and restored after a reload, as far as it is still valid. */
type StoredState = HeldState & {
  readonly kept: object | null;
  takeUp: (kept: object) => void;
};

/** What a game's table component hands to `attend`, which does what is the same for every game. */
export type AtTable = {
  play: PlaySource;
  stage: Stage;
  /** Everything that can be held, in the order in which Escape lets go of it. */
  holds: readonly HeldState[];
};

/**
 * Connects a table's held state to the page: Back lets go of it before leaving the page, a change of the snapshot
 * resets it, and a reload restores it. Called in an effect while the table is on screen.
 */
export function attend({ play, stage, holds }: AtTable): () => void {
  const own: Stage = {
    before() {
      stage.before();
      for (const one of holds) one.reset();
    },
    settle: () => {
      stage.settle();
    },
    after: (previous, news) => stage.after(previous, news),
  };
  play.stage = own;
  const snapshot = () => play.snapshot;
  // Runs before the state is stored anew.
  for (const one of holds) if (keeps(one)) untrack(() => { takeUp(snapshot(), one); });
  // What Escape lets go of first must be the top overlay.
  for (const one of holds.toReversed()) {
    backLetsGo(one, () => {
      one.letGo();
      // One step back lets go of all of it.
      if (one.holds) one.reset();
      // Stored at once, because the page itself may be about to close.
      if (keeps(one)) keepHeld(snapshot(), one.kept);
    });
  }
  for (const one of holds) {
    if (!keeps(one)) continue;
    $effect(() => {
      keepHeld(snapshot(), one.kept);
    });
  }
  return () => {
    // The next table component may already have set its own stage on the same play.
    if (play.stage === own) play.stage = null;
  };
}

function keeps(one: HeldState): one is StoredState {
  return 'kept' in one;
}

/** Makes Back let go of the held state before it leaves the page. */
function backLetsGo(one: HeldState, letGo: () => void): void {
  $effect(() => {
    if (!one.holds) return;
    pushOverlay(letGo);
    return () => {
      dropOverlay(letGo);
    };
  });
}

const KEPT = 'held';

/**
 * Stores held state so that it survives a reload or the app being killed. It never contains a move: moves are saved as
 * soon as they are made.
 */
function keepHeld(snapshot: TableSnapshot, what: object | null): void {
  // A scene of the rulebook restarts by itself.
  if (snapshot.id === '') return;
  keepAway(KEPT, what === null ? null : JSON.stringify({ where: whereabouts(snapshot), what }));
}

/** Restores what was held at this table in the same position; the table component must check that it is still valid. */
function takeUp(snapshot: TableSnapshot, one: StoredState): void {
  const before = readKept();
  if (snapshot.id !== '' && before?.where === whereabouts(snapshot)) one.takeUp(before.what);
}

/** Returns what was stored last; `null` if it is missing or damaged. */
function readKept(): { where: string; what: object } | null {
  try {
    const kept: unknown = JSON.parse(untrack(() => keepsake(KEPT)) ?? 'null');
    if (!isObject(kept) || !('where' in kept && 'what' in kept)) return null;
    const { where, what } = kept;
    return typeof where === 'string' && isObject(what) ? { where, what } : null;
  } catch {
    return null;
  }
}

function isObject(it: unknown): it is object {
  return typeof it === 'object' && it !== null;
}

function whereabouts({ id, plies }: TableSnapshot): string {
  return `${id}/${plies}`;
}
