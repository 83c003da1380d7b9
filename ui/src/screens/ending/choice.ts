import type { Odds } from '../../app/odds';
import type { JudgedDecision, Seat } from '../../bindings';

/** A decision shown at the end of a game. */
export type ShownDecision = {
  decision: JudgedDecision;
  /** The odds before and after it; for a mistake, `from` is what the best move would have had. */
  from: Odds;
  to: Odds;
};

/** A decision that cost less than this, in percent of the win, is no mistake: estimates are not more exact. */
const MISTAKE = 3;

/** Returns what a decision cost, in percent of the win; negative if the bot's own choice was worse. */
function cost({ preferred, played }: JudgedDecision): number {
  return preferred.percent - played.percent;
}

/** Returns whether the bot would have done the same. */
export function isAgreed({ preferred, played }: JudgedDecision): boolean {
  return JSON.stringify(preferred.move) === JSON.stringify(played.move);
}

/** Returns the seat's decision that gave most of the win away; `null` if it made no mistake. */
export function worst(decisions: readonly JudgedDecision[], seat: Seat): ShownDecision | null {
  const own = decisions.filter((decision) => decision.seat === seat && cost(decision) >= MISTAKE);
  const [most] = own.toSorted((one, other) => cost(other) - cost(one));
  return most ? { decision: most, from: most.preferred, to: most.played } : null;
}

/**
 * Returns the seat's decision, as good as the bot's, after which its odds grew most until its next decision; `null` if
 * there is none. `breaks` are the numbers of decisions after which a new round began: growth across one is ignored.
 */
export function best(decisions: readonly JudgedDecision[], seat: Seat, breaks: readonly number[] = []): ShownDecision | null {
  const own = decisions.filter((decision) => decision.seat === seat);
  const good = own.flatMap((decision, at): ShownDecision[] => {
    if (cost(decision) > 0) return [];
    const next = own[at + 1];
    const from = decision.preferred;
    const broken = !next || breaks.some((ply) => ply > decision.ply && ply <= next.ply);
    return [{ decision, from, to: broken ? from : next.preferred }];
  });
  const grew = ({ from, to }: ShownDecision): number => to.percent - from.percent;
  const [most] = good.toSorted((one, other) => grew(other) - grew(one) || Number(isAgreed(other.decision)) - Number(isAgreed(one.decision)));
  return most ?? null;
}
