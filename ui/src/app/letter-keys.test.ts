// The letters of actions: an initial each, unique at a table, and plain letters only.

import { afterEach, expect, test } from 'vitest';
import { speak } from '../messages/index.svelte';
import { LANGUAGE_CODES } from '../messages/languages';
import { GAME_UIS } from '../games';
import { askedBy, letterOf, LETTERS, USUAL } from './letter-keys';

afterEach(() => speak('system'));

test.each(LANGUAGE_CODES)('in %s each is a plain letter', (language) => {
  for (const letter of Object.values(LETTERS[language])) expect(letter).toMatch(/^[A-Z]$/);
});

test.each(LANGUAGE_CODES.flatMap((language) => Object.keys(GAME_UIS).map((game) => [language, game] as const)))('in %s no two deeds of %s share one', (language, game) => {
  const table = GAME_UIS[game];
  const deeds = [...USUAL, ...(table?.deeds ?? []), ...(table?.cardDeeds ?? [])];
  const letters = deeds.map((deed) => LETTERS[language][deed]);
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});

test('they follow the language, large or small', async () => {
  await speak('hu');
  expect([letterOf('log'), askedBy('n', USUAL), askedBy('N', USUAL), askedBy('u', USUAL)]).toEqual(['N', 'log', 'log', undefined]);
  await speak('en');
  expect([letterOf('log'), askedBy('n', USUAL), askedBy('u', USUAL)]).toEqual(['L', undefined, 'undo']);
});

test('what isn’t listed isn’t asked for', async () => {
  await speak('en');
  expect([askedBy('d', ['draw']), askedBy('d', ['pass']), askedBy('Escape', USUAL)]).toEqual(['draw', undefined, undefined]);
});
