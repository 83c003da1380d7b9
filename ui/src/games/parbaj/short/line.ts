import type { ParbajCardId } from '../../../bindings';
import type { MarkName } from '../marks';

/** The text of a card in one or two short lines. */
export type Lines = Readonly<Record<ParbajCardId, readonly [string, string?]>>;

/** Maximum length of a line in characters; a sign counts as one. */
export const LONGEST = 20;

/** The characters drawn as signs, including the one for turning passive, which has its own drawing. */
export const SIGNS: Readonly<Record<string, MarkName>> = {
  '♥': 'life',
  '✦': 'vp',
  '⚔': 'damage',
  '▣': 'structure',
  '▲': 'strength',
  '▼': 'weakness',
  '◍': 'poison',
  '◉': 'burden',
  '⧗': 'temporary',
  '↻': 'turn',
  '⊘': 'prevent',
};

/** Splits a line into unbreakable units: words, and signs with their numbers. */
export function wordsOf(line: string): string[] {
  return line.replace(/ (?=[♥✦⚔▣▲▼◍◉⧗↻⊘])/gu, '\u00a0').split(' ');
}

/** Splits a line into text and the signs between. */
export function piecesOf(line: string): { text: string; mark: MarkName | null }[] {
  return line
    .split(/([♥✦⚔▣▲▼◍◉⧗↻⊘])/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, mark: SIGNS[text] ?? null }));
}
