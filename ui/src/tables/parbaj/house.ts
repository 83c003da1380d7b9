import * as own from '../../app/own-game';
import type { Playing } from '../../app/playing';
import { printedOn } from '../../app/printed';
import type { GameMove, LogLine, ParbajEvent, ParbajIntent, ParbajMove, ParbajPrinted, ParbajSheet, ParbajTally, ParbajView, Reason, TableSnapshot } from '../../bindings';
import type { PadBook } from '../../screens/pads/book.svelte';

// The house as this table speaks with it: nothing but its own moves, touches and pictures cross here.

const GAME = 'parbaj';

export function stateOf(snapshot: TableSnapshot): { view: ParbajView; moves: ParbajMove[] } {
  return own.ownState(GAME, snapshot);
}

/** A move, if it is one of this game. */
export function moveOf(move: GameMove): ParbajMove | null {
  return own.ownMove(GAME, move);
}

/** What a line tells of, if it is this game's. */
export function eventOf(line: LogLine): ParbajEvent | null {
  return own.ownEvent(GAME, line);
}

export function act(play: Playing, move: ParbajMove): Promise<void> {
  return play.act({ game: GAME, move });
}

export function explain(play: Playing, intent: ParbajIntent): Promise<void> {
  return play.explain({ game: GAME, intent });
}

/** Why what was touched isn't possible, to be said beside it. */
export function reasonsAgainst(play: Playing, intent: ParbajIntent): Promise<Reason[] | null> {
  return play.reasons({ game: GAME, intent });
}

/** What is printed on this table's cards, by their names. */
export function printed<Face>(read: (cards: ParbajPrinted[]) => Iterable<[string, Face]>): ReadonlyMap<string, Face> {
  return printedOn(GAME, read);
}

export function sheetOf(book: PadBook): ParbajSheet {
  return book.sheet(GAME);
}

export function tallyOf(book: PadBook): ParbajTally {
  return book.tally(GAME);
}

/** Writes something on the pad: `change` gets a copy of the sheet to write on. */
export function write(book: PadBook, change: (sheet: ParbajSheet) => void): void {
  book.write(GAME, change);
}
