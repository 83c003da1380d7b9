import type { Choice } from './choice.svelte';

/** What takes the place of the other half of the table; nothing where that half is needed. */
export type Panel = 'queue' | 'announce' | 'running' | 'upkeep';

export function panelOf({ stage, asked, view }: Choice): Panel | null {
  switch (stage) {
    case 'reactions':
    case 'against':
      return 'queue';
    case 'x':
    case 'builders':
    case 'sacrifices':
    case 'discards':
    case 'pay':
      return 'announce';
    case 'upkeep':
      return asked ? 'upkeep' : null;
    case 'may':
    case 'temporaryCost':
    case 'discard':
    case 'sacrifice':
    case 'paying':
      return asked && (view.running !== null || stage === 'temporaryCost') ? 'running' : null;
    default:
      return null;
  }
}
