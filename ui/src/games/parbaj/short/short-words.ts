import { wordsFrom } from '../../../messages/index.svelte';
import type { ParbajCardId } from '../../../bindings';
import { firstPrinting } from '../card';
import type { Lines } from './line';

/** The short lines of the cards in the current language. */
const short = wordsFrom<Lines>({
  hu: () => import('./short.hu'),
  en: () => import('./short.en'),
});

/** Returns the short lines of a card in the current language. */
export function shortOf(card: ParbajCardId): readonly string[] {
  // A later printing without lines of its own uses those of the first printing.
  const [first, second] = short()[card] ?? short()[firstPrinting(card)] ?? [];
  return [first, second].filter((line) => line !== undefined);
}
