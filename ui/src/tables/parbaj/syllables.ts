/**
 * Says a Hungarian word's syllables to whoever breaks lines: between two vowels the last consonant goes to the next line,
 * unless a compound's parts meet there.
 */

const SOFT_HYPHEN = '\u00ad';
const VOWEL = /[aáeéiíoóöőuúüű]/i;
/** Letters that are written with two signs, and never come apart. */
const PAIRS = new Set(['cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs']);
/** Nothing shorter than this stands alone at the end or the beginning of a line. */
const LEAST = 2;
/** A word as short as this needn't break. */
const SHORT = 6;

/** First parts of compound words whose second part begins with a vowel: the word breaks where they meet. */
const FIRST_PARTS = /^(gyökér|ki|kincs|köd|lidérc|szén|zsarátnok)(?=[aáeéiíoóöőuúüű])/i;

export function withSyllables(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= SHORT) return word;
    const [first = ''] = FIRST_PARTS.exec(word) ?? [];
    return first === '' ? hyphenate(word) : hyphenate(first) + SOFT_HYPHEN + hyphenate(word.slice(first.length));
  });
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
