import type { ParbajView } from '../../bindings';

/** What is being asked of whoever decides, steps of announcing included. */
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
