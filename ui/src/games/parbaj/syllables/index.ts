import type { LanguageCode } from '../../../messages/index.svelte';
import { inEnglish } from './english';
import { inHungarian } from './hungarian';

/** How each language inserts soft hyphens into a word. */
const HYPHENATION: Readonly<Record<LanguageCode, (word: string) => string>> = { hu: inHungarian, en: inEnglish };

/** Returns the name with soft hyphens at its possible breaks, because not every web view hyphenates. */
export function withSyllables(name: string, language: LanguageCode): string {
  return name.replace(/\p{L}+/gu, HYPHENATION[language]);
}
