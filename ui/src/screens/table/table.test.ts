// What is the same at every table: hints, taking back, resigning, the log, and the end.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { nextTouch, wishes } from '../../../../tests/ui/harness/touches.js';
import type { GameMove, HintView } from '../../bindings';
import { problem } from '../../../testing/house';
import { settled, sitDown, until } from '../../../testing/play';
import { recordedGame } from '../../../testing/recording';
import { follow, open } from '../../../testing/page';
import { plain } from '../../app/plain';
import { session } from '../../app/session.svelte';
import { GAME_UIS } from '../../games';

const body = document.body;
const button = (name: string | RegExp) => getByRole(body, 'button', { name });
const spoken = () => document.querySelector('[data-voice]')?.textContent ?? '';
const sheet = () => until(() => queryByRole(body, 'dialog'), 'a sheet');

describe.each(Object.keys(GAME_UIS))('%s', (name) => {
  test('a hint is offered once with what it costs, asked for by a second touch, and its moves are leafed through', async () => {
    const listed = recordedGame(name).pictures[1]?.state.moves.slice(0, 2) ?? [];
    const moves = listed.map((move, at) => ({
      move: { game: name, move } as GameMove,
      text: ['first', 'second'][at] ?? '',
      prospect: null,
      why: null,
      expected: `várható ${String(at)}`,
      line: [],
    }));
    const { house } = await sitDown(name, {
      at: 1,
      prepare: (house) => {
        const view: HintView = { moves };
        house.on('table_hint', () => view);
      },
    });
    const from = button('Tipp');
    from.focus();
    fireEvent.click(from);
    const tip = await until(() => document.querySelector<HTMLElement>('.tip .taken'), 'the offer');
    expect(house.given('table_hint')).toHaveLength(0);
    const [take] = within(tip).getAllByRole('button');
    if (!take) throw new Error('nothing to take');
    // The focus is on the button, and its description is read out.
    expect(document.activeElement).toBe(take);
    expect(document.getElementById(take.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/segítséggel/);
    fireEvent.click(take);
    await until(() => document.querySelector('.tip .move')?.textContent?.includes('first'), 'the best move');
    expect(house.given('table_hint')).toHaveLength(1);
    await until(() => ['first', 'várható 0'].every((said) => spoken().includes(said)), 'the answer to be said');
    expect(document.activeElement).toBe(from);
    if (moves.length > 1) {
      fireEvent.click(button('Következő legjobb lépés'));
      await until(() => spoken().includes('second'), 'the next best to be said');
    }
    fireEvent.keyDown(body, { key: 'Escape' });
    await until(() => document.querySelector('.tip') === null, 'it to be gone');
  });

  test('taking back asks for what was seen, and where nothing can be taken back nothing is asked', async () => {
    const { house, table } = await sitDown(name, { at: 1 });
    const { revision } = table;
    expect(table.now.canUndo).toBe(true);
    fireEvent.keyDown(body, { key: 'v' });
    await until(() => house.given('table_undo')[0], 'it to be taken back');
    expect(house.given('table_undo')).toEqual([{ id: table.game.id, revision }]);
    await settled();
    await until(() => /vissza/i.test(spoken()), 'it to be said');
    fireEvent.keyDown(body, { key: 'v' });
    await settled();
    expect(house.given('table_undo')).toHaveLength(table.now.canUndo ? 2 : 1);
  });

  test('the log tells all that has happened, who did it, and gives each rule', async () => {
    const at = Math.min(4, recordedGame(name).decisions.length);
    const { table } = await sitDown(name, { at });
    fireEvent.click(button('Napló és szabályok'));
    const log = await sheet();
    const lines = within(log).getAllByRole('listitem').map((line) => (line.textContent ?? '').replaceAll(/\s+/g, ' '));
    for (const { text } of table.now.log.slice(-3)) {
      expect(lines.some((line) => line.includes(plain(text).replaceAll(/\s+/g, ' ').slice(0, 25))), plain(text)).toBe(true);
    }
  });

  test('a game that is over shows who has won, and the same table is laid again or left', async () => {
    const game = recordedGame(name);
    const { house, table } = await sitDown(name, {
      at: game.pictures.length - 1,
      prepare: (house) => {
        house.on('table_again', () => '00000000cafe');
      },
    });
    const over = await until(() => document.querySelector<HTMLElement>('section.over'), 'the end');
    const winners = table.now.outcome?.standings.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) ?? [];
    const title = within(over).getByRole('heading', { level: 2 }).textContent ?? '';
    if (winners.includes(0)) expect(title).toMatch(/Nyertél|győzelem/);
    else for (const seat of winners) expect(title).toContain(table.now.seats[seat]?.name);
    expect(over.querySelector('.who')?.textContent).toMatch(/[A-Z]{2}-\d/);
    fireEvent.click(within(over).getByRole('button', { name: 'Még egyet!' }));
    await until(() => location.hash === '#/table/00000000cafe', 'the new table');
    expect(house.given('table_again')).toEqual([{ id: game.id }]);
  });

  test('giving up is asked about once, and only then sent; with more than two sides nobody gives up', async () => {
    const at = recordedGame(name).pictures.findIndex(({ canResign }) => canResign);
    if (at < 0) {
      const { table } = await sitDown(name);
      expect(table.now.seats.length).toBeGreaterThan(2);
      fireEvent.keyDown(body, { key: 'f' });
      await settled();
      expect(queryByRole(body, 'dialog')).toBeNull();
      fireEvent.click(button('Napló és szabályok'));
      expect(within(await sheet()).queryByRole('button', { name: 'Feladás' })).toBeNull();
      return;
    }
    const { house, table } = await sitDown(name, { at, prepare: (house) => { house.on('table_resign', () => null); } });
    fireEvent.keyDown(body, { key: 'f' });
    const asked = await sheet();
    fireEvent.click(within(asked).getByRole('button', { name: 'Játszom tovább' }));
    await until(() => queryByRole(body, 'dialog') === null, 'the sheet to close');
    expect(house.given('table_resign')).toHaveLength(0);
    fireEvent.keyDown(body, { key: 'f' });
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Feladom' }));
    await until(() => house.given('table_resign')[0], 'it to be given up');
    expect(house.given('table_resign')).toEqual([{ id: table.game.id, revision: table.revision }]);
  });
});

