import { person } from '../../app/players';
import type { JudgedDecision, TableSnapshot } from '../../bindings';
import { words } from './words';

/** What a decision cost whoever made it, in percent of the win, in words. */
export function sayCost({ seats, record }: TableSnapshot, { seat, preferred, played }: JudgedDecision): string {
  const { cost, costOf } = words().opinion;
  const { name = '', player = person } = seats[seat] ?? {};
  const own = player.kind === 'person';
  // The percents are those of the person's seat; what a decision cost is told of who decided.
  const [from, to] = [preferred, played].map(({ percent }) => (own ? percent : 100 - percent)) as [number, number];
  return own && !record ? cost(from, to) : costOf(name, from, to);
}
