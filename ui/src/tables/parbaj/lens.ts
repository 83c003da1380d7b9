import { keepAway, keepsake } from '../../app/keepsakes.svelte';
import type { ParbajCategory } from '../../bindings';
import { wordsFrom } from '../../messages/index.svelte';
import type { LensWords } from './messages.lens.hu';

/** What a part of a card's text is, as the card's sheet calls it, in the order of chapter 91. */
export const CATEGORIES: readonly ParbajCategory[] = ['condition', 'explanation', 'drawback', 'ability', 'spellEffect'];

/** A part's category; none for what isn't text of the card, or what this window doesn't know. */
export function categoryOf({ kind }: { kind: string | null }): ParbajCategory | null {
  return CATEGORIES.find((one) => one === kind) ?? null;
}

export const lensWords = wordsFrom<LensWords>({
  hu: () => import('./messages.lens.hu'),
  en: () => import('./messages.lens.en'),
});

const KEPT = 'parbaj-lens';

/** Whether texts were last looked at through the lens: at first they are. */
export function lensKept(): boolean {
  return keepsake(KEPT) !== 'off';
}

export function keepLens(on: boolean): void {
  keepAway(KEPT, on ? null : 'off');
}
