/** A text as it is drawn on a point: in how many lines, and how large its letters are in points' widths. */
export type Label = { lines: readonly string[]; size: number };

/** As large as the letters of a label are at most. */
const LARGEST = 0.6;
/** How wide and how high a text may be, and how high a line of it is in letters. */
const ROOM = 1.5;
const HEIGHT = 0.92;
const LINE = 1.05;
/** Words of so many letters aren't torn apart. */
const SHORT = 8;
const MOST_LINES = 3;

/** The whole text, as large as a point has room for: a long one in several lines, if that makes it larger. */
export function fitLabel(text: string): Label {
  const most = text.includes(' ') || [...text].length > SHORT ? MOST_LINES : 1;
  const ways = Array.from({ length: most }, (_, i) => laid(text, i + 1));
  return ways.reduce((best, way) => (way.size > best.size + 0.01 ? way : best));
}

/** A text in about so many lines, which end between words where these aren't too long. */
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

/** How far below the point's middle each line of a label lies, in points' widths. */
export function below({ lines, size }: Label, line: number): number {
  return (line - (lines.length - 1) / 2) * size * LINE;
}
