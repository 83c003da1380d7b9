// Looking back at a game of each table, decision by decision.

import { fireEvent, getByRole, queryByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { GameMove, JudgedDecision } from '../../bindings';
import { RecordedTable, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recordedGame, type RecordedGame } from '../../../testing/recording';
import { plain } from '../../app/plain';
import { TABLES } from '../../tables';

const body = document.body;
const place = () => document.querySelector('.moment output')?.textContent?.replaceAll(/\s+/g, ' ').trim();
const button = (name: string | RegExp) => getByRole(body, 'button', { name });

async function lookBack(game: RecordedGame, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open(`#/replay/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    prepare(house);
  });
  await until(() => document.querySelector('.look'), 'the way back');
  return house;
}

async function untilAt(ply: number, all: number): Promise<void> {
  await until(() => place() === `${String(ply)} / ${String(all)}`, `decision ${String(ply)} of ${String(all)}`);
  await settled();
}

test.each(Object.keys(TABLES))('%s: every step shows its picture, and tells what was decided', async (name) => {
  const game = recordedGame(name);
  const all = game.past.length - 1;
  await lookBack(game);
  await untilAt(0, all);
  const told = () => (document.querySelector('.told')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  for (let ply = 1; ply <= all; ply += 1) {
    fireEvent.keyDown(body, { key: 'ArrowRight' });
    await untilAt(ply, all);
    for (const line of game.past[ply]?.log ?? []) expect(told()).toContain(plain(line.text).replaceAll(/\s+/g, ' ').slice(0, 25));
  }
  fireEvent.keyDown(body, { key: 'Home' });
  await untilAt(0, all);
});

test('wishes that come faster than their pictures end where the last of them leads', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const house = await lookBack(game);
  await untilAt(0, all);
  for (let steps = 0; steps < 5; steps += 1) fireEvent.keyDown(body, { key: 'ArrowRight' });
  fireEvent.keyDown(body, { key: 'ArrowLeft' });
  await untilAt(4, all);
  fireEvent.keyDown(body, { key: 'End' });
  await untilAt(all, all);
  fireEvent.keyDown(body, { key: 'ArrowRight' });
  await settled();
  expect(place()).toBe(`${String(all)} / ${String(all)}`);
  expect(house.given('table_at').every(({ ply }) => (ply as number) >= 0 && (ply as number) <= all)).toBe(true);
});

test('meanwhile the table is held, and let go of where one goes back to it', async () => {
  const game = recordedGame('mochi');
  const house = await lookBack(game);
  expect(house.given('table_hold')).toEqual([{ id: game.id, on: true }]);
  follow(`#/table/${game.id}`);
  await until(() => house.given('table_hold').length === 2, 'the table to go on');
  expect(house.given('table_hold')[1]).toEqual({ id: game.id, on: false });
});

/** Verdicts on the person's decisions: of each `lost`, so many percent of the win. */
function verdicts(game: RecordedGame, lost: readonly number[]): JudgedDecision[] {
  const own = game.pictures.slice(0, lost.length).map(({ plies }) => plies);
  return own.map((ply, at) => {
    const move = { game: game.game, move: game.decisions[at]?.move } as GameMove;
    const judged = { move, text: `lépés ${String(at)}`, expected: 'ez várható' };
    const percent = 60 - (lost[at] ?? 0);
    return { ply, seat: 0, turns: (lost[at] ?? 0) >= 20, noted: null, why: null, preferred: { ...judged, percent: 60 }, played: { ...judged, percent } } as unknown as JudgedDecision;
  });
}

test('what the bot thinks is told where one stands, and turning points are gone to from one to the next', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const decisions = verdicts(game, [0, 30, 5, 40, 25]);
  await lookBack(game, (house) => {
    house.on('review_next', ({ have }) => (have === 0 ? { all: 5, done: 5, running: false, decisions } : new Promise(() => undefined)));
  });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  expect(document.querySelectorAll('.curve .turn')).toHaveLength(3);
  const turns = decisions.filter(({ turns }) => turns).map(({ ply }) => ply);
  const chances = [];
  for (const ply of turns) {
    fireEvent.click(button(/^Következő fordulópont/));
    await untilAt(ply, all);
    chances.push(document.querySelector('.curve .now')?.textContent);
  }
  expect(chances, 'the chance before what is decided there').toEqual(['60%', '55%', '20%']);
  expect(button(/^Következő fordulópont/).getAttribute('aria-disabled') ?? button(/^Következő fordulópont/).hasAttribute('disabled')).not.toBe(false);
  expect(queryByRole(body, 'progressbar')).toBeNull();
  for (const ply of turns.slice(0, -1).reverse()) {
    fireEvent.click(button(/^Előző fordulópont/));
    await untilAt(ply, all);
  }
});

test('it plays by itself until it is stopped or over', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  await lookBack(game);
  await untilAt(0, all);
  fireEvent.click(button(/½×|1×|2×/));
  fireEvent.click(button('Lejátszás'));
  await untilAt(2, all);
  fireEvent.click(button('Megállítás'));
  await settled();
  const there = place();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(place()).toBe(there);
});
