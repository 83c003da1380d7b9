import type { ParbajView } from '../../bindings';
import { stageOf } from './stage';

/** The moments at which a seat is asked whether it acts, as the settings name them, in display order. */
export const MOMENTS = {
  own: ['own-upkeep', 'own-combat', 'own-strike', 'own-action'],
  theirs: ['their-upkeep', 'their-main', 'their-combat', 'their-strike', 'their-action'],
} as const;
export type Moment = (typeof MOMENTS)['own' | 'theirs'][number];

/** The default stops: actions of the opponent, and the last moment before the strike. */
const USUAL: ReadonlySet<Moment> = new Set(['their-action', 'their-combat', 'own-combat']);

/** Returns the key of a moment in the settings, which hold those of all games. */
const keyOf = (moment: Moment) => `parbaj.${moment}`;

/** Returns whether the person wants to be asked at this moment. */
export function isStop(stops: Partial<Record<string, boolean>>, moment: Moment): boolean {
  return stops[keyOf(moment)] ?? USUAL.has(moment);
}

/** Returns the stops with this one set or cleared; default values are not stored. */
export function withStop(stops: Readonly<Record<string, boolean>>, moment: Moment, on: boolean): Record<string, boolean> {
  const others = Object.entries(stops).filter(([key]) => key !== keyOf(moment));
  return Object.fromEntries(on === USUAL.has(moment) ? others : [...others, [keyOf(moment), on]]);
}

/** Returns the moment of the current question; null in the person's own main phase, where they lead the turn. */
export function momentOf(view: ParbajView): Moment | null {
  const own = view.active === view.seat;
  switch (stageOf(view)) {
    case 'reactions':
      return view.queue.at(-1)?.seat === view.seat ? 'own-action' : 'their-action';
    case 'window':
      return momentIn(view.phase, own);
    default:
      return null;
  }
}

/** Returns the moment of a phase in which both players may act. */
export function momentIn(phase: ParbajView['phase'], own: boolean): Moment | null {
  switch (phase) {
    case 'upkeep':
      return own ? 'own-upkeep' : 'their-upkeep';
    case 'main':
      return own ? null : 'their-main';
    case 'combat':
      return own ? 'own-combat' : 'their-combat';
    case 'strike':
      return own ? 'own-strike' : 'their-strike';
    default:
      return null;
  }
}
