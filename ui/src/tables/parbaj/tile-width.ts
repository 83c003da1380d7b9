/** How wide a card's tile on the table has to be to show its name whole. Plain arithmetic in CSS pixels. */

const SOFT_HYPHEN = '\u00ad';

/** How wide letters of a tile's name are drawn: 14 px, half bold. */
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
/** A letter of a script that no card of the set is named in. */
const WIDEST = 14;
/** By so much letters stand closer. */
const CLOSER = 0.28;
/** Beside the name, on both sides together. */
const PADDING = 7;
/** No name needs more than this. */
const MOST = 130;

/** The lines a name has on a low tile, and on any other. */
export const LINES = { low: 2, usual: 3 };

/** What a name takes on a line. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST) - CLOSER, 0);
}

/** How many lines a name takes at a width; a name whose parts are wider takes any number. */
function linesAt(name: string, width: number): number {
  let lines = 1;
  let line = '';
  for (const [at, word] of name.split(' ').entries()) {
    for (const [part, syllable] of word.split(SOFT_HYPHEN).entries()) {
      const last = part === word.split(SOFT_HYPHEN).length - 1;
      const joined = part === 0 && at > 0 && line !== '' ? `${line} ${syllable}` : line + syllable;
      // A word that breaks here has a hyphen.
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

/** The least width at which a name, with soft hyphens where it may break, has room on so many lines of a tile. */
export function widthFor(name: string, lines: number): number {
  for (let width = 30; width < MOST; width += 1) {
    if (linesAt(name, width) <= lines) return width + PADDING;
  }
  return MOST;
}
