import type { Seat, TableSnapshot } from '../bindings';
import { levelOf } from './players';

/**
 * Returns the name of the bot at a seat if it can be asked for its reasons, else `null`. While the game goes on (`over`
 * is false) it can't, because its reasons would reveal its cards; games read from a record have no bots.
 */
export function askableBot({ seats, record }: TableSnapshot, seat: Seat | null, over: boolean): string | null {
  const deciding = seat === null ? undefined : seats[seat];
  return over && record === null && deciding && levelOf(deciding.player) !== null ? deciding.name : null;
}
