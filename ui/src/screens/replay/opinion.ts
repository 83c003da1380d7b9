import type { BotGrade, ForcedDecision, JudgedDecision, Seat, TurningPoint } from '../../bindings';

/** A decision's grade, or `forced` if there was no alternative. */
export type Mark = BotGrade | 'forced';

/** All grades, the best first. */
export const MARKS: readonly Mark[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'forced'];

/** A row in the list of the person's decisions; forced decisions in a row share one. */
export type Row =
  | { mark: BotGrade; ply: number; decision: JudgedDecision }
  | { mark: 'forced'; ply: number; last: number; count: number; text: string };

/** Returns a seat's decisions in order. */
export function rowsOf(decisions: readonly JudgedDecision[], forced: readonly ForcedDecision[], seat: Seat): Row[] {
  const judged = decisions.map((decision): Row => ({ mark: decision.grade, ply: decision.ply, decision }));
  const idle = forced.filter((it) => it.seat === seat).map(({ ply, text }): Row => ({ mark: 'forced', ply, last: ply, count: 1, text }));
  const all = [...judged.filter((row) => row.mark === 'forced' || row.decision.seat === seat), ...idle].toSorted((one, other) => one.ply - other.ply);
  const rows: Row[] = [];
  for (const row of all) {
    const before = rows.at(-1);
    if (row.mark === 'forced' && before?.mark === 'forced') rows[rows.length - 1] = { ...before, last: row.ply, count: before.count + 1 };
    else rows.push(row);
  }
  return rows;
}

/** Returns how many decisions of each grade a seat made, without grades it never had. */
export function countsOf(rows: readonly Row[]): [Mark, number][] {
  const count = (mark: Mark) => rows.reduce((sum, row) => sum + (row.mark === mark ? (row.mark === 'forced' ? row.count : 1) : 0), 0);
  return MARKS.map((mark): [Mark, number] => [mark, count(mark)]).filter(([, count]) => count > 0);
}

const GREAT: readonly Mark[] = ['mistake', 'blunder'];

/**
 * Returns the statement on mistakes and blunders once everything is judged: `nobody` made one, the person made none
 * (`notOne`), or the person made none and yet their decisions turned the game (`bits`); `null` if the person made one.
 */
export function verdictOn(decisions: readonly JudgedDecision[], turns: readonly TurningPoint[], seat: Seat, both: boolean): 'nobody' | 'notOne' | 'bits' | null {
  if (decisions.length === 0) return null;
  const erred = decisions.filter(({ grade }) => GREAT.includes(grade));
  const own = new Set(decisions.filter((decision) => decision.seat === seat).map(({ ply }) => ply));
  if (erred.some(({ ply }) => own.has(ply))) return null;
  if (turns.some(({ cause, ply }) => cause === 'decision' && own.has(ply))) return 'bits';
  if (!both) return 'notOne';
  return erred.length === 0 ? 'nobody' : 'notOne';
}
