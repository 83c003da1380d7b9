import type { Spoken } from '../../messages/index.svelte';

/**
 * Says a long word's syllables to whoever breaks lines, since not every window knows them. In Hungarian the last consonant
 * between two vowels goes to the next line, unless a compound's parts meet there; English has no such rule.
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
const FIRST_PARTS = /^(gyökér|ki|kincs|köd|lidérc|szén|torony|zsarátnok)(?=[aáeéiíoóöőuúüű])/i;

/** English words of eight letters and more. */
const ENGLISH =
  'ant-lered ar-chi-tect be-trayal caul-dron char-coal crack-ing daugh-ter gath-erer hoar-frost leaf-walker lieu-ten-ant over-grown poi-soned ' +
  'reck-on-ing sac-ri-fi-cial slum-ber-ing sprout-ing stone-breaker trap-door un-ruf-fled un-slaked wan-derer weath-ered wood-land';
const IN_ENGLISH = new Map(ENGLISH.split(' ').map((said) => [said.replaceAll('-', ''), said]));

export function withSyllables(name: string, language: Spoken): string {
  return name.replace(/\p{L}+/gu, (word) => (language === 'hu' ? inHungarian(word) : inEnglish(word)));
}

function inEnglish(word: string): string {
  const said = IN_ENGLISH.get(word.toLowerCase());
  return said === undefined ? word : word.charAt(0) + said.slice(1).replaceAll('-', SOFT_HYPHEN);
}

function inHungarian(word: string): string {
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
