// Every page of the app in a pseudo-language: a text that is in no brackets must come from the house.

import { afterEach, beforeAll, expect, test } from 'vitest';
import { RecordedTable, type House } from '../../testing/house';
import { openPad } from '../../testing/pads';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { installPseudoLanguage, stringsIn } from '../../testing/pseudo-language';
import { practised } from '../../testing/practising';
import { puzzled } from '../../testing/puzzling';
import { recorded, recordedGame, type RecordedGame } from '../../testing/recording';
import { key, touch } from '../../testing/touch';
import { sentencesIn, untranslatedIn } from '../../testing/untranslated';
import type { Span } from '../bindings';
import { pronounced } from '../app/announcements.svelte';
import { forgetOverlays } from '../app/overlays';
import { plain } from '../app/plain';
import type { Route } from '../app/route';
import { GAME_UIS } from '../games';
import { LANGUAGE_NAMES } from '../messages/languages';

const GAMES = Object.keys(GAME_UIS).map((name) => recordedGame(name));
/** Parts of a game's reading pages. */
const PARTS = ['minute', 'icons', 'aid', 'house', 'cards'];
/** At a table, one of so many snapshots is shown, beside the last one. */
const STRIDE = 8;
/** What opens a sheet, except cards and rules in texts, which are many and alike. */
const OPENERS = 'button[aria-haspopup="dialog"]:not([data-inspect], .rule, .words *)';
const SHEETS = 6;

/** Texts that a recorded table answers on its own, and names that every language writes alike. */
const OTHERS = ['Egy lap', 'ABCD-EFGH', ...Object.values(LANGUAGE_NAMES)];

/** Returns the arguments with which a command was recorded. */
function asked(command: string): Record<string, unknown>[] {
  const calls = Object.keys(recorded<object>('answers')).filter((call) => call.startsWith(`${command} `));
  return calls.map((call) => JSON.parse(call.slice(command.length)) as Record<string, unknown>);
}

/** An empty pad of each game. */
const PADS = asked('pad').filter(({ sheet }, at, all) => sheet === null && all.findIndex((other) => other['sheet'] === null && other['game'] === all[at]?.['game']) === at) as (Parameters<typeof openPad>[0])[];

/** A page to open, how the house differs from the recorded one, and what is in sight once the page is complete. */
type Visit = { hash: string; prepare?: (house: House) => void; sight?: string };

const ofGames = (address: (game: string) => string): Visit[] => GAMES.map(({ game }) => ({ hash: address(game) }));
/** A game with a costly decision. */
const learnFrom = (house: House, game: RecordedGame): void => {
  new RecordedTable(house, game, game.pictures.length - 1);
  practised(house, game, () => true);
};
/** One of its positions comes back. */
const comesBack = (house: House, game: RecordedGame): void => {
  learnFrom(house, game);
  house.on('practice_due', () => ({ due: [{ source: { from: 'table', id: game.id, ply: 0 }, game: game.game }], later: 0 }));
};
/** Puzzles in every state. */
const withPuzzles = (game: RecordedGame) => (house: House): void => {
  puzzled(house, game.game, ['solved', 'solvedLater', 'failed', 'untried']);
};
const noLists = (house: House): void => { house.on('list_kept', () => []); };

/** The pages to open, for every kind of page but tables and pads, which have tests of their own. */
const VISITS: Readonly<Record<Exclude<Route['page'], 'table' | 'pad'>, readonly Visit[]>> = {
  home: [{ hash: '#/' }],
  settings: [{ hash: '#/settings' }],
  about: [{ hash: '#/about' }],
  others: [{ hash: '#/others' }],
  new: [...ofGames((game) => `#/new/${game}`), { hash: '#/new/nobodys-game' }],
  saved: [{ hash: '#/saved' }],
  replay: GAMES.map((game) => ({ hash: `#/replay/${game.id}`, sight: '.look', prepare: (house) => new RecordedTable(house, game, game.pictures.length - 1) })),
  statistics: [{ hash: '#/statistics' }],
  mistakes: GAMES.map((game) => ({ hash: `#/mistakes/${game.id}`, sight: '.task .goal', prepare: (house) => learnFrom(house, game) })),
  explore: GAMES.map((game) => ({ hash: `#/explore/${game.id}/0`, sight: '.explored', prepare: (house) => learnFrom(house, game) })),
  practice: [{ hash: '#/practice' }, ...GAMES.slice(0, 1).map((game) => ({ hash: '#/practice', sight: '.task .goal', prepare: (house: House) => comesBack(house, game) }))],
  puzzles: GAMES.map((game) => ({ hash: `#/puzzles/${game.game}`, sight: '.puzzle', prepare: withPuzzles(game) })),
  puzzle: GAMES.map((game) => ({ hash: `#/puzzle/${game.game}/2`, sight: '.task .goal', prepare: withPuzzles(game) })),
  pads: [{ hash: '#/pads' }],
  open: [{ hash: '#/open' }],
  book: [{ hash: '#/book' }, ...ofGames((game) => `#/book/${game}`)],
  rule: asked('rule').flatMap(({ id }) => (/^[A-Z]{2}-[\d.]+$/.test(String(id)) ? [{ hash: `#/rule/${String(id)}` }] : [])),
  read: GAMES.flatMap(({ game }) => PARTS.map((part) => ({ hash: `#/read/${game}/${part}` }))),
  show: asked('scenario_show').map(({ id }) => ({ hash: `#/show/${String(id)}`, sight: '.told .now' })),
  learn: ofGames((game) => `#/learn/${game}`),
  lesson: asked('lesson_at').flatMap(({ game, id, moves }) => ((moves as unknown[]).length === 0 ? [{ hash: `#/learn/${String(game)}/${String(id)}`, sight: '.task .goal' }] : [])),
  own: Object.entries(GAME_UIS).flatMap(([game, { pages = {} }]) => Object.keys(pages).map((name) => ({ hash: `#/own/${game}/${name}`, prepare: noLists }))),
};

