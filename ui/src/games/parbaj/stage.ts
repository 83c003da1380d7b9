import type { ParbajView } from '../../bindings';

/** The current question to the deciding seat, including the steps of an announcement. */
export type Stage =
  | 'over'
  | 'mulligan'
  | 'upkeep'
  | 'window'
  | 'reactions'
  | 'movement'
  | 'attackers'
  | 'strikeOrder'
  | 'target'
  | 'discard'
  | 'sacrifice'
  | 'may'
  | 'temporaryCost'
  | 'paying'
  | 'against'
  | 'aim'
  | 'x'
  | 'builders'
  | 'sacrifices'
  | 'discards'
  | 'pay';

const GIVEN = { builders: 'builders', sacrifice: 'sacrifices', discard: 'discards', life: 'pay' } as const;

/** Returns the current question of a view. */
export function stageOf({ announced, step }: ParbajView): Stage {
  if (!announced) return step.kind === 'upkeepOrder' ? 'upkeep' : step.kind;
  const { next } = announced;
  switch (next?.kind) {
    case undefined:
      return 'pay';
    case 'against':
      return 'against';
    case 'target':
      return 'aim';
    case 'x':
      return 'x';
    case 'give':
      return GIVEN[next.part];
  }
}
