import type { BotSurvey, CardSheet, Forecast, GameIntent, GameMove, HintView, LogLine, Reason, TableSnapshot } from '../bindings';

/**
 * A table component's callbacks around a change of the snapshot: it measures positions before and animates the movement
 * after.
 */
export type Stage = {
  before: () => void;
  /** The new snapshot is drawn: if the focused element is gone, the focus moves to where play continues. */
  settle: () => void;
  /** Animates what happened between the two snapshots. */
  after: (previous: TableSnapshot, news: LogLine[]) => Promise<void>;
};

/** The position of a replay: the whole log, the number of decisions shown, and a way to another moment. */
export type Past = { readonly log: LogLine[]; readonly at: number; to(ply: number): Promise<void> };

/**
 * The move a bot prefers: whether it is the person's own decision, and the move in words for where nothing can be
 * highlighted.
 */
export type PreferredMove = { own: boolean; text: string };

/**
 * The interface between a table on screen and its source: a kept table, a demonstration or a lesson. It holds the
 * latest snapshot and answers touches; components need nothing else.
 */
export type PlaySource = {
  readonly snapshot: TableSnapshot;
  readonly log: LogLine[];
  /** A decision is being sent: nothing is asked until its snapshot has arrived. */
  readonly acting: boolean;
  /** Moves to highlight: a hint's, or those a demonstration is about. */
  readonly lit: GameMove[];
  /** In a replay, the bot's preferred move, which is highlighted. */
  readonly preferred?: PreferredMove | null;
  /** In a replay, the move that was made instead, or the same one. */
  readonly made?: GameMove | null;
  /** Absent outside a replay. */
  readonly past?: Past;
  stage: Stage | null;
  act(move: GameMove): Promise<void>;
  /** Explains why what was touched is not possible. */
  explain(intent: GameIntent): Promise<void>;
  /** Returns the same reasons for callers that show them themselves; `null` if they can't be loaded. */
  reasons(intent: GameIntent): Promise<Reason[] | null>;
  /** Returns what a legal move is certain to change, seat by seat. */
  forecast(move: GameMove): Promise<Forecast[]>;
  /** Returns all that the person may know of a card. */
  card(code: string): Promise<CardSheet | null>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  step(): Promise<void>;
  hint(): Promise<HintView | null>;
  /** Returns a bot's proposal to the seat to move, where the rules have it make one; absent where no bot plays. */
  proposal?: () => Promise<GameMove[] | null>;
  /** Returns the likely final ownership of the board; absent where asking for it isn't allowed. */
  survey?: () => Promise<BotSurvey | null>;
};
