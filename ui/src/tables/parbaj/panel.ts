import type { Choice } from './choice.svelte';

/** What stands in the box under one's own plate; nothing where the hand has it to itself. */
export type Panel = 'queue' | 'announce' | 'attack' | 'running' | 'upkeep';

export function panelOf({ stage, asked, view }: Choice): Panel | null {
  switch (stage) {
    case 'reactions':
    case 'against':
      return 'queue';
    case 'pay':
      // A reaction is seen where it would stand.
      return view.announced !== null && view.announced.fates.length > 0 ? 'queue' : 'announce';
    case 'aim':
    case 'x':
    case 'builders':
    case 'sacrifices':
    case 'discards':
      return 'announce';
    case 'attackers':
      return asked ? 'attack' : null;
    case 'upkeep':
      return asked ? 'upkeep' : null;
    case 'may':
    case 'temporaryCost':
    case 'discard':
    case 'sacrifice':
    case 'paying':
    case 'target':
      return asked && (view.running !== null || stage === 'temporaryCost') ? 'running' : null;
    default:
      return null;
  }
}
