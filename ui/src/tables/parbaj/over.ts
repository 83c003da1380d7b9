import type { ParbajReason, ParbajView } from '../../bindings';

/** The rule by which a duel ends. */
export const RULES: Readonly<Record<ParbajReason, string>> = {
  life: 'DU-1.3',
  emptyDeck: 'DU-1.4',
  hundredTurns: 'DU-1.8',
  bothDecksEmpty: 'DU-1.8',
};

export function endRule({ ending }: ParbajView): string {
  return RULES[ending?.reason ?? 'life'];
}
