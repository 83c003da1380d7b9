import type { Lang } from '../bindings';

/** The codes of all languages, in the order in which a person chooses among them; also read by `vite.config.ts`. */
export const LANGUAGE_CODES = ['hu', 'en'] as const satisfies readonly Lang[];

/** The code of a language of the interface, as the house and `lang` attributes write it. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
