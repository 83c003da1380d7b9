import { LANGUAGE_CODES, type LanguageCode } from './codes';
import type { Messages } from './hu';

export { LANGUAGE_CODES, type LanguageCode } from './codes';

/**
 * Where a set of texts is loaded from: per language a module that exports them under the language's code, so that the
 * compiler asks for every language.
 */
export type Sources<Words> = { readonly [Code in LanguageCode]: () => Promise<Readonly<Record<Code, Words>>> };

/** The name of each language, in itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { hu: 'Magyar', en: 'English' };

/** The app's own texts; other sets are registered where they are used. */
export const MESSAGES: Sources<Messages> = {
  hu: () => import('./hu'),
  en: () => import('./en'),
};

/** The language for systems whose language the app doesn't speak. */
const FALLBACK: LanguageCode = 'en';

/** Returns the language for a language tag such as `hu-HU`. */
export function languageFor(tag: string): LanguageCode {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGE_CODES.find((code) => code === primary) ?? FALLBACK;
}
