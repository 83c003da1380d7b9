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

/** A line as it is drawn: words, and signs between them. */
export function piecesOf(line: string): { text: string; mark: MarkName | null }[] {
  // A sign stays beside its figure.
  return line
    .replace(/ (?=[♥✦⚔▣▲▼◍◉⧗↻⊘])/gu, '\u00a0')
    .split(/([♥✦⚔▣▲▼◍◉⧗↻⊘])/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, mark: SIGNS[text] ?? null }));
}
