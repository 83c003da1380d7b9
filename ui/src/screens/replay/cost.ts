import { person } from '../../app/players';
import type { JudgedDecision, TableSnapshot } from '../../bindings';
import { words } from './words';

/** Who made a decision, by name; null for the one who looks at it, which nobody is in a record. */
export function decider({ seats, record }: TableSnapshot, { seat }: JudgedDecision): string | null {
  const { name = '', player = person } = seats[seat] ?? {};
  return player.kind === 'person' && !record ? null : name;
}

/** What a decision cost whoever made it, in percent of the win, in words. */
export function sayCost(snapshot: TableSnapshot, decision: JudgedDecision): string {
  const { seat, preferred, played } = decision;
  const { cost, costOf } = words().opinion;
  const own = (snapshot.seats[seat]?.player ?? person).kind === 'person';
  const who = decider(snapshot, decision);
  // The percents are those of the person's seat; what a decision cost is told of who decided.
  const [from, to] = [preferred, played].map(({ percent }) => (own ? percent : 100 - percent)) as [number, number];
  return who === null ? cost(from, to) : costOf(who, from, to);
}
