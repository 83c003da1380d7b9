import { ownEvent } from '../../app/own-game';
import type { LogLine, Seat, Span } from '../../bindings';

/** A written move: its point, or null for a pass, the number of captured stones, and its ply. */
export type NotatedMove = { point: string | null; captured: number; ply: number };

/** A line of the notation: a move of Black with White's answer, or the text of an event that is no move. */
export type Row = { kind: 'moves'; number: number; black: NotatedMove | null; white: NotatedMove | null } | { kind: 'told'; text: Span[] };

const BLACK: Seat = 0;

/** Returns the log as notation, with moves in pairs. Other events stand between them as text. */
export function writtenDown(log: LogLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of log) {
    const event = ownEvent('cardgo', line);
    if (event?.kind !== 'played' && event?.kind !== 'passed') {
      rows.push({ kind: 'told', text: line.text });
      continue;
    }
    const { seat, number } = event;
    const { ply } = line;
    const move = event.kind === 'played' ? { point: event.point, captured: event.captured.length, ply } : { point: null, captured: 0, ply };
    const last = rows.at(-1);
    if (seat !== BLACK && last?.kind === 'moves' && last.white === null) last.white = move;
    else rows.push({ kind: 'moves', number, black: seat === BLACK ? move : null, white: seat === BLACK ? null : move });
  }
  return rows;
}
