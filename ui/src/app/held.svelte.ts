import { untrack } from 'svelte';
import type { TableSnapshot } from '../bindings';
import { keepAway, keepsake } from './keepsakes.svelte';
import { dropOverlay, pushOverlay } from './overlays';
import type { Playing, Stage } from './playing';

/** Something that is held between two moves: what was chosen, a hint that was asked for. */
export type Holds = {
  /** There is something to let go of: Back does that before it leaves. */
  readonly holds: boolean;
  /** Lets go, as Escape asks for it; false where nothing was held. */
  letGo: () => boolean;
  /** Forgets all of it, as when the table changes. */
  reset: () => void;
};

/** What the person has chosen so far. */
export type Chosen = Holds & {
  /** The person is to decide. */
  readonly asked: boolean;
  /** So much has begun that the way back leads out of it first, and not to what was done before. */
  readonly begun: boolean;
};

/** … and what a page loaded anew takes up again of it, as far as it still leads anywhere. */
type Kept = Holds & {
  readonly kept: object | null;
  takeUp: (kept: object) => void;
};

/** What a table hands its page, which does with it what is the same at every table. */
export type AtTable = {
  play: Playing;
  stage: Stage;
  /** All that can be held here, in the order in which Escape lets go of it. */
  holds: readonly Holds[];
};

/**
 * Lets go of what is held at a table, whatever asks for it: Back, before it leaves the page, or a change of the picture.
 * Called in an effect, as long as the table is on screen.
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
  // Before it is written down anew.
  for (const one of holds) if (keeps(one)) untrack(() => { takeUp(snapshot(), one); });
  // What Escape lets go of first lies on top.
  for (const one of holds.toReversed()) {
    backLetsGo(one, () => {
      one.letGo();
      // A single way back lets go of all of it.
      if (one.holds) one.reset();
      // At once: the page itself may be on its way out.
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
    // Another table may show the same play next.
    if (play.stage === own) play.stage = null;
  };
}

function keeps(one: Holds): one is Kept {
  return 'kept' in one;
}

/** The phone's way back lets go of it before it leaves the page. */
function backLetsGo(one: Holds, letGo: () => void): void {
  $effect(() => {
    if (!one.holds) return;
    pushOverlay(letGo);
    return () => {
      dropOverlay(letGo);
    };
  });
}

const KEPT = 'held';

/** So that a page loaded anew still holds it, and an app that was killed. Nothing here is a move: that is kept as soon as it is made. */
function keepHeld(snapshot: TableSnapshot, what: object | null): void {
  // A scene of the book begins anew itself.
  if (snapshot.id === '') return;
  keepAway(KEPT, what === null ? null : JSON.stringify({ where: whereabouts(snapshot), what }));
}

/** Takes up what was held at this table when it last stood like this; the table itself must see whether it can still be. */
function takeUp(snapshot: TableSnapshot, one: Kept): void {
  const before = readKept();
  if (snapshot.id !== '' && before?.where === whereabouts(snapshot)) one.takeUp(before.what);
}

/** What was written there last; nothing where the device has lost or broken it. */
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
