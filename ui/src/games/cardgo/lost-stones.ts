import { eventsSinceOwnMove } from '../../app/recent-events';
import { ownEvent } from '../../app/own-game';
import type { CardgoPoint, CardgoView, LogLine, Seat } from '../../bindings';
import { placeOf } from './point-names';
import { stoneAt } from './say';
import { weigh } from './weights';

/**
 * Returns the points from which the opponent has removed stones of `me` since that player's last decision and which are
 * still empty.
 */
export function goneFrom(me: Seat, view: Pick<CardgoView, 'rows'>, log: readonly LogLine[]): Set<CardgoPoint> {
  const points = eventsSinceOwnMove(log, me, weigh).flatMap((line): readonly CardgoPoint[] => {
    if (line.seat === null || line.seat === me) return [];
    const event = ownEvent('cardgo', line);
    switch (event?.kind) {
      case 'played':
      case 'leapt':
        return event.captured;
      case 'lifelessRemoved':
        return event.owner === me ? event.stones : [];
      case 'pushed':
        return [event.from];
      case 'stoneRemoved':
        return [event.point];
      default:
        return [];
    }
  });
  return new Set(points.filter((point) => stoneAt(view, placeOf(point, view.rows.length)) === null));
}
