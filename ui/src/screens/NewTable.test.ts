// A new table: what is offered, what is sent, and what is refused.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { GameInfo, NewTable, Start } from '../bindings';
import { problem, type House } from '../../testing/house';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { recorded } from '../../testing/recording';

const body = document.body;
const { start } = recorded<{ start: Start }>('house');
const games = start.games.map(({ game }) => game);
const person = { kind: 'person', name: '' } as const;
const bot = (level: string) => ({ kind: 'bot', name: '', level }) as const;

const group = (legend: string | RegExp) => getByRole(body, 'group', { name: legend });
const radio = (legend: string | RegExp, name: string | RegExp) => within(group(legend)).getByRole<HTMLInputElement>('radio', { name });
const toggle = (name: string) => getByRole<HTMLInputElement>(body, 'switch', { name });
const sit = () => getByRole<HTMLButtonElement>(body, 'button', { name: 'Leülök játszani' });
const written = (name: string) => getByRole<HTMLTextAreaElement>(body, 'textbox', { name });
const refusal = 'Így most nem lehet leülni.';

/** Opens New table for a game that was never played, modified by `change`. */
async function lay(game: string, change: (info: GameInfo) => void = () => undefined, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open(`#/new/${game}`, (house) => {
    house.on('start', () => {
      const own = structuredClone(start);
      for (const info of own.games) {
        info.last = null;
        if (info.game === game) change(info);
      }
      return own;
    });
    house.on('setup_faults', () => []);
    house.on('list_kept', () => []);
    house.on('table_create', () => {
      throw problem('badSetup', refusal);
    });
    prepare(house);
  });
  await until(() => queryByRole(body, 'button', { name: 'Leülök játszani' }), 'the choices');
  await settled();
  return house;
}

/** Starts the table and returns what was sent. */
async function sent(house: House): Promise<NewTable> {
  const before = house.given('table_create').length;
  fireEvent.click(sit());
  const args = await until(() => house.given('table_create')[before], 'the table to be sent');
  await settled();
  return args['table'] as NewTable;
}

const picked = ({ options }: NewTable) => Object.fromEntries(options.map(({ key, value }) => [key, value]));

test.each(games)('%s: untouched, the usual of every option, bots of the lower middle and any deal are sent', async (game) => {
  const house = await lay(game);
  const info = start.games.find((one) => one.game === game);
  if (!info) throw new Error(game);
  const seats = info.seats.includes(4) ? 4 : Math.max(...info.seats);
  const others = info.automata.length > 0 ? [{ kind: 'automaton' }] : Array.from({ length: seats - 1 }, () => bot('steady'));
  expect(await sent(house)).toEqual({
    game,
    players: [person, ...others],
    options: info.options.map(({ key, values }) => ({ key, value: values[0] })),
    seed: null,
    clock: null,
  });
});

test('what was chosen last is offered again', async () => {
  const last: NewTable = { game: 'mochi', players: [person, bot('strong'), bot('master')], options: [{ key: 'target', value: '60' }], seed: null, clock: null };
  const house = await lay('mochi', (info) => {
    info.last = last;
  });
  expect(radio('Hány bot ellen?', '2').checked).toBe(true);
  expect(radio('Meddig tart?', /Hosszú/).checked).toBe(true);
  expect(radio(/^2\.\sbot$/, 'Mester').checked).toBe(true);
  expect(await sent(house)).toEqual(last);
});

test('another number of bots, levels for each and another option are what is sent', async () => {
  const house = await lay('mochi');
  fireEvent.click(radio('Hány bot ellen?', '2'));
  fireEvent.click(radio('Milyen erősek?', 'Kezdő'));
  fireEvent.click(toggle('Botonként más erősség'));
  await settled();
  fireEvent.click(radio(/^2\.\sbot$/, 'Erős'));
  fireEvent.click(radio('Meddig tart?', /Rövid/));
  const table = await sent(house);
  expect(table.players).toEqual([person, bot('beginner'), bot('strong')]);
  expect(picked(table)).toEqual({ target: '15' });
});

test('the person takes the other seat, and the bot theirs', async () => {
  const house = await lay('cardgo');
  fireEvent.click(radio('Melyik színnel játszol?', 'Fehér'));
  fireEvent.click(radio('Milyen erős legyen a bot?', 'Mester'));
  expect((await sent(house)).players).toEqual([bot('master'), person]);
});

test('a value that goes only with another one comes down with it, and what makes no sense isn’t sent', async () => {
  const house = await lay('cardgo');
  const more = getByRole(body, 'button', { name: 'Előnykövek: Több' });
  for (let steps = 0; steps < 12; steps += 1) {
    fireEvent.click(more);
    await settled();
  }
  expect(picked(await sent(house))['handicap']).toBe('9');
  fireEvent.click(radio('Mekkora a tábla?', '9×9'));
  fireEvent.click(radio('Lapokkal vagy anélkül?', 'Rendes go'));
  await settled();
  expect(picked(await sent(house))).toEqual({ size: '9', komi: '0.5', handicap: '5', cards: '0' });
});

test('with handicap stones half a point of komi is usual, until another is chosen', async () => {
  const house = await lay('cardgo', (info) => {
    info.last = { game: 'cardgo', players: [person, bot('strong')], options: [{ key: 'komi', value: '6.5' }], seed: null, clock: null };
  });
  expect(picked(await sent(house))['komi']).toBe('6.5');
  expect(body.textContent).toContain('Fekete lép először: te kezdesz.');
  fireEvent.click(getByRole(body, 'button', { name: 'Előnykövek: Több' }));
  await settled();
  expect(picked(await sent(house))).toMatchObject({ handicap: '1', komi: '0.5' });
  expect(body.textContent).toContain('Az előnyköveid miatt fehér lép először.');
  fireEvent.click(getByRole(body, 'button', { name: 'Komi: Több' }));
  fireEvent.click(getByRole(body, 'button', { name: 'Előnykövek: Kevesebb' }));
  await settled();
  expect(picked(await sent(house))).toMatchObject({ handicap: '0', komi: '1.5' });
});

