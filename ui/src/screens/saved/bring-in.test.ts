// Import: a preview first, then adding on request.

import { fireEvent, getByRole, queryByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EverythingLook, ImportPreview, ImportResult, Start, TableLook } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';

const body = document.body;
const { start } = recorded<{ start: Start }>('house');
const button = (name: string | RegExp) => getByRole<HTMLButtonElement>(body, 'button', { name });
const found = () => document.querySelector('.found')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

const table: TableLook = {
  game: 'mochi', name: '', standing: 'te jössz', finished: false, plies: 3, assisted: false, historyLocked: false,
  players: [{ kind: 'person', name: '' }, { kind: 'bot', name: 'Borka', level: 'steady' }], createdMs: 1, updatedMs: 1_800_000_000_000, known: 'new', notes: [],
};
const everything: EverythingLook = { writtenMs: 1_800_000_000_000, fresh: 4, same: 2, other: 1, entries: 7, unplayed: 3, noPads: 1, settings: true, leftOut: [], notes: [] };
const came: ImportResult = { tables: ['00000000feed'], other: 0, same: 0, entries: 0, noPads: 0, settings: false, leftOut: [] };

/** Opens the page and pastes a text that gives this preview. */
async function looked(preview: ImportPreview | null, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open('#/open', (house) => {
    house.on('import_preview', () => {
      if (!preview) throw problem('notOurs', 'Ez nem az Asztaltárs mentése.');
      return preview;
    });
    house.on('import_text', () => came);
    // The imported table is only opened, not loaded.
    house.on('table_open', () => new Promise(() => undefined));
    prepare(house);
  });
  const field = await until(() => queryByRole(body, 'textbox', { name: 'Vagy illeszd be ide' }), 'the field');
  fireEvent.input(field, { target: { value: 'kód' } });
  await settled();
  fireEvent.click(button('Megnézem'));
  await until(() => house.given('import_preview')[0], 'the question');
  await settled();
  return house;
}

const asBytes = (text: string) => String.fromCodePoint(...new TextEncoder().encode(text));

test('what is pasted goes as Unicode that says so, a character for a byte', async () => {
  const house = await looked({ kind: 'table', table });
  expect(house.given('import_preview')[0]?.['file']).toBe(asBytes('\u{feff}kód'));
  expect(queryByRole(body, 'button', { name: 'Megnézem' })).toBeNull();
});

test('a table tells what it is, and is taken in with what was looked at', async () => {
  const house = await looked({ kind: 'table', table });
  expect(found()).toContain('Boldog mocsik');
  expect(found()).toContain('Bot: Haladó');
  fireEvent.click(button('Betöltöm'));
  await until(() => location.hash === '#/table/00000000feed', 'the table');
  expect(house.given('import_text')[0]).toMatchObject({ file: asBytes('\u{feff}kód'), settings: false });
});

test('a table that is here and stands just so leads to the list, or comes in as a copy', async () => {
  await looked({ kind: 'table', table: { ...table, known: 'same' } });
  expect(found()).toContain('már megvan, és ugyanott tart');
  expect(button('Betöltöm másolatként').disabled).toBe(false);
  fireEvent.click(button('A mentett asztalokhoz'));
  await until(() => location.hash === '#/saved', 'the list');
});

test('a table that stands otherwise says that it comes in beside, and what of it can’t be taken back', async () => {
  await looked({ kind: 'table', table: { ...table, known: 'other', historyLocked: true } });
  expect(found()).toContain('már megvan, de máshol tart');
  expect(found()).toContain('elolvasható, de nem vonható vissza');
});

test('of everything each number is told, and what can’t come in with its reason', async () => {
  await looked({ kind: 'everything', everything: { ...everything, leftOut: [{ game: 'mochi', name: 'Régi', why: 'Sérült.' }] as unknown as EverythingLook['leftOut'] } });
  for (const text of ['4 új asztal van benne.', '1 asztal itt máshol tart', '2 asztal már megvan', '7 bejegyzés', '1 pontozólap nem olvasható', '3 asztal lépéseit', 'Régi: Sérült.']) {
    expect(found()).toContain(text);
  }
});

