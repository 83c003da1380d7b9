// The tables there are, found by their folders, and what a test that goes round all of them must know of each.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.js';

const rooms = join(root, 'src-tauri/tables');

/** Every table, by its name in commands. */
export const TABLES = readdirSync(rooms).filter((name) => existsSync(join(rooms, name, 'rules')));

/** Those that have lessons. */
export const TAUGHT = TABLES.filter((name) => existsSync(join(rooms, name, 'tutorial.json')));

/** What the table's own room (`tests/ui/tables/<table>`) holds under this name; null where it has nothing to say. */
export async function own(table, file) {
  const there = new URL(`../tables/${table}/${file}`, import.meta.url);
  return existsSync(there) ? import(there.href) : null;
}

/** What holds of a table whose room says nothing else in its `about.js`. */
const USUAL = {
  /** The table that is laid where any would do; one room says so. */
  example: false,
  /** How it is laid: a game that is soon over, with so many bots. */
  bots: 2,
  /** … and so many seats after them that follow rules of their own. */
  automata: 0,
  options: {},
  /** … and with more people round it. */
  crowd: 3,
  /** Decides somehow, so that a game comes to an end. */
  choose: ({ state: { moves } }) => moves[0],
  /** Hand, board and buttons keep their places by the page's own layout. */
  steady: true,
  /** What is touched to play, on the screen. */
  piece: '.hand .slot',
  /** What is decided before anything can be chosen; null once it can be. */
  opening: () => null,
  /** What can be chosen there by a touch then. */
  choosable: '.hand .lit',
  /** What is chosen is told to the house at once, step by step, and taken back there. */
  announces: false,
  /** What is there as long as something is chosen. */
  held: '.table .chosen',
  /** A touch on it is refused with a sentence (null where nothing is, at first); and one on a seat tells of who sits there. */
  forbidden: '.hand .faded',
  seat: '.plate',
  /** Where one plays, beside the hand. */
  field: '.felt',
  /** So many lines of a lesson are in sight at least, where not all of it is, on the lowest phone. */
  lines: 6.5,
  /** What its window explains where it is first met, by the names that settings keep. */
  explained: [],
  /** Sums that are heard, beside the lines of the log: how they begin, in English. */
  heard: [],
  /** Short games to be looked back at; of each, the bot judges so many decisions at least. */
  looked: [{ name: 'a game', seed: '3', judged: 12 }],
};

const rooted = await Promise.all(TABLES.map(async (table) => [table, { ...USUAL, ...(await own(table, 'about.js')) }]));

/** What is known of each table. */
export const ABOUT = Object.fromEntries(rooted);

/** Where any table would do. */
export const EXAMPLE = TABLES.find((table) => ABOUT[table].example) ?? TABLES[0];
