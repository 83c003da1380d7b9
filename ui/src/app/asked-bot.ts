import type { Seat, TableSnapshot } from '../bindings';
import { levelOf } from './players';

/**
 * The bot at a seat that can be asked why it did what it did, by name. It keeps that to itself while the game goes on
 * (`over`), for its reasons would give its cards away; and games that others played have no bots.
 */
export function askedBot({ seats, record }: TableSnapshot, seat: Seat | null, over: boolean): string | null {
  const deciding = seat === null ? undefined : seats[seat];
  return over && record === null && deciding && levelOf(deciding.player) !== null ? deciding.name : null;
}
