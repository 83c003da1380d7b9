import { ruleNumber } from '../../app/rule-number';
import type { IndexTerm } from '../../bindings';
import { capital } from '../../messages/first-letter';
import type { Spoken } from '../../messages/index.svelte';

/** Terms under their initial letter; the letter of what begins with none is empty. */
export type Letter = { letter: string; terms: IndexTerm[] };

/** Letters of several signs, the longest first. */
const HUNGARIAN_LETTERS = ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'];
/** Long vowels stand among the short ones, as in a Hungarian dictionary. */
const SHORT: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ő: 'ö', ú: 'u', ű: 'ü' };

/** A term's rules, each once: its questions are told by the same number, and are found beside it. */
function once(rules: IndexTerm['rules']): IndexTerm['rules'] {
  const numbers = rules.map(({ id }) => ruleNumber(id));
  return rules.filter((_, at) => numbers.indexOf(numbers[at] ?? '') === at);
}

/** The index as a book prints it: in the order of the language, letter by letter. */
export function byLetter(terms: IndexTerm[], language: Spoken): Letter[] {
  const order = new Intl.Collator(language, { numeric: true });
  const groups = new Map<string, IndexTerm[]>();
  for (const { term, rules } of [...terms].sort((a, b) => order.compare(a.term, b.term))) {
    const entry = { term, rules: once(rules) };
    const letter = initial(term, language);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups].map(([letter, terms]) => ({ letter, terms })).sort((a, b) => order.compare(a.letter, b.letter));
}

function initial(term: string, language: Spoken): string {
  const word = term.toLocaleLowerCase(language);
  const first = [...word][0] ?? '';
  if (!/\p{L}/u.test(first)) return '';
  const letter = (language === 'hu' && (HUNGARIAN_LETTERS.find((long) => word.startsWith(long)) ?? SHORT[first])) || first;
  return capital(letter);
}
