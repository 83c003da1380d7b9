// The games, found by their folders, with what tests that go through all games must know of each.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './places.js';
import * as usual from './touches.js';

const folders = join(root, 'src-tauri/games');

/** Every game, by its name in commands. */
export const GAMES = readdirSync(folders).filter((name) => existsSync(join(folders, name, 'rules')));

/** The games that have lessons. */
export const TAUGHT = GAMES.filter((name) => existsSync(join(folders, name, 'tutorial.json')));

/** Returns the folder of a game's own tests; every game has one. */
export function folderOf(game) {
  const folder = join(root, 'tests/ui/games', game);
  if (!existsSync(folder)) throw new Error(`no tests of the window for ${game}: ${folder} is missing`);
  return folder;
}

/** Returns the module of that name in the game's folder of tests; null if there is none. */
export async function own(game, file) {
  const there = join(folderOf(game), file);
  return existsSync(there) ? import(pathToFileURL(there).href) : null;
}

/** Returns the function that picks the next touch at a game (touches.js): the game's own, or the usual one. */
export async function nextTouchOf(game) {
  const { nextTouch } = (await own(game, 'touches.js')) ?? usual;
  return nextTouch;
}

/** Defaults for a game whose `about.js` says nothing else. */
const USUAL = {
  /** Whether it is the game used where any would do; one game says so. */
  example: false,
  /** The setup of a short game, with this many bots. */
  bots: 2,
  /** The number of automata, which are seated after them. */
  automata: 0,
  options: {},
  /** The number of bots at a table with more players. */
  crowd: 3,
  /** Picks a move so that a game comes to an end. */
  choose: ({ state: { moves } }) => moves[0],
  /** The page's own layout keeps hand, board and buttons in place. */
  steady: true,
  /** Selector of what is touched to play. */
  piece: '.hand .slot',
  /** Returns the decision to make before anything can be chosen; null once there is a choice. */
  opening: () => null,
  /** Selector of what can then be chosen by a touch. */
  choosable: '.hand .lit',
  /** A selection is sent to the house at once, step by step, and taken back there. */
  announces: false,
  /** Selector of what exists while something is chosen. */
  held: '.table .chosen',
  /**
   * Selectors: a touch on `forbidden` is refused with a sentence (null if there is nothing forbidden at first); one on
   * `seat` shows the player's details.
   */
  forbidden: '.hand .faded',
  seat: '.plate',
  /** Selector of where cards are played, beside the hand. */
  field: '.felt',
  /** The minimum number of visible lines of a lesson that doesn't fit, on the lowest phone. */
  lines: 6.5,
  /** What its window explains on first use, by the names used in settings. */
  explained: [],
  /** Beginnings, in English, of announced sums that are not log lines. */
  heard: [],
  /**
   * The film of the game: the table's seed, level and options, how many hinted decisions of the person were made before
   * it, and the selector of what a hinted decision touches (by default, whatever is highlighted is touched).
   */
  film: {},
  /** Short games to be replayed; the bot judges at least `judged` decisions of each. */
  looked: [{ name: 'a game', seed: '3', judged: 12 }],
};

const rooted = await Promise.all(GAMES.map(async (table) => [table, { ...USUAL, ...(await own(table, 'about.js')) }]));

/** The properties of each game. */
export const ABOUT = Object.fromEntries(rooted);

/** The game used where any would do. */
export const EXAMPLE = GAMES.find((table) => ABOUT[table].example) ?? GAMES[0];
