import { describe, expect, test } from 'vitest';
import type { LogLine } from '../bindings';
import { eventsSinceOwnMove } from './recent-events';

const line = (seat: number | null, text: string): LogLine => ({ text: [{ kind: 'text', text }], rule: '', seat, ply: 0, event: {} }) as unknown as LogLine;
const told = (lines: LogLine[]) => lines.map(({ text: [span] }) => (span && 'text' in span ? span.text : ''));
const weigh = ({ text: [span] }: LogLine) => (span && 'text' in span && span.text.startsWith('~') ? 'routine' : 'usual');

describe('what has happened', () => {
  const log = [line(null, 'deal'), line(0, 'mine'), line(0, '~drawn'), line(1, 'Anna played'), line(1, '~declined'), line(2, 'Béla passed')];

  test('is what others did since my own last decision', () => {
    expect(told(eventsSinceOwnMove(log, 0, weigh))).toEqual(['Anna played', 'Béla passed']);
    expect(told(eventsSinceOwnMove(log, 1, weigh))).toEqual(['Béla passed']);
  });

  test('goes on where I only let things pass', () => {
    const declined = [...log.slice(0, 4), line(0, '~declined'), line(1, 'Anna played')];
    expect(told(eventsSinceOwnMove(declined, 0, weigh))).toEqual(['Anna played', 'Anna played']);
  });

  test('is my own line where nobody has done anything since, and the deal before anybody has', () => {
    expect(told(eventsSinceOwnMove(log.slice(0, 3), 0, weigh))).toEqual(['mine']);
    expect(told(eventsSinceOwnMove(log.slice(0, 1), 0, weigh))).toEqual(['deal']);
    expect(eventsSinceOwnMove([], 0, weigh)).toEqual([]);
  });
});
