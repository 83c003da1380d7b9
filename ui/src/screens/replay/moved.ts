import { sayLeads, type Odds } from '../../app/odds';
import { person } from '../../app/players';
import type { JudgedDecision, Seat, TableSnapshot, TurningPoint } from '../../bindings';
import { words } from './words';

/** Who made a decision, by name; null for the one who looks at it, which nobody is in a record. */
export function decider({ seats, record }: TableSnapshot, { seat }: { seat: Seat }): string | null {
  const { name = '', player = person } = seats[seat] ?? {};
  return player.kind === 'person' && !record ? null : name;
}

/** How the chance of whose side the table is seen from moved, in words: always of that side, whoever decided. */
export function sayMoved(snapshot: TableSnapshot, from: Odds, to: Odds): string {
  return `${words().opinion.moved(decider(snapshot, snapshot.state.view), from.percent, to.percent)}${sayLeads(from, to)}`;
}

/** How a decision moved it, in shares alone: where what it cost in points is noted as well. */
export function sayShares(snapshot: TableSnapshot, { preferred, played }: JudgedDecision): string {
  return words().opinion.moved(decider(snapshot, snapshot.state.view), preferred.percent, played.percent);
}

/** How a decision moved it. */
export function sayCost(snapshot: TableSnapshot, { preferred, played }: JudgedDecision): string {
  return sayMoved(snapshot, preferred, played);
}

/** How it moved at a turning point. */
export function sayTurn(snapshot: TableSnapshot, { from, fromLead, to, toLead }: TurningPoint): string {
  return sayMoved(snapshot, { percent: from, lead: fromLead }, { percent: to, lead: toLead });
}

/** What has moved it where no decision did. */
export function sayCause(snapshot: TableSnapshot, { cause, from, to }: TurningPoint): string {
  const { causes } = words().opinion;
  if (cause === 'luck') return causes.luck(to > from);
  const others = snapshot.seats.filter((_, seat) => seat !== snapshot.state.view.seat);
  const [only] = others;
  return others.length === 1 && only ? causes.other(only.name, to > from) : causes.others(to > from);
}
