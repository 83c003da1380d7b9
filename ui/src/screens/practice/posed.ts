import type { Mistake, PuzzleGrade } from '../../bindings';

/** What an exercise asks for: something better than a decision of the person, or the best move of a puzzle. */
export type Posed = { kind: 'mistake'; mistake: Mistake } | { kind: 'puzzle'; number: number; grade: PuzzleGrade; about: string | null };
