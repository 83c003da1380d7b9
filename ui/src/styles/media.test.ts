// Sizes of windows have names, in styles and in code.

import { expect, test } from 'vitest';
import { customMedia, expanded } from '../../custom-media';
import * as media from './media';

const styles = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], { eager: true, query: '?raw', import: 'default' });
const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!./media.ts', '!./media.test.ts'], { eager: true, query: '?raw', import: 'default' });
const SIZE = /\b(width|height)\s*[:<>=]/;

/** Returns the places of conditions on a size that have no name. */
function unnamed(files: Record<string, string>, conditions: RegExp): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(conditions)].flatMap(([condition]) => (SIZE.test(condition) ? [`${file}: ${condition}`] : [])),
  );
}

test('no style names a size in a media query: the names are in media.ts', () => {
  expect(Object.values(styles).every((text) => text !== '')).toBe(true);
  expect(unnamed(styles, /@media[^{]*/g)).toEqual([]);
  expect(unnamed({ 'a.css': '@media (--low) {} @media print and (min-width:700px) {} @media (width >= 40rem) {}' }, /@media[^{]*/g)).toHaveLength(2);
});

test('no code names one either', () => {
  expect(unnamed(code, /(matchMedia|MediaQuery)\([^;]*/g)).toEqual([]);
});

test('every name is used', () => {
  const all = Object.values(styles).join('\n') + Object.values(code).join('\n');
  const own = import.meta.glob<string>('./media.ts', { eager: true, query: '?raw', import: 'default' })['./media.ts'] ?? '';
  const unused = Object.keys(media).filter((name) => {
    const written = `(--${name.toLowerCase().replaceAll('_', '-')})`;
    return !all.includes(written) && !new RegExp(`\\b${name}\\b`).test(all) && !own.includes(`\${${name}}`);
  });
  expect(unused).toEqual([]);
});

test('names stand for their conditions, alone, combined, and in lists', () => {
  const sizes = { NARROW: '(max-width: 1px)', LOW: '(max-height: 2px)', ODD: '(a: 1) and (b: 2), (c: 3)' };
  expect(expanded('(--narrow)', sizes)).toBe('(max-width: 1px)');
  expect(expanded('(hover: hover) and (--narrow), (--low)', sizes)).toBe('(hover: hover) and (max-width: 1px), (max-height: 2px)');
  expect(expanded('(--low) and (--odd)', sizes)).toBe('(max-height: 2px) and (a: 1) and (b: 2), (max-height: 2px) and (c: 3)');
  expect(expanded('print', sizes)).toBe('print');
});

test('an unknown name and a negated one are faults', () => {
  expect(() => expanded('(--wide)', {})).toThrow('wide');
  expect(() => expanded('not all and (--low)', { LOW: '(max-height: 2px)' })).toThrow('and');
  const rule = { params: '(--wide)', error: (message: string) => new Error(`at line 1: ${message}`) };
  expect(() => { customMedia({}).AtRule.media(rule); }).toThrow('at line 1');
});
