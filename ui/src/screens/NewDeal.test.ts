// The deal of a new table, and what happens when it is started.

import { fireEvent, getByRole, queryByRole } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { Challenge, NewTable } from '../bindings';
import { problem, type House } from '../../testing/house';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';

const body = document.body;
const CODE = 'ABCD-EFGH-JKMN';
const challenge: Challenge = {
  code: CODE,
  game: 'mochi',
  players: [{ kind: 'person', name: '' }, ...['steady', 'steady', 'steady'].map((level) => ({ kind: 'bot', name: '', level }) as const)],
  options: [{ key: 'target', value: '60' }],
  seed: '4711',
  played: null,
  running: null,
};

const radio = (name: string | RegExp) => getByRole<HTMLInputElement>(body, 'radio', { name });
const sit = () => getByRole<HTMLButtonElement>(body, 'button', { name: 'Leülök játszani' });
const field = () => getByRole<HTMLInputElement>(body, 'textbox', { name: 'Kihíváskód' });
const says = (text: string | RegExp) => until(() => (typeof text === 'string' ? body.textContent?.includes(text) : text.test(body.textContent ?? '')), String(text));

async function lay(hash: string, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open(hash, (house) => {
    house.on('challenge_read', ({ code }) => {
      if (code !== CODE) throw problem('badCode', 'Ebben a kódban elírás van.');
      return challenge;
    });
    house.on('table_create', () => {
      throw problem('badSetup', 'Így most nem lehet leülni.');
    });
    prepare(house);
  });
  await until(() => queryByRole(body, 'button', { name: 'Leülök játszani' }), 'the choices');
  return house;
}

async function type(text: string): Promise<void> {
  if (!queryByRole(body, 'textbox', { name: 'Kihíváskód' })) {
    fireEvent.click(radio('Kóddal'));
    await settled();
  }
  fireEvent.input(field(), { target: { value: text } });
  await settled();
}

async function sent(house: House): Promise<NewTable> {
  const before = house.given('table_create').length;
  fireEvent.click(sit());
  return (await until(() => house.given('table_create')[before], 'the table'))['table'] as NewTable;
}

test('a code with a slip says so and keeps one from sitting down; a right one sets everything', async () => {
  const house = await lay('#/new/mochi');
  await type('ABCD-EFGH-JKMM');
  await says('Ebben a kódban elírás van.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sit().disabled).toBe(true);
  await type(CODE);
  await says('A kód beállított mindent');
  expect(house.given('challenge_read').at(-1)).toEqual({ code: CODE, game: 'mochi' });
  const bots = getByRole(body, 'group', { name: 'Hány bot ellen?' });
  expect(getByRole<HTMLInputElement>(bots, 'radio', { name: '3' }).checked).toBe(true);
  for (const name of ['Haladó', /Hosszú/]) expect(radio(name).checked, String(name)).toBe(true);
  const { players, options, seed } = challenge;
  expect(await sent(house)).toEqual({ game: 'mochi', players, options, seed, clock: null });
});

test('what is changed after a code makes it another challenge, until one goes back', async () => {
  const house = await lay(`#/new/mochi/${CODE}`);
  await says('A kód beállított mindent');
  fireEvent.click(radio('Erős'));
  await says('a kihívás ezzel már nem ugyanaz');
  fireEvent.click(getByRole(body, 'button', { name: 'Vissza a kód szerintire' }));
  await settled();
  expect(radio('Haladó').checked).toBe(true);
  expect(body.textContent).not.toContain('már nem ugyanaz');
  expect((await sent(house)).players).toEqual(challenge.players);
});

test('a code for another game leads to its table', async () => {
  await lay('#/new/cardgo');
  await type(CODE);
  await says('Ez a kód máshová szól: Boldog mocsik.');
  expect(sit().disabled).toBe(true);
  fireEvent.click(getByRole(body, 'button', { name: 'Odamegyek' }));
  await until(() => location.hash === `#/new/mochi/${CODE}`, 'its page');
});

test('a plain number names a deal, and nothing else is changed by it', async () => {
  const house = await lay('#/new/mochi');
  await type('77');
  await says('A 77. osztás.');
  const table = await sent(house);
  expect(table.seed).toBe('77');
  expect(table.options).toEqual([{ key: 'target', value: '15' }]);
  expect(house.given('challenge_read')).toEqual([]);
});

test('an empty code can’t be sat down with, and any deal can again', async () => {
  const house = await lay('#/new/mochi');
  fireEvent.click(radio('Kóddal'));
  await settled();
  expect(sit().disabled).toBe(true);
  fireEvent.click(radio('Véletlen'));
  await settled();
  expect((await sent(house)).seed).toBeNull();
});

test('today’s deal is asked for by the local day, and sent', async () => {
  const house = await lay('#/new/mochi', (house) => {
    house.on('challenge_today', () => ({ ...challenge, seed: '99' }));
  });
  fireEvent.click(radio('A mai'));
  await until(() => house.given('challenge_today').length > 0, 'the question');
  await settled();
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  expect(house.given('challenge_today')).toEqual([{ game: 'mochi', day }]);
  expect((await sent(house)).seed).toBe('99');
});

test('after midnight the day’s deal is the new day’s, without being asked for again', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 58), toFake: ['Date'] });
  const house = await lay('#/new/mochi', (house) => {
    house.on('challenge_today', ({ day }) => ({ ...challenge, seed: day === '2026-11-21' ? '99' : '100' }));
  });
  fireEvent.click(radio('A mai'));
  await settled();
  await says('november 21.');
  vi.setSystemTime(new Date(2026, 10, 22, 0, 0, 5));
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => house.given('challenge_today').length === 2, 'the question');
  await settled();
  await says('november 22.');
  expect((await sent(house)).seed).toBe('100');
});

