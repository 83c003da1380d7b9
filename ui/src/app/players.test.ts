// The players at a table, and small helpers for files, names and rules.

import { expect, test } from 'vitest';
import { asText } from './file';
import { ownProperty } from './own-property';
import { bot, levelsOf, person, personAt } from './players';
import { isQuestion, ruleNumber } from './rule-number';

test('levels are those of bots, in the order of their seats', () => {
  expect(levelsOf([bot('master'), person, bot('beginner')])).toEqual(['master', 'beginner']);
});

test('the first person’s seat is where one sits; with bots alone, the first', () => {
  expect([personAt([bot('a'), person, person]), personAt([bot('a'), bot('b')])]).toEqual([1, 0]);
});

test('a question is told by the number of its rule', () => {
  expect([ruleNumber('MO-7.2/aim'), isQuestion('MO-7.2/aim')]).toEqual(['MO-7.2', true]);
  expect([ruleNumber('MO-7.2'), isQuestion('MO-7.2')]).toEqual(['MO-7.2', false]);
});

test('a file becomes a text of a sign for each byte, whatever its length', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  const text = asText(bytes);
  expect(text.length).toBe(20_000);
  expect([...text].every((sign, at) => sign.charCodeAt(0) === at % 256)).toBe(true);
});

test('a name that every object has by itself is nobody’s', () => {
  expect([ownProperty({ mochi: 1 }, 'mochi'), ownProperty({ mochi: 1 }, 'constructor'), ownProperty({ mochi: 1 }, 'toString')]).toEqual([1, undefined, undefined]);
});
