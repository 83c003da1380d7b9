import type { ParbajView } from '../../bindings';
import { stageOf } from './stage';

/** The moments at which a seat is asked whether it does anything, as the person's settings name them; told in this order. */
export const MOMENTS = {
  own: ['own-upkeep', 'own-combat', 'own-strike', 'own-action'],
  theirs: ['their-upkeep', 'their-main', 'their-combat', 'their-strike', 'their-action'],
} as const;
export type Moment = (typeof MOMENTS)['own' | 'theirs'][number];

/** What one would not want to miss: what the opponent does, and the last moment before the strike. */
const USUAL: ReadonlySet<Moment> = new Set(['their-action', 'their-combat', 'own-combat']);

/** Other tables have their own. */
const keyOf = (moment: Moment) => `parbaj.${moment}`;

/** Whether the person wants to be asked then. */
export function isStop(stops: Partial<Record<string, boolean>>, moment: Moment): boolean {
  return stops[keyOf(moment)] ?? USUAL.has(moment);
}

/** The stops with this one set or lifted; what is as usual need not be kept. */
export function withStop(stops: Readonly<Record<string, boolean>>, moment: Moment, on: boolean): Record<string, boolean> {
  const others = Object.entries(stops).filter(([key]) => key !== keyOf(moment));
  return Object.fromEntries(on === USUAL.has(moment) ? others : [...others, [keyOf(moment), on]]);
}

/** The moment that a seat is asked at; none where a turn is led and not only watched: in one's own main phase. */
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

/** The moment of a phase in which both may act. */
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