test('until the picture comes that a decision brings, nothing else is decided', async () => {
  const { house, table } = await sitDown('mochi', {
    prepare: (house) => {
      house.on('table_act', () => null);
    },
  });
  const wish = wishes(1);
  for (let touches = 0; touches < 30; touches += 1) {
    nextTouch({ sheets: true, wish: wish() })?.click();
    await settled();
  }
  expect(house.given('table_act')).toHaveLength(1);
  table.to(1);
  await until(() => nextTouch({ sheets: true, wish: wish() }), 'the next decision');
});

test('a table that can’t be opened says why, and is tried again', async () => {
  const game = recordedGame('mochi');
  let opened = 0;
  const house = await open(`#/table/${game.id}`, (house) => {
    house.on('table_open', () => {
      opened += 1;
      throw problem('noSuchTable', 'Nincs ilyen asztal.');
    });
  });
  await until(() => body.textContent?.includes('Nincs ilyen asztal.'), 'the sentence');
  fireEvent.click(button('Újra'));
  await settled();
  expect(opened).toBe(2);
  fireEvent.click(button('Kezdőlap'));
  await until(() => location.hash === '#/', 'home');
  expect(house.given('table_act')).toHaveLength(0);
});

test('a table that is left before it is there is left by its own name', async () => {
  const { id } = recordedGame('mochi');
  let there: (reply: unknown) => void = () => undefined;
  const house = await open(`#/table/${id}`, (house) => {
    house.on('table_open', () => new Promise((resolve) => (there = resolve)));
  });
  await until(() => house.given('table_open').length > 0, 'the table to be asked for');
  follow('#/statistics');
  await until(() => document.querySelector('[data-page-title]')?.textContent === 'Statisztika', 'another page');
  there({});
  await until(() => house.given('table_leave').length > 0, 'it to be left');
  expect(house.given('table_leave')).toEqual([{ id }]);
});

test('a table that is left is told so, and the list of tables is asked for anew', async () => {
  const { house, table } = await sitDown('mochi');
  const starts = house.given('start').length;
  fireEvent.click(button('Vissza'));
  await until(() => house.given('table_leave').length > 0, 'it to be left');
  expect(house.given('table_leave')).toEqual([{ id: table.game.id }]);
  await until(() => house.given('start').length > starts, 'the tables');
  expect(session.tables.length).toBeGreaterThan(0);
});
