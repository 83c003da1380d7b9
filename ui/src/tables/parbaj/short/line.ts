import type { ParbajCardId } from '../../../bindings';
import type { MarkName } from '../marks';

/** What a card does, in a line or two. */
export type Lines = Readonly<Record<ParbajCardId, readonly [string, string?]>>;

/** So long a line may be: a sign counts as a letter. */
export const LONGEST = 20;

/** Signs that are drawn, as the table draws them everywhere; and turning passive, which has its own. */
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

/** What stays together at the end of a line: words, and signs with their figures. */
export function wordsOf(line: string): string[] {
  return line.replace(/ (?=[♥✦⚔▣▲▼◍◉⧗↻⊘])/gu, '\u00a0').split(' ');
}

/** A line as it is drawn: letters, and signs between them. */
export function piecesOf(line: string): { text: string; mark: MarkName | null }[] {
  return line
    .split(/([♥✦⚔▣▲▼◍◉⧗↻⊘])/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, mark: SIGNS[text] ?? null }));
}
