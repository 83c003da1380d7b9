import * as own from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import { cardFaces } from '../../app/card-faces';
import type { GameMove, LogLine, ParbajEvent, ParbajIntent, ParbajMove, ParbajPrinted, ParbajSheet, ParbajTally, ParbajView, Reason, TableSnapshot } from '../../bindings';
import type { PadBook } from '../../screens/pads/book.svelte';

// Typed access to the house for this game: only its own moves, intents and views pass through here.

const GAME = 'parbaj';

/** Returns the view and the listed moves of a snapshot of this game. */
export function stateOf(snapshot: TableSnapshot): { view: ParbajView; moves: ParbajMove[] } {
  return own.ownState(GAME, snapshot);
}

/** Returns the move if it belongs to this game, otherwise null. */
export function moveOf(move: GameMove): ParbajMove | null {
  return own.ownMove(GAME, move);
}

/** Returns the event of a log line if it belongs to this game, otherwise null. */
export function eventOf(line: LogLine): ParbajEvent | null {
  return own.ownEvent(GAME, line);
}

/** Carries out a move; resolves when the new snapshot is shown. */
export function act(play: PlaySource, move: ParbajMove): Promise<void> {
  return play.act({ game: GAME, move });
}

/** Asks the engine to explain why the intent is impossible. */
export function explain(play: PlaySource, intent: ParbajIntent): Promise<void> {
  return play.explain({ game: GAME, intent });
}

/** Returns the reasons why the intent is impossible. */
export function reasonsAgainst(play: PlaySource, intent: ParbajIntent): Promise<Reason[] | null> {
  return play.reasons({ game: GAME, intent });
}

/** Returns the printed data of the game's cards, by their IDs. */
export function printed<Face>(read: (cards: ParbajPrinted[]) => Iterable<[string, Face]>): ReadonlyMap<string, Face> {
  return cardFaces(GAME, read);
}

/** Returns the sheet of a score pad of this game. */
export function sheetOf(book: PadBook): ParbajSheet {
  return book.sheet(GAME);
}

/** Returns the tally of a score pad of this game. */
export function tallyOf(book: PadBook): ParbajTally {
  return book.tally(GAME);
}

/** Changes the score pad: `change` receives a copy of the sheet to modify. */
export function write(book: PadBook, change: (sheet: ParbajSheet) => void): void {
  book.write(GAME, change);
}
