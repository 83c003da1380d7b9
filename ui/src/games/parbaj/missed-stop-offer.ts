import { session } from '../../app/session.svelte';
import { toasts } from '../../app/toasts.svelte';
import type { ParbajView } from '../../bindings';
import { lowered } from '../../messages/first-letter';
import type { Choice } from './choice.svelte';
import { stopWords } from './stop-words';
import { isStop, momentOf, withStop, type Moment } from './stops';

/** The person's Ép and permanents when the app declined for them. */
type Had = { moment: Moment; life: number; own: ReadonlySet<number> };

/** Returns the settings key of a moment for which the offer has been made; it is made once each. */
const keyOf = (moment: Moment) => `parbaj.missed.${moment}`;

/**
 * Reports where a stop would have mattered: the app declined although the person could have acted, and before their
 * next decision they lost Ép or a permanent. Offers to set a stop there, once for each moment.
 */
export class Missed {
  #had: Had | null = null;

  /** Call when the app declines. With `asked`, the person requested it and needs no report. */
  letBy({ view, moves }: Choice, asked: boolean): void {
    const moment = momentOf(view);
    const able = moves.some(({ kind }) => kind !== 'decline');
    if (asked || moment === null || !able) return;
    this.#had ??= { moment, life: lifeOf(view), own: ownOf(view) };
  }

  /** Call with every new view; `decides` says that the person is asked. */
  see(view: ParbajView, decides: boolean): void {
    const had = this.#had;
    if (had === null) return;
    const own = ownOf(view);
    const lost = lifeOf(view) < had.life || [...had.own].some((id) => !own.has(id));
    if (lost) tell(had.moment);
    if (lost || decides || view.step.kind === 'over') this.#had = null;
  }
}

function tell(moment: Moment): void {
  const { stops, explained } = session.settings;
  if (isStop(stops, moment) || explained.includes(keyOf(moment))) return;
  void session.change({ explained: [...explained, keyOf(moment)] });
  const { missed, moments, own, theirs } = stopWords();
  const whose = moment.startsWith('own') ? own : theirs;
  toasts.say(missed.told(whose, lowered(moments[moment])), {
    label: missed.stop,
    run: () => void session.change({ stops: withStop(session.settings.stops, moment, true) }),
  });
}

function lifeOf({ sides, seat }: ParbajView): number {
  return sides[seat]?.life ?? 0;
}

function ownOf({ permanents, seat }: ParbajView): Set<number> {
  return new Set(permanents.filter(({ master }) => master === seat).map(({ id }) => id));
}
