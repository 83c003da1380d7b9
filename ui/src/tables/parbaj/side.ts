import { face } from './card';
import type { ParbajPermanentView, ParbajView } from '../../bindings';
import type { Seat } from '../../bindings';

/** What lies on a player's side, by the places of the table. */
export type Side = { guards: ParbajPermanentView[]; reserve: ParbajPermanentView[]; others: ParbajPermanentView[] };

/** The places of a side, in the order in which they are told. */
export const ZONES = ['guards', 'reserve', 'others'] as const;
export type Zone = (typeof ZONES)[number];

/** A player's side, in the order in which its cards came. */
export function sideOf({ permanents }: ParbajView, seat: Seat): Side {
  const own = permanents.filter(({ master }) => master === seat);
  const creature = ({ card }: ParbajPermanentView) => face(card).cardType === 'creature';
  return {
    guards: own.filter(({ guard }) => guard),
    reserve: own.filter((it) => !it.guard && creature(it)),
    others: own.filter((it) => !creature(it)),
  };
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}
