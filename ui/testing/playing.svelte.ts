// A table without a page: the play of a recorded or made-up game, with the commands it was sent.

import { mockIPC } from '@tauri-apps/api/mocks';
import { flushSync } from 'svelte';
import { session } from '../src/app/session.svelte';
import { Hint } from '../src/app/hint.svelte';
import type { Past, PlaySource, PreferredMove, Stage } from '../src/app/play-source';
import type { CardSheet, Forecast, GameIntent, GameMove, GameView, HintView, Reason, TableSnapshot } from '../src/bindings';
import { ready } from '../src/messages/index.svelte';
import { House } from './house';
import { recordedGame, type RecordedGame } from './recording';

type Move<G> = Extract<GameMove, { game: G }>['move'];
type Intent<G> = Extract<GameIntent, { game: G }>['intent'];

/** Loads texts and printed cards, as for every page that shows cards; settings have their defaults. */
export async function withCards(): Promise<House> {
  const house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  await Promise.all([session.load(), ready()]);
  return house;
}

/** A play that stores the decisions made and the questions asked. */
export class Seated<G extends GameView['game']> implements PlaySource {
  snapshot: TableSnapshot = $state.raw({} as TableSnapshot);
  acting = $state(false);
  lit: GameMove[] = $state.raw([]);
  preferred: PreferredMove | null = $state.raw(null);
  made: GameMove | null = $state.raw(null);
  stage: Stage | null = null;
  past?: Past;
  readonly acted: Move<G>[] = [];
  readonly explained: Intent<G>[] = [];
  undone = 0;
  /** The forecast and the hint to return, if a test sets them. */
  foretold: Forecast[] = [];
  hinted: HintView | null = null;
  /** The reasons against any touch, if a test sets them. */
  against: Reason[] | null = null;
  readonly game: RecordedGame;

  constructor(game: G, at = 0) {
    this.game = recordedGame(game);
    this.to(at);
  }

  /** Goes to another snapshot of the recorded game. */
  to(at: number): void {
    const picture = this.game.pictures[at];
    if (!picture) throw new Error(`no picture ${String(at)}`);
    this.snapshot = picture;
  }

  /** Changes parts of the snapshot: its view, its legal moves, or other fields. */
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

/** Returns an open hint with these moves. */
export function hintOf(play: PlaySource, ...moves: GameMove[]): Hint {
  const hint = new Hint(play);
  hint.view = { moves: moves.map((move) => ({ move, text: JSON.stringify(move), prospect: null, why: null, expected: null, line: [] })) };
  return hint;
}

/** Returns a closed hint. */
export function noHint(play: PlaySource): Hint {
  return new Hint(play);
}

/** Creates something that needs effects, as a component would; `end` destroys it. */
export function withEffects<Made>(make: () => Made): { made: Made; end: () => void } {
  let made: Made | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as Made, end };
}
