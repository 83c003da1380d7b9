import type { Spoken } from '../../messages/index.svelte';

/**
 * Inserts soft hyphens into long words, because not every web view hyphenates. In Hungarian the last consonant between
 * two vowels goes to the next line, unless the parts of a compound meet there; English has no such rule and uses a
 * list of words.
 */

const SOFT_HYPHEN = '\u00ad';
const VOWEL = /[aáeéiíoóöőuúüű]/i;
/** Letters written with two characters, which are never separated. */
const PAIRS = new Set(['cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs']);
/** Minimum number of letters before or after a break. */
const LEAST = 2;
/** Maximum length of a word that is not broken. */
const SHORT = 6;

/** First parts of compounds whose second part begins with a vowel: the word breaks between them. */
const FIRST_PARTS = /^(gyökér|ki|kincs|köd|lidérc|szén|torony|zsarátnok)(?=[aáeéiíoóöőuúüű])/i;

/** English words of eight letters and more, with their breaks. */
const ENGLISH =
  'ant-lered ar-chi-tect be-trayal caul-dron char-coal crack-ing daugh-ter gath-erer hoar-frost leaf-walker lieu-ten-ant over-grown poi-soned ' +
  'reck-on-ing sac-ri-fi-cial slum-ber-ing sprout-ing stone-breaker trap-door un-ruf-fled un-slaked wan-derer weath-ered wood-land';
const IN_ENGLISH = new Map(ENGLISH.split(' ').map((said) => [said.replaceAll('-', ''), said]));

/** Returns the name with soft hyphens at its possible breaks. */
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
