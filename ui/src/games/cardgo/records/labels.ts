/** A text drawn on a point: its lines, and the font size in cell widths. */
export type Label = { lines: readonly string[]; size: number };

/** Maximum font size in cell widths. */
const LARGEST = 0.6;
/** Maximum width and height of a text in cell widths, and the line height in font sizes. */
const ROOM = 1.5;
const HEIGHT = 0.92;
const LINE = 1.05;
/** Words up to this length are not broken. */
const SHORT = 8;
const MOST_LINES = 3;

/** Fits the whole text on a point, as large as possible: a long one in several lines if that makes it larger. */
export function fitLabel(text: string): Label {
  const most = text.includes(' ') || [...text].length > SHORT ? MOST_LINES : 1;
  const ways = Array.from({ length: most }, (_, i) => laid(text, i + 1));
  return ways.reduce((best, way) => (way.size > best.size + 0.01 ? way : best));
}

/** Lays a text out in about that many lines, broken between words unless these are too long. */
function laid(text: string, count: number): Label {
  const goal = Math.ceil([...text].length / count);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const together = line === '' ? word : `${line} ${word}`;
    if ([...together].length <= goal + 1) line = together;
    else {
      if (line !== '') lines.push(line);
      const torn = [...word];
      while (torn.length > Math.max(goal, SHORT)) lines.push(torn.splice(0, goal).join(''));
      line = torn.join('');
    }
  }
  lines.push(line);
  const longest = Math.max(...lines.map((one) => [...one].length), 1);
  return { lines, size: Math.min(LARGEST, ROOM / longest, lines.length === 1 ? LARGEST : HEIGHT / (lines.length * LINE)) };
}

/** Returns the offset of a label's line below the point's middle, in cell widths. */
export function below({ lines, size }: Label, line: number): number {
  return (line - (lines.length - 1) / 2) * size * LINE;
}
