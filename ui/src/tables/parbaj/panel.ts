import type { Choice } from './choice.svelte';

/** What takes the place of the other half of the table; nothing where that half is needed. */
export type Panel = 'queue' | 'announce' | 'running' | 'upkeep';

export function panelOf({ stage, asked, view }: Choice): Panel | null {
  switch (stage) {
    case 'reactions':
    case 'against':
      return 'queue';
    case 'pay':
      // A reaction is seen where it would stand.
      return view.announced !== null && view.announced.fates.length > 0 ? 'queue' : 'announce';
    case 'x':
    case 'builders':
    case 'sacrifices':
    case 'discards':
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
