import { face } from './card';
import type { ParbajPermanentView, ParbajView } from '../../bindings';
import type { Seat } from '../../bindings';

/** The permanents of a player's side by zone. */
export type Side = { guards: ParbajPermanentView[]; reserve: ParbajPermanentView[]; others: ParbajPermanentView[] };

/** The zones of a side, in reading order. */
export const ZONES = ['guards', 'reserve', 'others'] as const;
export type Zone = (typeof ZONES)[number];

/** Returns a player's side; each zone is in the order in which its cards came into play. */
export function sideOf({ permanents }: ParbajView, seat: Seat): Side {
  const own = permanents.filter(({ master }) => master === seat);
  const creature = ({ card }: ParbajPermanentView) => face(card).cardType === 'creature';
  return {
    guards: own.filter(({ guard }) => guard),
    reserve: own.filter((it) => !it.guard && creature(it)),
    others: own.filter((it) => !creature(it)),
  };
}

/** Returns the other seat. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}
