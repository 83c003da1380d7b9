import { ownEvent } from '../../app/own-game';
import type { LogLine, Seat, Span } from '../../bindings';

/** A move as it is written down: where, or a pass, and how many stones it took off; and which of all decisions it was. */
export type Written = { point: string | null; captured: number; ply: number };

/** A line of the game as Go players write one down: a move of Black's and White's answer; or what was no move. */
export type Row = { kind: 'moves'; number: number; black: Written | null; white: Written | null } | { kind: 'told'; text: Span[] };

const BLACK: Seat = 0;

/** The log, with moves in pairs. What isn't a move stands between them in its own words. */
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