test('nothing is said of a deal where nothing is dealt', async () => {
  await lay('cardgo');
  expect(body.textContent).toContain('Minden asztal más.');
  fireEvent.click(radio('Lapokkal vagy anélkül?', 'Rendes go'));
  await settled();
  expect(body.textContent).not.toContain('Minden asztal más.');
  expect(body.textContent).toContain('Lapok nélkül nincs mit osztani.');
});

test('a clock is offered where two play, and its limits are sent in seconds', async () => {
  const house = await lay('mochi');
  expect(queryByRole(body, 'group', { name: 'Óra' })).toBeNull();
  fireEvent.click(radio('Hány bot ellen?', '1'));
  await settled();
  fireEvent.click(radio('Óra', 'Bjójomi'));
  await settled();
  expect((await sent(house)).clock).toEqual({ mainS: 600, periods: 5, periodS: 30 });
  fireEvent.click(radio('Periódusok', /^3\s×/));
  await settled();
  fireEvent.click(radio('Főidő', 'Nincs'));
  expect((await sent(house)).clock).toEqual({ mainS: 0, periods: 3, periodS: 60 });
  fireEvent.click(radio('Óra', 'Fix idő'));
  await settled();
  fireEvent.click(radio('Mennyi időd legyen?', /^40\sperc$/));
  expect((await sent(house)).clock).toEqual({ mainS: 2400, periods: 0, periodS: 0 });
  fireEvent.click(radio('Óra', 'Nincs'));
  expect((await sent(house)).clock).toBeNull();
});

test('a switch keeps off what it excludes, says so, and lets go of it', async () => {
  const house = await lay('astra');
  fireEvent.click(toggle('Nulláról indul'));
  await settled();
  expect(toggle('Húszról indul').disabled).toBe(true);
  const why = document.getElementById(toggle('Húszról indul').getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('„Nulláról indul” mellé nem választható.');
  expect(picked(await sent(house))).toMatchObject({ 'no-points': 'yes', 'more-points': 'no' });
  fireEvent.click(toggle('Nulláról indul'));
  await settled();
  expect(toggle('Húszról indul').disabled).toBe(false);
});

test('a shortcut sets all its switches, and one changed by hand is named', async () => {
  const house = await lay('astra');
  expect(radio('Milyen nehéz legyen?', 'Alapjáték').checked).toBe(true);
  fireEvent.click(radio('Milyen nehéz legyen?', 'Nehezebb'));
  await settled();
  const on = Object.entries(picked(await sent(house))).filter(([, value]) => value === 'yes').map(([key]) => key);
  expect(on).toEqual(['more-points', 'more-telescopes', 'final-card', 'six-stardust', 'hidden-card', 'one-more-removed']);
  fireEvent.click(radio('Milyen nehéz legyen?', 'Alapjáték'));
  await settled();
  fireEvent.click(toggle('Nyitott pakli'));
  await until(() => body.textContent?.includes('Bekapcsolva: Nyitott pakli.'), 'what is on');
  expect(radio('Milyen nehéz legyen?', 'Alapjáték').checked).toBe(false);
});

test('chance chooses one or two of the harder switches, and others when asked again', async () => {
  const house = await lay('astra');
  const on = async () => Object.entries(picked(await sent(house))).filter(([, value]) => value === 'yes').map(([key]) => key);
  fireEvent.click(radio('Milyen nehéz legyen?', 'Sorsolt nehezítés'));
  await settled();
  const first = await on();
  expect([1, 2]).toContain(first.length);
  fireEvent.click(getByRole(body, 'button', { name: 'Legyen más' }));
  await settled();
  expect(await on()).not.toEqual(first);
  expect(radio('Milyen nehéz legyen?', 'Sorsolt nehezítés').checked).toBe(true);
});

test('what is found in a written list stands beneath it, what only the whole shows elsewhere', async () => {
  const house = await lay('parbaj', undefined, (house) => {
    house.on('setup_faults', ({ table }) =>
      picked(table as NewTable)['list']?.includes('Sárkány') === true
        ? [{ option: 'list', text: 'Nincs ilyen lap: Sárkány.', rule: null }, { option: null, text: 'Túl kevés a lap.', rule: null }]
        : [],
    );
  });
  fireEvent.input(written('A te listád'), { target: { value: '3 Sárkány' } });
  await until(() => body.textContent?.includes('Túl kevés a lap.'), 'the faults');
  expect(written('A te listád').getAttribute('aria-invalid')).toBe('true');
  expect(written('Az ellenfeled listája').hasAttribute('aria-invalid')).toBe(false);
  const about = document.getElementById(written('A te listád').getAttribute('aria-describedby') ?? '')?.textContent;
  expect(about).toContain('Nincs ilyen lap: Sárkány.');
  expect(about).not.toContain('Túl kevés');
  expect(picked(await sent(house))['list']).toBe('3 Sárkány');
  fireEvent.input(written('A te listád'), { target: { value: '3 Lombőr' } });
  await until(() => !written('A te listád').hasAttribute('aria-invalid'), 'them to go');
  expect(body.textContent).not.toContain('Túl kevés a lap.');
});
