import { describe, expect, test } from 'vitest';
import type { LogLine } from '../bindings';
import { logParts } from './log-parts';
import type { Weights } from './weights';

const line = (seat: number | null, rule: string): LogLine => ({ text: [], rule, seat, ply: 0, event: {} }) as unknown as LogLine;
/** The rule of a test line encodes its class: `~` routine, `#` a heading, `!` done to me. */
const weights: Weights = {
  weigh: ({ rule }) => (rule.startsWith('~') ? 'routine' : 'usual'),
  isHeading: ({ rule }) => rule.startsWith('#'),
  isDoneTo: ({ rule }) => rule.startsWith('!'),
};
const shapes = (log: LogLine[]) =>
  logParts(log, 0, weights).map((part) => (part.kind === 'run' ? part.lines.map(({ rule }) => rule).join('') : `${part.kind} ${part.line.rule}`));

describe('a log in parts', () => {
  test('folds routine lines in a row, and no single one', () => {
    expect(shapes([line(0, '~a'), line(1, '~b'), line(1, 'c'), line(1, '~d'), line(0, 'e')])).toEqual(['~a~b', 'line c', 'line ~d', 'line e']);
  });

  test('never folds the newest line', () => {
    expect(shapes([line(0, 'a'), line(1, '~b'), line(1, '~c'), line(0, '~d')])).toEqual(['line a', '~b~c', 'line ~d']);
  });

  test('keeps headings apart from what follows them', () => {
    expect(shapes([line(null, '#1'), line(0, '~a'), line(0, '~b'), line(null, '#2'), line(1, 'c')])).toEqual(['heading #1', '~a~b', 'heading #2', 'line c']);
  });

  test('tells whose turn begins and what was done to me', () => {
    const parts = logParts([line(0, 'a'), line(1, '!b'), line(1, 'c')], 0, weights);
    expect(parts.map((part) => part.kind !== 'run' && [part.turn, part.done])).toEqual([[false, false], [true, true], [false, false]]);
  });

  test('is every line where nothing is known of them', () => {
    expect(logParts([line(0, '~a'), line(0, '~b'), line(0, '#c')], 0, null).map(({ kind }) => kind)).toEqual(['line', 'line', 'line']);
  });
});
