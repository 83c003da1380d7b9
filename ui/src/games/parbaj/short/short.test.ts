// The short lines of cards: every card of the set has some, they fit, and contain no number that the card does not
// have.

import { describe, expect, test } from 'vitest';
import { LONGEST, piecesOf, SIGNS, wordsOf } from './line';
import { en } from './short.en';
import { hu } from './short.hu';

type Card = { id: string; reprints?: string };
const written = Object.values(import.meta.glob<Card[]>('../../../../../src-tauri/games/parbaj/cards/set/*.json', { eager: true, import: 'default' })).flat();
/** A later printing stores only its differences from the first one. */
const cards = written.map((card) => ({ ...written.find(({ id }) => id === card.reprints), ...card }));
const tokens = cards.filter((card) => 'token' in card);

/** Widths of letters and signs on a hand card, in CSS pixels. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [3.6, ' ,.:Ifijlí’'],
  [4.6, '()/;t'],
  [5.6, '1r'],
  [6.6, '-–”„'],
  [7.6, '7EFJLaceksvxyzáé'],
  [8.6, '+02345689BPRSTZbdghnopquóöúüőű−'],
  [9.6, 'ACDGHKUVXY'],
  [10.6, 'NOQ'],
  [11.3, '≤≥'],
  [11.6, 'w'],
  [12.6, 'Mm'],
  [13.6, 'W'],
  [13, '♥✦⚔▣▲▼◍◉⧗↻⊘'],
];
/** Width of a line on the narrowest phone. */
const ROOM = 126;

function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? Infinity), 0);
}

/** Returns every number printed on a card and on the tokens it creates; 1 is always allowed. */
function figures(card: Card): Set<string> {
  const said = JSON.stringify(card);
  const made = tokens.filter(({ id }) => said.includes(`"${id}"`)).map((token) => JSON.stringify(token));
  return new Set(['1', ...[said, ...made].flatMap((text) => text.match(/\d+/g) ?? [])]);
}

describe.each([['Hungarian', hu], ['English', en]])('%s', (_, lines) => {
  test('every card of the set has lines, later printings may, and nothing else has', () => {
    const printings = cards.filter((card) => 'reprints' in card).map(({ id }) => id);
    const told = Object.keys(lines);
    expect(told.filter((id) => !printings.includes(id)).toSorted()).toEqual(cards.map(({ id }) => id).filter((id) => !printings.includes(id)).toSorted());
    expect(told.filter((id) => !cards.some((card) => card.id === id))).toEqual([]);
  });

  test('a later printing with another text has lines of its own', () => {
    const anew = written.filter((card) => 'reprints' in card && 'clauses' in card).map(({ id }) => id);
    expect(anew.filter((id) => !(id in lines))).toEqual([]);
  });

  test('no line is longer than it may be', () => {
    const long = Object.values(lines).flat().filter((line) => line !== undefined && [...line].length > LONGEST);
    expect(long).toEqual([]);
  });

  test('every line has room on the narrowest phone', () => {
    const wide = Object.values(lines).flat().filter((line) => line !== undefined && widthOf(line) > ROOM);
    expect(wide).toEqual([]);
  });

  test('no line says a figure that isn’t on the card', () => {
    const wrong = cards.flatMap((card) => {
      const known = figures(card);
      return (lines[card.id] ?? []).flatMap((line) => (line?.match(/\d+/g) ?? []).filter((figure) => !known.has(figure)).map((figure) => `${card.id}: ${figure}`));
    });
    expect(wrong).toEqual([]);
  });

  test('every sign is one that is drawn', () => {
    const strange = Object.values(lines).flat().flatMap((line) => piecesOf(line ?? '').filter(({ text, mark }) => mark === null && /[^\p{L}\p{N}\p{P}\s+−≤≥]/u.test(text)));
    expect(strange).toEqual([]);
    expect(wordsOf('egy 2 ✦, ↻ lap')).toEqual(['egy', '2\u00a0✦,\u00a0↻', 'lap']);
    expect(piecesOf('2 ✦, ↻')).toEqual([{ text: '2 ', mark: null }, { text: '✦', mark: SIGNS['✦'] }, { text: ', ', mark: null }, { text: '↻', mark: 'turn' }]);
  });
});

test('both languages say as many lines of each card', () => {
  expect(Object.entries(en).filter(([id, lines]) => lines.length !== hu[id]?.length)).toEqual([]);
});
