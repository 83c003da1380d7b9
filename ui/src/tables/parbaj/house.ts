import * as own from '../../app/own-game';
import type { Playing } from '../../app/playing';
import { printedOn } from '../../app/printed';
import type { GameIntent, GameMove, LogLine, PadFaultOf, TableSnapshot } from '../../bindings';
import type { PadBook } from '../../screens/pads/book.svelte';
import type { ParbajEvent, ParbajFault, ParbajIntent, ParbajMove, ParbajPrinted, ParbajSheet, ParbajTally, ParbajView } from './types';

/**
 * The house as this table speaks with it: nothing but its own moves, touches and pictures cross here. (The bindings
 * learn of this table with Rust's list of them; until then, types are said here.)
 */
type Game = Parameters<typeof own.ownState>[0];
const GAME = 'parbaj' as Game;

export function stateOf(snapshot: TableSnapshot): { view: ParbajView; moves: ParbajMove[] } {
  return own.ownState(GAME, snapshot) as unknown as { view: ParbajView; moves: ParbajMove[] };
}

/** A move, if it is one of this game. */
export function moveOf(move: GameMove): ParbajMove | null {
  return own.ownMove(GAME, move) as unknown as ParbajMove | null;
}

/** What a line tells of, if it is this game's. */
export function eventOf(line: LogLine): ParbajEvent | null {
  return own.ownEvent(GAME, line) as unknown as ParbajEvent | null;
}

export function act(play: Playing, move: ParbajMove): Promise<void> {
  return play.act({ game: GAME, move } as unknown as GameMove);
}

export function explain(play: Playing, intent: ParbajIntent): Promise<void> {
  return play.explain({ game: GAME, intent } as unknown as GameIntent);
}

/** What is printed on this table's cards, by their names. */
export function printed<Face>(read: (cards: ParbajPrinted[]) => Iterable<[string, Face]>): ReadonlyMap<string, Face> {
  return printedOn(GAME, (cards) => read(cards as unknown as ParbajPrinted[]));
}

export function sheetOf(book: PadBook): ParbajSheet {
  return book.sheet(GAME) as unknown as ParbajSheet;
}

export function tallyOf(book: PadBook): ParbajTally {
  return book.tally(GAME) as unknown as ParbajTally;
}

export function faultOf(book: PadBook, what: PadFaultOf): ParbajFault | null {
  return book.fault(GAME, what) as unknown as ParbajFault | null;
}

/** Writes something on the pad: `change` gets a copy of the sheet to write on. */
export function write(book: PadBook, change: (sheet: ParbajSheet) => void): void {
  book.write(GAME, (sheet) => {
    change(sheet as unknown as ParbajSheet);
  });
}
