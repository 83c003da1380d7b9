import subset from 'subset-font';
import type { Plugin } from 'vite';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Returns all characters of a `unicode-range`: code points, ranges, and `?` for any digit. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      const first = Number.parseInt(from.replaceAll('?', '0'), 16);
      const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/**
 * Cuts the built font files of a family down to the `unicode-range` that its `@font-face` declares. Only for fonts whose
 * licence lets a changed file keep the name.
 */
export function cutFonts(family: string): Plugin {
  return {
    name: 'cut-fonts',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'asset');
      const faces = files
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .flatMap(({ source }) => Buffer.from(source).toString().match(FONT_FACE) ?? [])
        .filter((face) => face.includes(family));
      if (faces.length === 0) this.error(`no font face of ${family} is built`);
      for (const face of faces) {
        const path = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
        const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1];
        const file = files.find(({ fileName }) => path?.endsWith(fileName.replace(/^assets\//, '')));
        if (range === undefined || !(file?.source instanceof Uint8Array)) return this.error(`can't cut ${face}`);
        file.source = await subset(Buffer.from(file.source), charactersOf(range), { targetFormat: 'woff2' });
      }
    },
  };
}
