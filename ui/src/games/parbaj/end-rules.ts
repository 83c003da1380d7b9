import type { ParbajReason, ParbajView } from '../../bindings';

/** The rule for each reason that ends a duel. */
export const RULES: Readonly<Record<ParbajReason, string>> = {
  life: 'DU-1.3',
  emptyDeck: 'DU-1.4',
  hundredTurns: 'DU-1.8',
  bothDecksEmpty: 'DU-1.8',
};

/** Returns the rule by which the duel ended. */
export function endRule({ ending }: ParbajView): string {
  return RULES[ending?.reason ?? 'life'];
}
