import type { CardgoScore, CardgoView, Seat } from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { placeOf } from './points';
import { stoneAt } from './say';
import { sayHalves, words } from './words';

/** How a game ends, and how the board is counted. */
export const COUNT = 'GO-1.4';

/** One side's points; the total in half points. */
export type Side = { stones: number; territory: number; komi: number; total: number };

export function sideOf(score: CardgoScore, seat: Seat): Side {
  const { stones, territory } = seat === 0 ? score.black : score.white;
  const komi = seat === 0 ? 0 : score.komi;
  return { stones, territory, komi, total: 2 * (stones + territory) + komi };
}

/** By how many half points Black is ahead. */
export function leadOf(score: CardgoScore): number {
  return sideOf(score, 0).total - sideOf(score, 1).total;
}

/** Line by line, what a side's points are made of. */
export function accountsOf(view: Pick<CardgoView, 'rows'>, score: CardgoScore, seat: Seat): Account[] {
  const { accounts } = words().score;
  const side = sideOf(score, seat);
  const fallen = score.dead.filter((point) => stoneAt(view, placeOf(point, view.rows.length)) === 1 - seat).length;
  const lines = [
    accounts.stones(side.stones),
    accounts.empty(side.territory),
    ...(fallen > 0 ? [accounts.dead(fallen)] : []),
    ...(seat === 1 ? [accounts.komi(sayHalves(side.komi))] : []),
    accounts.total(sayHalves(side.total)),
  ];
  return lines.map((text) => ({ text, rules: [COUNT] }));
}
