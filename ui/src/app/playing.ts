import type { BotSurvey, CardSheet, Forecast, GameIntent, GameMove, HintView, LogLine, Reason, TableSnapshot } from '../bindings';

/** What a table's page does around a change of picture: remember where things were, then fly them. */
export type Stage = {
  before: () => void;
  /** The picture is there: whoever plays with the keyboard goes on where one plays, if what had the focus is gone. */
  settle: () => void;
  /** Something happened in it, and is shown happening. */
  after: (previous: TableSnapshot, news: LogLine[]) => Promise<void>;
};

/** Where in a game one looks back: its whole log, after how many decisions, and the way to another moment. */
export type Past = { readonly log: LogLine[]; readonly at: number; to(ply: number): Promise<void> };

/** What a bot would have done: for the person or for somebody else, and in words for where nothing can be lit. */
export type Preferred = { own: boolean; text: string };

/**
 * What a table on screen plays with: a kept table, a scenario being shown, or a lesson. It holds the latest
 * picture and answers touches; the table's own parts need to know no more.
 */
export type Playing = {
  readonly snapshot: TableSnapshot;
  readonly log: LogLine[];
  /** A decision is on its way: nothing is asked until its picture is here. */
  readonly acting: boolean;
  /** Moves to be lit: a hint's, or what a demonstration is about. */
  readonly lit: GameMove[];
  /** Looked back at, what a bot would have done lies lit. */
  readonly preferred?: Preferred | null;
  /** … and what was done instead, or the same. */
  readonly made?: GameMove | null;
  /** None where one doesn't look back. */
  readonly past?: Past;
  stage: Stage | null;
  act(move: GameMove): Promise<void>;
  /** Says why what was touched is not possible. */
  explain(intent: GameIntent): Promise<void>;
  /** The same, for who says it in a place of their own; null where it can't be told. */
  reasons(intent: GameIntent): Promise<Reason[] | null>;
  /** What a listed move is certain to change, seat by seat. */
  forecast(move: GameMove): Promise<Forecast[]>;
  /** All that may be known of a card. */
  card(code: string): Promise<CardSheet | null>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  step(): Promise<void>;
  hint(): Promise<HintView | null>;
  /** What a bot proposes to whoever is to decide, as the rules have it do; not where no bot plays. */
  proposal?: () => Promise<GameMove[] | null>;
  /** How the board is likely to be shared out; not where nobody may be asked that. */
  survey?: () => Promise<BotSurvey | null>;
};
