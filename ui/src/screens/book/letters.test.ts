// The order and grouping of the index.

import { expect, test } from 'vitest';
import type { IndexTerm } from '../../bindings';
import type { LanguageCode } from '../../messages/index.svelte';
import { byLetter } from './letters';

const terms = (...words: string[]): IndexTerm[] => words.map((term) => ({ term, rules: [{ id: 'MO-1.1', title: 'Egy' }] }) as unknown as IndexTerm);
const letters = (all: IndexTerm[], language: LanguageCode = 'hu') => byLetter(all, language).map(({ letter, terms }) => [letter, ...terms.map(({ term }) => term)]);

test('Hungarian letters of several signs stand on their own, after the shorter ones', () => {
  expect(letters(terms('szín', 'sor', 'zseb', 'zár', 'gyűjt', 'gomb', 'dzsungel', 'dob'))).toEqual([
    ['D', 'dob'],
    ['Dzs', 'dzsungel'],
    ['G', 'gomb'],
    ['Gy', 'gyűjt'],
    ['S', 'sor'],
    ['Sz', 'szín'],
    ['Z', 'zár'],
    ['Zs', 'zseb'],
  ]);
});

test('long vowels stand among the short ones', () => {
  expect(letters(terms('ár', 'alap', 'őr', 'öt'))).toEqual([['A', 'alap', 'ár'], ['Ö', 'őr', 'öt']]);
});

test('in English sz begins with s', () => {
  expect(letters(terms('szechwan', 'suit'), 'en')).toEqual([['S', 'suit', 'szechwan']]);
});

test('what begins with no letter stands first, numbers as one counts them', () => {
  expect(letters(terms('alap', '10 pont', '9 pont'))).toEqual([['', '9 pont', '10 pont'], ['A', 'alap']]);
});

test('capitals and small letters stand together', () => {
  expect(letters(terms('Pakli', 'passz'))).toEqual([['P', 'Pakli', 'passz']]);
});

test('a term’s rule and its questions are one number, told once', () => {
  const [one] = byLetter([{ term: 'cél', rules: ['MO-7.2', 'MO-7.2/aim', 'MO-3.1'].map((id) => ({ id, title: id })) } as unknown as IndexTerm], 'hu');
  expect(one?.terms[0]?.rules.map(({ id }) => id)).toEqual(['MO-7.2', 'MO-3.1']);
});
