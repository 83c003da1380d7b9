// The table of languages, and which one a system gets.

import { expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGE_NAMES, languageFor } from './languages';

test.each(LANGUAGE_CODES)('%s has a name and is found by its tags', (code) => {
  expect(LANGUAGE_NAMES[code]).toMatch(/^\p{Lu}/u);
  expect([code, `${code}-XX`, code.toUpperCase()].map(languageFor)).toEqual([code, code, code]);
});

test('other systems get English', () => {
  expect(['de-DE', 'hup', ''].map(languageFor)).toEqual(['en', 'en', 'en']);
});