test('a deal that is being played says what laying it anew does, and leads there', async () => {
  await lay('#/new/mochi', (house) => {
    house.on('challenge_today', () => ({ ...challenge, running: '00000000cafe' }));
  });
  fireEvent.click(radio('A mai'));
  await says('az a játszma segítséggel játszottnak fog számítani');
  fireEvent.click(getByRole(body, 'button', { name: 'Folytatom azt' }));
  await until(() => location.hash === '#/table/00000000cafe', 'the table');
});

test('a deal that was played to its end says so, and leads there', async () => {
  await lay('#/new/mochi', (house) => {
    house.on('challenge_today', () => ({ ...challenge, played: '00000000beef' }));
  });
  fireEvent.click(radio('A mai'));
  await settled();
  await says('A mai osztást már végigjátszottad.');
  fireEvent.click(getByRole(body, 'button', { name: 'Megnézem azt a játszmát' }));
  await until(() => location.hash === '#/table/00000000beef', 'its page');
});

test('a slow answer to an older code doesn’t count', async () => {
  let answer: (one: Challenge) => void = () => undefined;
  const house = await lay('#/new/mochi', (house) => {
    house.on('challenge_read', () => new Promise((resolve) => (answer = resolve)));
  });
  await type(CODE);
  await type('77');
  answer(challenge);
  await settled();
  expect(radio(/Rövid/).checked).toBe(true);
  expect((await sent(house)).seed).toBe('77');
});

test('a table that is refused says why, and one may sit down again', async () => {
  const house = await lay('#/new/mochi');
  await sent(house);
  await until(() => document.querySelector('.toast')?.textContent?.includes('Így most nem lehet leülni.'), 'the sentence');
  await until(() => !sit().disabled, 'the way to sit down');
  expect(location.hash).toBe('#/new/mochi');
});

test('a table that is laid takes the place of the choices, and is asked for by its name', async () => {
  const house = await lay('#/new/mochi', (house) => {
    house.on('table_create', () => '00000000beef');
    house.on('table_open', () => {
      throw problem('noSuchTable', 'Nincs ilyen asztal.');
    });
  });
  fireEvent.click(sit());
  await until(() => location.hash === '#/table/00000000beef', 'the table');
  await until(() => house.given('table_open').length > 0, 'it to be opened');
  expect(house.given('table_open')[0]).toEqual({ id: '00000000beef' });
});

test.each(['x', 'constructor'])('a game called %s isn’t there, and one gets home', async (game) => {
  await open(`#/new/${game}`);
  await says('Ilyen játék nincs itt');
  expect(queryByRole(body, 'button', { name: 'Leülök játszani' })).toBeNull();
  fireEvent.click(getByRole(body, 'button', { name: 'Kezdőlap' }));
  await until(() => location.hash === '#/', 'home');
});