/** Returns the sentences that the house gives as spans. */
function spoken(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isSentence = Array.isArray(value) && value.every((one) => typeof (one as Partial<Span> | null)?.text === 'string');
  return [...(isSentence ? [plain(value as Span[])] : []), ...Object.values(value).flatMap(spoken)];
}

/** Returns the names of all months as dates have them. */
function months(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2027, month, 1));
  return (['short', 'long'] as const).flatMap((month) => days.map((day) => new Intl.DateTimeFormat('hu', { month, day: 'numeric' }).format(day)));
}

afterEach(forgetOverlays);

const known = new Set<string>();
beforeAll(() => {
  installPseudoLanguage();
  const answers = [recorded('house'), recorded('answers'), ...GAMES];
  for (const text of [...answers.flatMap(stringsIn), ...answers.flatMap(spoken), ...months(), ...OTHERS]) {
    for (const sentence of [text, pronounced(text)].flatMap(sentencesIn)) known.add(sentence);
  }
});

function check(where: string): void {
  const found = untranslatedIn(document.documentElement, (sentence) => known.has(sentence));
  expect(found.map(({ text, at }) => `“${text}” in ${at}`), where).toEqual([]);
}

/** Waits until a page asks for nothing more. */
async function quiet({ asked }: House): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await settled();
  }
}

/** Waits for a sheet that has been asked for, looks at it, and closes it. */
async function lookAtSheet(what: string): Promise<void> {
  await until(() => document.querySelector('dialog'), what);
  check(`${location.hash}, ${what}`);
  await key('Escape', { on: document.body });
  await until(() => !document.querySelector('dialog'), 'the end of the sheet');
}

/** Opens the sheets of this page, one after the other, and the list of keys. */
async function openSheets(): Promise<void> {
  const openers = [...document.querySelectorAll<HTMLElement>(OPENERS)].filter((opener) => opener.checkVisibility());
  for (const opener of openers.slice(0, SHEETS)) {
    await touch(opener);
    await lookAtSheet(`the sheet after a press on ${opener.outerHTML.slice(0, 200)}`);
  }
  await key('?', { on: document.body });
  await lookAtSheet('the list of keys');
}

/** All visits; sheets are opened on the first page of each kind. */
const ALL = Object.values(VISITS).flatMap((visits) => visits.map((visit, at) => ({ ...visit, sheets: at === 0 })));

test.each(ALL)('$hash', async ({ hash, prepare, sheets, sight = 'main h1, main [data-page-title]' }) => {
  const house = await open(hash, prepare);
  await until(() => document.querySelector(sight), sight);
  await quiet(house);
  check(hash);
  if (sheets) await openSheets();
  expect(location.hash).toBe(hash);
});

test.each(GAMES)('a table of $game', async (game) => {
  let table: RecordedTable | undefined;
  await open(`#/table/${game.id}`, (house) => { table = new RecordedTable(house, game); });
  await until(() => document.querySelector('.acts, section.over'), 'the table');
  await openSheets();
  for (let at = 1; at < game.pictures.length; at += at + STRIDE < game.pictures.length ? STRIDE : 1) {
    table?.to(at);
    await settled();
    check(`snapshot ${String(at)}`);
  }
});

test.each(PADS)('a pad of $game', async ({ game, players, options }) => {
  await openPad({ game, players, options: options ?? [] });
  await settled();
  check(`pad of ${game}`);
  await openSheets();
});
