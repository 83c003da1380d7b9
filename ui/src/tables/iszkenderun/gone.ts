import { happenedSince } from '../../app/happened';
import { ownEvent } from '../../app/own-game';
import type { IszkenderunCard, LogLine, Seat } from '../../bindings';
import { weigh } from './weights';

/** A card that lay in the row of whoever looks on until somebody else's decision; who has it now, or nobody. */
export type Gone = { card: IszkenderunCard; to: Seat | null };

/** Cards that others took out of the row of `me` since that player's last decision and that haven't come back to it. */
export function goneFrom(me: Seat, row: readonly IszkenderunCard[], log: readonly LogLine[]): Gone[] {
  const gone = happenedSince(log, me, weigh).flatMap((line): Gone[] => {
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
