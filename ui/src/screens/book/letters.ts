import { ruleNumber } from '../../app/rule-number';
import type { IndexTerm } from '../../bindings';
import { capital } from '../../messages/first-letter';
import type { LanguageCode } from '../../messages/index.svelte';
import { ALPHABETS } from './alphabets';

/** The terms under an initial letter; `letter` is empty for terms that don't begin with one. */
export type Letter = { letter: string; terms: IndexTerm[] };

/** Returns a term's rules without duplicates: a rule's questions share its number and are found beside it. */
function once(rules: IndexTerm['rules']): IndexTerm['rules'] {
  const numbers = rules.map(({ id }) => ruleNumber(id));
  return rules.filter((_, at) => numbers.indexOf(numbers[at] ?? '') === at);
}

/** Groups the terms by letter, in the order of the language. */
export function byLetter(terms: IndexTerm[], language: LanguageCode): Letter[] {
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

function initial(term: string, language: LanguageCode): string {
  const word = term.toLocaleLowerCase(language);
  const first = [...word][0] ?? '';
  if (!/\p{L}/u.test(first)) return '';
  const { multigraphs, filedUnder } = ALPHABETS[language];
  return capital(multigraphs.find((letter) => word.startsWith(letter)) ?? filedUnder[first] ?? first);
}
