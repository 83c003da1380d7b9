import { SOFT_HYPHEN } from './soft-hyphen';

const VOWEL = /[aáeéiíoóöőuúüű]/i;
/** Letters written with two characters, which are never separated. */
const PAIRS = new Set(['cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs']);
/** Minimum number of letters before or after a break. */
const LEAST = 2;
/** Maximum length of a word that is not broken. */
const SHORT = 6;

/** First parts of compounds whose second part begins with a vowel: the word breaks between them. */
const FIRST_PARTS = /^(gyökér|ki|kincs|köd|lidérc|szén|torony|zsarátnok)(?=[aáeéiíoóöőuúüű])/i;

/**
 * Inserts soft hyphens into a Hungarian word: the last consonant between two vowels goes to the next line, unless the
 * parts of a compound meet there.
 */
export function inHungarian(word: string): string {
  if (word.length <= SHORT) return word;
  const [first = ''] = FIRST_PARTS.exec(word) ?? [];
  return first === '' ? hyphenate(word) : hyphenate(first) + SOFT_HYPHEN + hyphenate(word.slice(first.length));
}

function hyphenate(word: string): string {
  const vowels = [...word].flatMap((letter, at) => (VOWEL.test(letter) ? [at] : []));
  const breaks = vowels.slice(1).map((next, i) => {
    const between = next - (vowels[i] ?? 0) - 1;
    if (between === 0) return next;
    return between > 1 && PAIRS.has(word.slice(next - 2, next).toLowerCase()) ? next - 2 : next - 1;
  });
  return breaks
    .filter((at) => at >= LEAST && at <= word.length - LEAST)
    .toReversed()
    .reduce((said, at) => said.slice(0, at) + SOFT_HYPHEN + said.slice(at), word);
}
