import { sayLeads, type Odds } from '../../app/odds';
import { isShared, person } from '../../app/players';
import type { JudgedDecision, Seat, TableSnapshot, TurningPoint } from '../../bindings';
import { words } from './words';

/** Returns the name of the player who made a decision; `null` for the person who looks. In a record nobody is that person. */
export function decider({ seats, record, state }: TableSnapshot, { seat }: { seat: Seat }): string | null {
  const { name = '', player = person } = seats[seat] ?? {};
  const own = isShared(seats) ? seat === state.view.seat : player.kind === 'person';
  return own && !record ? null : name;
}

/** Returns the change of the win rate in words, always of the side the table is seen from, whoever decided. */
export function sayMoved(snapshot: TableSnapshot, from: Odds, to: Odds): string {
  return `${words().opinion.moved(decider(snapshot, snapshot.state.view), from.percent, to.percent)}${sayLeads(from, to)}`;
}

/** Returns a decision's change of the win rate alone, for where its cost in points is shown too. */
export function sayShares(snapshot: TableSnapshot, { preferred, played }: JudgedDecision): string {
  return words().opinion.moved(decider(snapshot, snapshot.state.view), preferred.percent, played.percent);
}

/** Returns a decision's change of the odds. */
export function sayCost(snapshot: TableSnapshot, { preferred, played }: JudgedDecision): string {
  return sayMoved(snapshot, preferred, played);
}

/** Returns the change of the odds at a turning point. */
export function sayTurn(snapshot: TableSnapshot, { from, fromLead, to, toLead }: TurningPoint): string {
  return sayMoved(snapshot, { percent: from, lead: fromLead }, { percent: to, lead: toLead });
}

/** Returns the cause of a turning point that is no decision. */
export function sayCause(snapshot: TableSnapshot, { cause, from, to }: TurningPoint): string {
  const { causes } = words().opinion;
  if (cause === 'luck') return causes.luck(to > from);
  const others = snapshot.seats.filter((_, seat) => seat !== snapshot.state.view.seat);
  const [only] = others;
  return others.length === 1 && only ? causes.other(only.name, to > from) : causes.others(to > from);
}