test('what a person should know before taking something in is said there', async () => {
  const notes = ['Ezt az Asztaltárs újabb változata írta: 25 asztala közül 24 olvasható.', '3 eredmény nem olvasható.'];
  await looked({ kind: 'everything', everything: { ...everything, notes } });
  for (const note of notes) expect(found()).toContain(note);
  await looked({ kind: 'table', table: { ...table, notes: ['Ezt az osztást most is játszod.'] } });
  expect(found()).toContain('Ezt az osztást most is játszod.');
});

test.each([[0, true], [5, false]])('beside %i tables the settings come along: %s; and the switch decides', async (kept, on) => {
  const house = await looked({ kind: 'everything', everything }, (house) => {
    house.on('start', () => ({ ...start, tables: start.tables.slice(0, kept) }));
    house.on('import_text', () => ({ ...came, tables: ['a', 'b'], same: 2, leftOut: [{}] }));
  });
  const toggle = getByRole<HTMLInputElement>(body, 'switch', { name: /^A beállításokat is/ });
  expect(toggle.checked).toBe(on);
  fireEvent.click(toggle);
  await settled();
  fireEvent.click(button('Mindet betöltöm'));
  const told = () => document.querySelector('.toast')?.textContent?.replaceAll(/\s+/g, ' ');
  await until(() => told()?.includes('2 asztal betöltve, 2 már megvolt, 1 nem volt betölthető.'), 'what came');
  expect(house.given('import_text')[0]).toMatchObject({ settings: !on });
  await until(() => location.hash === '#/saved', 'the list');
});

test('a challenge tells its bots and options, and leads to its new table', async () => {
  const challenge = {
    code: 'ABCD-EFGH-JKMN', game: 'mochi', seed: '1', played: null, running: null, options: [{ key: 'target', value: '60' }],
    players: [{ kind: 'person' as const }, { kind: 'bot' as const, name: '', level: 'steady' }],
  };
  await looked({ kind: 'challenge', challenge }, (house) => {
    house.on('challenge_read', () => challenge);
  });
  expect(found()).toContain('Bot: Haladó');
  expect(found()).toContain('Meddig tart: Hosszú');
  fireEvent.click(button('Új asztal ezzel a kóddal'));
  await until(() => location.hash === '#/new/mochi/ABCD-EFGH-JKMN', 'the new table');
});

test('what is nothing is told in a sentence, and may be looked at again', async () => {
  const house = await looked(null);
  expect(getByRole(body, 'alert').textContent).toBe('Ez nem az Asztaltárs mentése.');
  expect(document.querySelector('.found')).toBeNull();
  fireEvent.click(button('Megnézem'));
  await until(() => house.given('import_preview')[1], 'it to be asked again');
  expect(house.given('import_text')).toEqual([]);
});

test('a table that can’t be taken in says why and stays to be tried again', async () => {
  await looked({ kind: 'table', table }, (house) => {
    house.on('import_text', () => {
      throw problem('readOnly', 'Most nem lehet betölteni.');
    });
  });
  fireEvent.click(button('Betöltöm'));
  await until(() => document.querySelector('.toast')?.textContent?.includes('Most nem lehet betölteni.'), 'the sentence');
  await until(() => !button('Betöltöm').disabled, 'the way');
  expect(location.hash).toBe('#/open');
});

test('a deck leads to the page of decks, which looks at it first', async () => {
  const house = await looked({ kind: 'list', game: 'parbaj', text: '3 lombor' }, (house) => {
    house.on('list_kept', () => []);
    house.on('table_ask', () => ({ game: 'parbaj', answer: { kind: 'deck', deck: [{ card: 'lombor', copies: 3 }], cards: 3, faults: [], list: '3 lombor', code: null } }));
  });
  expect(found()).toContain('Paklik');
  fireEvent.click(button('Megnézem ott'));
  await until(() => location.hash === '#/own/parbaj/decks', 'the decks');
  const field = await until(() => queryByRole<HTMLTextAreaElement>(body, 'textbox'), 'the sheet');
  expect(field.value).toBe('3 lombor');
  expect(house.given('import_text')).toEqual([]);
});
