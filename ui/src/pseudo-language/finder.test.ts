// How untranslated texts are found: what `pages.test.ts` relies on.

import { afterEach, expect, test } from 'vitest';
import { pseudo } from '../../testing/pseudo-language';
import { sentencesIn, untranslatedIn } from '../../testing/untranslated';

const KNOWN = new Set(['Anna kijátszotta a piros 3-ast', 'Anna', 'Borka jön'].flatMap(sentencesIn));
const { body } = document;

afterEach(() => {
  body.replaceChildren();
});

/** Returns the untranslated texts of a page. */
function found(html: string): string[] {
  body.innerHTML = html;
  return untranslatedIn(body, (sentence) => KNOWN.has(sentence)).map(({ text }) => text);
}

test('a message has brackets, accents, a third more characters, and its arguments as they were', () => {
  expect(pseudo('Új asztal')).toBe('⟦Új äsztäl~~~⟧');
  expect(pseudo('Szia, Anna (3)!', ['Anna'])).toBe('⟦Szîä, Anna (3)!~~~~~⟧');
  expect(pseudo('7×7')).toBe('7×7');
});

test('a text, a label, a title and a placeholder that are no messages are found, with their place', () => {
  expect(found('<p class="a">Új asztal</p>')).toEqual(['Új asztal']);
  expect(found('<button aria-label="Bezárás">×</button><i title="Segítség"></i><input placeholder="Név">')).toEqual(['Bezárás', 'Segítség', 'Név']);
  body.innerHTML = '<p class="a">Új asztal</p>';
  expect(untranslatedIn(body, () => false)).toEqual([{ text: 'Új asztal', at: 'body > p.a' }]);
});

test('a text before or after a message is found', () => {
  expect(found('<p>Most ⟦Bôrka~~⟧</p>')).toEqual(['Most']);
  expect(found('<p>⟦Bôrka ⟦jön~⟧~~⟧</p><p>következik</p>')).toEqual(['következik']);
});

test('messages, also nested or split into elements, are no findings; a message that is cut off is one', () => {
  expect(found('<p aria-label="⟦Új ⟦äsztäl⟧~~~⟧">⟦Új <b>äsztäl</b>~~~⟧</p>')).toEqual([]);
  expect(found('<p>⟦Új äszt</p>')).toEqual(['a message is cut off']);
  expect(found('<p aria-label="⟦Új äszt"></p>')).toEqual(['a message in aria-label is cut off']);
});

test('sentences of the house are no findings, also split by links or put together; a part of one elsewhere is one', () => {
  expect(found('<p>Anna kijátszotta a <a>piros 3-ast</a>.</p><p>Anna kijátszotta a piros 3-ast. Borka jön.</p>')).toEqual([]);
  expect(found('<p>kijátszotta</p>')).toEqual(['kijátszotta']);
});

test('numbers, signs, rules’ numbers, keys and coordinates are no findings', () => {
  expect(found('<p>3 – 2</p><b>MO-3.1</b><kbd>K</kbd><i>A</i><i>★</i>')).toEqual([]);
});
