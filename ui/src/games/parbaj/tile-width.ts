/** Computes the minimum width of a card's tile, in CSS pixels, at which the whole name is visible. */

const SOFT_HYPHEN = '\u00ad';

/** Widths of letters in a tile's name at 14 px, semi-bold. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [3, ' ’'],
  [5, 'jfilítIÍ-'],
  [6, 'J'],
  [7, 'crsz'],
  [8, 'aegovxyáéóöőSZ'],
  [9, 'bdhknpquúüűBCEFLPTXYÉ'],
  [10, 'ADGKOQRVÁÓÖŐ'],
  [11, 'HNUÚÜŰ'],
  [12, 'w'],
  [14, 'mMW'],
];
/** Width of a letter that occurs in no card name of the set. */
const WIDEST = 14;
/** The letter spacing, as a reduction of each width. */
const CLOSER = 0.28;
/** Padding of the name, both sides together. */
const PADDING = 7;
/** Maximum width; no name needs more. */
const MOST = 130;

/** Maximum number of lines of a name on a low tile and on any other. */
export const LINES = { low: 2, usual: 3 };

/** Returns the width of a text on one line. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST) - CLOSER, 0);
}

/** Returns how many lines a name takes at a width; infinite if one of its parts is wider. */
function linesAt(name: string, width: number): number {
  let lines = 1;
  let line = '';
  for (const [at, word] of name.split(' ').entries()) {
    for (const [part, syllable] of word.split(SOFT_HYPHEN).entries()) {
      const last = part === word.split(SOFT_HYPHEN).length - 1;
      const joined = part === 0 && at > 0 && line !== '' ? `${line} ${syllable}` : line + syllable;
      // A word broken here ends with a hyphen.
      if (widthOf(last ? joined : `${joined}-`) <= width) {
        line = joined;
        continue;
      }
      lines += line === '' ? 0 : 1;
      line = syllable;
      if (widthOf(last ? line : `${line}-`) > width) return Infinity;
    }
  }
  return lines;
}

/** Returns the minimum width at which a name, broken at soft hyphens, fits in that many lines of a tile. */
export function widthFor(name: string, lines: number): number {
  for (let width = 30; width < MOST; width += 1) {
    if (linesAt(name, width) <= lines) return width + PADDING;
  }
  return MOST;
}
