// A table without a page: what a choice plays with, from a recorded game or made up, and what it was told.

import { mockIPC } from '@tauri-apps/api/mocks';
import { flushSync } from 'svelte';
import { session } from '../src/app/session.svelte';
import { Hint } from '../src/app/hint.svelte';
import type { Past, Playing, Preferred, Stage } from '../src/app/playing';
import type { CardSheet, Forecast, GameIntent, GameMove, GameView, HintView, Reason, TableSnapshot } from '../src/bindings';
import { ready } from '../src/messages/index.svelte';
import { House } from './house';
import { recordedGame, type RecordedGame } from './recording';

type Move<G> = Extract<GameMove, { game: G }>['move'];
type Intent<G> = Extract<GameIntent, { game: G }>['intent'];

/** Words and printed cards are there, as wherever cards are shown; settings are as somebody has them who changed none. */
export async function withCards(): Promise<House> {
  const house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  await Promise.all([session.load(), ready()]);
  return house;
}

/** Somebody at a table: what they decided, and what they asked about. */
export class Seated<G extends GameView['game']> implements Playing {
  snapshot: TableSnapshot = $state.raw({} as TableSnapshot);
  acting = $state(false);
  lit: GameMove[] = $state.raw([]);
  preferred: Preferred | null = $state.raw(null);
  made: GameMove | null = $state.raw(null);
  stage: Stage | null = null;
  past?: Past;
  readonly acted: Move<G>[] = [];
  readonly explained: Intent<G>[] = [];
  undone = 0;
  /** What a move would change, and what a hint says, if a test says so. */
  foretold: Forecast[] = [];
  hinted: HintView | null = null;
  /** What stands against whatever is touched, if a test says so. */
  against: Reason[] | null = null;
  readonly game: RecordedGame;

  constructor(game: G, at = 0) {
    this.game = recordedGame(game);
    this.to(at);
  }

  /** Another picture of the recorded game. */
  to(at: number): void {
    const picture = this.game.pictures[at];
    if (!picture) throw new Error(`no picture ${String(at)}`);
    this.snapshot = picture;
  }

  /** How the table stands, with something else in what is seen, listed or told. */
  now({ view = {}, moves, ...rest }: { view?: object; moves?: readonly Move<G>[] } & Partial<Omit<TableSnapshot, 'state'>>): void {
    const { state } = this.snapshot;
    const other = { ...state, view: { ...state.view, ...view }, moves: moves ?? state.moves };
    this.snapshot = { ...this.snapshot, ...rest, state: other as GameView };
  }

  get log(): TableSnapshot['log'] {
    return this.snapshot.log;
  }

  hint(): Promise<HintView | null> {
    return Promise.resolve(this.hinted);
  }

  act(move: GameMove): Promise<void> {
    this.acted.push(move.move as Move<G>);
    return Promise.resolve();
  }

  explain(intent: GameIntent): Promise<void> {
    this.explained.push(intent.intent as Intent<G>);
    return Promise.resolve();
  }

  reasons(intent: GameIntent): Promise<Reason[] | null> {
    this.explained.push(intent.intent as Intent<G>);
    return Promise.resolve(this.against);
  }

  forecast(): Promise<Forecast[]> {
    return Promise.resolve(this.foretold);
  }

  card(): Promise<CardSheet | null> {
    return Promise.resolve(null);
  }

  undo(): Promise<void> {
    this.undone += 1;
    return Promise.resolve();
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  step(): Promise<void> {
    return Promise.resolve();
  }
}

/** A hint with these moves, laid open. */
export function hintOf(play: Playing, ...moves: GameMove[]): Hint {
  const hint = new Hint(play);
  hint.view = { moves: moves.map((move) => ({ move, text: JSON.stringify(move), prospect: null, why: null, expected: null, line: [] })) };
  return hint;
}

/** No hint. */
export function noHint(play: Playing): Hint {
  return new Hint(play);
}

/** Makes something that needs effects, as a component would; `end` is its leaving the page. */
export function withEffects<Made>(make: () => Made): { made: Made; end: () => void } {
  let made: Made | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as Made, end };
}
