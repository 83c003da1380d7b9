import type { LanguageCode } from '../../messages/index.svelte';

/** How an index in a language groups words by their initial letters, where that isn't their first character. */
type Alphabet = {
  /** Letters of several characters, the longest first. */
  multigraphs: readonly string[];
  /** Letters whose words stand among those of another letter. */
  filedUnder: Readonly<Record<string, string>>;
};

/** The alphabet of each language. */
export const ALPHABETS: Readonly<Record<LanguageCode, Alphabet>> = {
  // Long vowels are sorted with the short ones, as in a Hungarian dictionary.
  hu: {
    multigraphs: ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'],
    filedUnder: { á: 'a', é: 'e', í: 'i', ó: 'o', ő: 'ö', ú: 'u', ű: 'ü' },
  },
  en: { multigraphs: [], filedUnder: {} },
};
