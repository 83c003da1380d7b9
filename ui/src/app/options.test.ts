// Choosing a game's options: which values are offered, which options go together, and what is sent.

import { expect, test } from 'vitest';
import type { OptionSpec } from '../bindings';
import { Options } from './options.svelte';

const list = (key: string, values: string[], beside: OptionSpec['beside'] = []): OptionSpec => ({ key, kind: { kind: 'list' }, values, rule: 'MO-1.1', beside });
const toggle = (key: string, without: string[] = []): OptionSpec => ({
  key,
  kind: { kind: 'switch', on: 'yes' },
  values: ['no', 'yes'],
  rule: 'MO-1.1',
  beside: without.map((other) => ({ values: ['yes'], key: other, among: ['no'] })),
});
const text = (key: string, beside: OptionSpec['beside'] = []): OptionSpec => ({ key, kind: { kind: 'text', longest: 40 }, values: ['1 2 3'], rule: 'MO-1.1', beside });
const options = (...known: OptionSpec[]) => new Options(() => 'mochi', () => known);

test('untouched, each is as usual', () => {
  const target = list('target', ['30', '15', '60']);
  expect(options(target, text('deck')).all()).toEqual([{ key: 'target', value: '30' }, { key: 'deck', value: '1 2 3' }]);
});

test('numbers are offered in their order, words with the usual one first', () => {
  const numbers = list('target', ['30', '15', '60']);
  const words = list('zeros', ['in-play', 'own-row']);
  const all = options(numbers, words);
  expect(all.offered(numbers)).toEqual(['15', '30', '60']);
  expect(all.offered(words)).toEqual(['in-play', 'own-row']);
});

test('a value that goes only with another is not offered without it, and what comes nearest is sent', () => {
  const size = list('size', ['13', '9', '19']);
  const handicap = list('handicap', ['0', '5', '6', '9'], [{ values: ['6', '9'], key: 'size', among: ['13', '19'] }]);
  const all = options(size, handicap);
  all.pick({ handicap: '9' });
  expect(all.valueOf(handicap)).toBe('9');
  all.pick({ size: '9' });
  expect(all.offered(handicap)).toEqual(['0', '5']);
  expect(all.all()).toEqual([{ key: 'size', value: '9' }, { key: 'handicap', value: '5' }]);
  all.pick({ size: '19' });
  expect(all.valueOf(handicap), 'what was wished comes back').toBe('9');
});

test('what makes no sense with the rest is neither asked nor sent', () => {
  const cards = toggle('cards');
  const quiet = list('quiet', ['8', '16'], [{ values: [], key: 'cards', among: ['yes'] }]);
  const all = options(cards, quiet);
  expect(all.isAsked(quiet)).toBe(false);
  expect(all.all().map(({ key }) => key)).toEqual(['cards']);
  all.pick({ cards: 'yes' });
  expect(all.isAsked(quiet)).toBe(true);
  expect(all.all()).toContainEqual({ key: 'quiet', value: '8' });
});

test('a list with one value left has nothing to ask', () => {
  const only = list('closes', ['anywhere']);
  expect(options(only).isAsked(only)).toBe(false);
});

test('of two switches that exclude each other one keeps the other off, which stays to be seen', () => {
  const [fast, slow] = [toggle('fast', ['slow']), toggle('slow', ['fast'])];
  const all = options(fast, slow);
  all.pick({ fast: 'yes' });
  expect(all.isOn(fast)).toBe(true);
  expect(all.offered(slow)).toEqual(['no']);
  expect(all.isAsked(slow)).toBe(true);
  expect(all.excluded(slow)).toEqual([fast]);
  all.pick({ slow: 'yes' });
  expect([all.isOn(fast), all.isOn(slow)], 'wished at once, neither is on').toEqual([false, false]);
});

test('a text is sent as it was written, and counts as written only with something in it', () => {
  const deck = text('deck');
  const all = options(deck);
  all.pick({ deck: ' 7 8 ' });
  expect(all.valueOf(deck)).toBe(' 7 8 ');
  expect(all.isWritten(deck)).toBe(true);
  all.pick({ deck: '  ' });
  expect(all.isWritten(deck)).toBe(false);
});

test('a shortcut fits as soon as each of its choices does, however they came about', () => {
  const [one, two] = [toggle('one'), toggle('two')];
  const all = options(one, two);
  expect(all.isAs({ one: 'yes' })).toBe(false);
  all.pick({ one: 'yes' });
  expect(all.isAs({ one: 'yes' })).toBe(true);
  all.pick({ two: 'yes' });
  expect(all.isAs({ one: 'yes', two: 'no' })).toBe(false);
});
