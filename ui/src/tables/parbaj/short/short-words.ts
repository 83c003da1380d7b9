import { wordsFrom } from '../../../messages/index.svelte';
import type { ParbajCardId } from '../../../bindings';
import { firstPrinting } from '../card';
import type { Lines } from './line';

/** What cards do, in short, in the language now in use. */
const short = wordsFrom<Lines>({
  hu: () => import('./short.hu'),
  en: () => import('./short.en'),
});

export function shortOf(card: ParbajCardId): readonly string[] {
  // A later printing whose lines are the same isn't told again.
  const [first, second] = short()[card] ?? short()[firstPrinting(card)] ?? [];
  return [first, second].filter((line) => line !== undefined);
}
