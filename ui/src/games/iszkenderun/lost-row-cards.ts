import { eventsSinceOwnMove } from '../../app/recent-events';
import { ownEvent } from '../../app/own-game';
import type { IszkenderunCard, LogLine, Seat } from '../../bindings';
import { weigh } from './weights';

/** A card removed from the viewer's row by another player's decision; `to` is its new owner, or null. */
export type LostRowCard = { card: IszkenderunCard; to: Seat | null };

/**
 * Returns the cards that others removed from the row of `me` since that player's last decision and that have not
 * returned.
 */
export function goneFrom(me: Seat, row: readonly IszkenderunCard[], log: readonly LogLine[]): LostRowCard[] {
  const gone = eventsSinceOwnMove(log, me, weigh).flatMap((line): LostRowCard[] => {
    if (line.seat === null || line.seat === me) return [];
    const event = ownEvent('iszkenderun', line);
    switch (event?.kind) {
      case 'taken':
      case 'stolen':
        return event.row === me ? [{ card: event.card, to: event.seat }] : [];
      case 'discarded':
        return event.row === me ? [{ card: event.card, to: null }] : [];
      default:
        return [];
    }
  });
  return gone.filter(({ card }, at) => !row.includes(card) && gone.findIndex((one) => one.card === card) === at);
}
