import type { Choice } from './choice.svelte';

/** The panel in the box below the own plate; null if the box shows only the hand. */
export type Panel = 'queue' | 'announce' | 'attack' | 'running' | 'upkeep';

/** Returns the panel for the current question. */
export function panelOf({ stage, asked, view }: Choice): Panel | null {
  switch (stage) {
    case 'reactions':
    case 'against':
      return 'queue';
    case 'pay':
      // A reaction is shown at its place in the queue.
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
