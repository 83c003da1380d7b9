// The weight of each log line of a sample game, as each game rates its own events.

import { expect, test } from 'vitest';
import { sitDown, until } from '../../testing/play';
import { recordedGame } from '../../testing/recording';
import { plain } from '../app/plain';
import { session } from '../app/session.svelte';
import { voice } from '../app/announcements.svelte';
import { isAnnounced } from '../app/weights';
import type { Announcements, LogLine } from '../bindings';
import { GAME_UIS } from './index';

const GAMES = Object.keys(GAME_UIS);

/** All events of a game's sample game. */
const happened = (game: string): LogLine[] => recordedGame(game).past.flatMap(({ log }) => log);

/** Returns the events that are announced at the given setting. */
async function told(game: string, wish: Announcements): Promise<LogLine[]> {
  const table = GAME_UIS[game];
  if (!table) throw new Error(`no table ${game}`);
  const { weigh } = await table.weights();
  return happened(game).filter((line) => isAnnounced(weigh(line, 0), wish));
}

const kinds = (lines: LogLine[]) => new Set(lines.map(({ event }) => event.event.kind));

test.each(GAMES)('%s: all of it, all but the routine, or what concerns oneself: each far less than the one before', async (game) => {
  const [short, usual, all] = await Promise.all((['short', 'usual', 'all'] as const).map((wish) => told(game, wish)));
  expect(all).toEqual(happened(game));
  expect(usual?.length).toBeLessThan((all?.length ?? 0) * 0.97);
  expect(short?.length).toBeLessThan((usual?.length ?? 0) * 0.75);
  for (const line of short ?? []) expect(usual).toContainEqual(line);
});

test.each(GAMES)('%s: how it ends is always told', async (game) => {
  expect((await told(game, 'short')).at(-1)).toEqual(happened(game).at(-1));
});

test('at Párbaj declines and phases are routine, and most of the lines', async () => {
  const usual = await told('parbaj', 'usual');
  for (const kind of ['declined', 'phaseBegan']) expect(kinds(usual).has(kind as never)).toBe(false);
  expect(usual.length).toBeLessThan(happened('parbaj').length / 2);
});

test('what hits oneself is told, the same to somebody else isn’t', async () => {
  const short = await told('parbaj', 'short');
  const hits = short.flatMap(({ event }) => (event.game === 'parbaj' && event.event.kind === 'damaged' ? [event.event.target] : []));
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits) expect(hit).toEqual({ kind: 'player', seat: 0 });
});

test('at a table only what one wishes is said, and what is asked all the same', async () => {
  const { table } = await sitDown('parbaj', { at: 1 });
  session.settings = { ...session.settings, announcements: 'usual' };
  const { log } = table.now;
  const last = voice.said.at(-1)?.key ?? 0;
  document.querySelector<HTMLElement>('.acts .primary, .acts .strong')?.click();
  const said = () => voice.said.filter(({ key }) => key > last).map(({ text }) => text);
  await until(() => said().length > 0, 'something to be said');
  const { weigh } = await (GAME_UIS['parbaj'] as (typeof GAME_UIS)[string]).weights();
  const news = table.now.log.slice(log.length);
  expect(news.length).toBeGreaterThan(0);
  for (const line of news) expect(said().includes(plain(line.text)), plain(line.text)).toBe(weigh(line, 0) !== 'routine');
  expect(said().at(-1)).toMatch(/[?!]$/);
});
