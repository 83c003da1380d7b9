import { keepAway, keepsake } from '../../app/keepsakes.svelte';
import type { ParbajCategory } from '../../bindings';
import { wordsFrom } from '../../messages/index.svelte';
import type { LensWords } from './messages.lens.hu';

/** The categories of parts of a card's text, in the order of chapter 91. */
export const CATEGORIES: readonly ParbajCategory[] = ['condition', 'explanation', 'drawback', 'ability', 'spellEffect'];

/** Returns a part's category, or null for a part that is not card text or has an unknown category. */
export function categoryOf({ kind }: { kind: string | null }): ParbajCategory | null {
  return CATEGORIES.find((one) => one === kind) ?? null;
}

/** The texts for the categories of a card's text in the current language. */
export const lensWords = wordsFrom<LensWords>({
  hu: () => import('./messages.lens.hu'),
  en: () => import('./messages.lens.en'),
});

const KEPT = 'parbaj-lens';

/** Returns whether the lens was on when it was last used; on by default. */
export function lensKept(): boolean {
  return keepsake(KEPT) !== 'off';
}

/** Stores whether the lens is on. */
export function keepLens(on: boolean): void {
  keepAway(KEPT, on ? null : 'off');
}
