import type { Odds } from '../../app/odds';
import type { JudgedDecision, Seat } from '../../bindings';

/** A decision that is told of at the end of a game. */
export type Told = {
  decision: JudgedDecision;
  /** The chance it was made with, and the one it led to: for a mistake the one it could have had comes first. */
  from: Odds;
  to: Odds;
};

/** A decision that cost less than so many percent of the win is no mistake: nobody knows it more exactly. */
const MISTAKE = 3;

/** What a decision cost, in percent of the win; less than nothing where the bot's own choice was no better. */
function cost({ preferred, played }: JudgedDecision): number {
  return preferred.percent - played.percent;
}

/** The bot would have done the same. */
export function isAgreed({ preferred, played }: JudgedDecision): boolean {
  return JSON.stringify(preferred.move) === JSON.stringify(played.move);
}

/** The decision of a seat that gave most of the win away; none where it made no mistake. */
export function worst(decisions: readonly JudgedDecision[], seat: Seat): Told | null {
  const own = decisions.filter((decision) => decision.seat === seat && cost(decision) >= MISTAKE);
  const [most] = own.toSorted((one, other) => cost(other) - cost(one));
  return most ? { decision: most, from: most.preferred, to: most.played } : null;
}

/**
 * The decision of a seat, as good as the bot's, from which its chances grew most until it decided again; none where it made
 * no such decision. `breaks` are numbers of decisions after which something else began: what grew over one says nothing.
 */
export function best(decisions: readonly JudgedDecision[], seat: Seat, breaks: readonly number[] = []): Told | null {
  const own = decisions.filter((decision) => decision.seat === seat);
  const good = own.flatMap((decision, at): Told[] => {
    if (cost(decision) > 0) return [];
    const next = own[at + 1];
    const from = decision.preferred;
    const broken = !next || breaks.some((ply) => ply > decision.ply && ply <= next.ply);
    return [{ decision, from, to: broken ? from : next.preferred }];
  });
  const grew = ({ from, to }: Told): number => to.percent - from.percent;
  const [most] = good.toSorted((one, other) => grew(other) - grew(one) || Number(isAgreed(other.decision)) - Number(isAgreed(one.decision)));
  return most ?? null;
}
