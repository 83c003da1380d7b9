import type { CardgoScore, CardgoView, Seat } from '../../bindings';
import type { Account } from '../../parts/Accounts.svelte';
import { placeOf } from './point-names';
import { stoneAt } from './say';
import { sayHalves, words } from './words';

/** The rule for the end of the game and the counting. */
export const COUNT = 'GO-1.4';

/** One side's points; the total in half points. */
export type Side = { stones: number; territory: number; komi: number; total: number };

/** Returns the points of a seat. */
export function sideOf(score: CardgoScore, seat: Seat): Side {
  const { stones, territory } = seat === 0 ? score.black : score.white;
  const komi = seat === 0 ? 0 : score.komi;
  return { stones, territory, komi, total: 2 * (stones + territory) + komi };
}

/** Returns Black's lead in half points. */
export function leadOf(score: CardgoScore): number {
  return sideOf(score, 0).total - sideOf(score, 1).total;
}

/** Returns both totals and who leads, in one sentence. */
export function sayTotals(score: CardgoScore): string {
  const { colours } = words();
  const totals = ([0, 1] as const).map((seat) => `${colours[seat]} ${sayHalves(sideOf(score, seat).total)}`);
  return `${totals.join(', ')}. ${sayLead(score)}`;
}

/** Describes who leads, and by how much. */
export function sayLead(score: CardgoScore): string {
  const { score: say, colours } = words();
  const lead = leadOf(score);
  return lead === 0 ? say.even : say.lead(colours[lead > 0 ? 0 : 1], sayHalves(Math.abs(lead)));
}

/** Explains a side's points line by line. */
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
