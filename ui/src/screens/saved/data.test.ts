// All data: exported, read back, erased after a question, and restored.

import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../../app/overlays';
import { session } from '../../app/session.svelte';
import type { Everything, Start } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { buttonIf, choose, press, says, wordsOf } from '../../../testing/touch';

afterEach(forgetOverlays);

const { start } = recorded<{ start: Start }>('house');
const all: Everything = { parts: 1, tables: 5, leftOut: [], unreadable: 0 };
const sheet = () => until(() => document.querySelector('dialog'), 'the sheet');
const gone = () => until(() => document.querySelector('dialog') === null, 'the sheet to close');

/** Opens the settings with a house that exports everything as a text, and can erase it. */
async function settings(came: Partial<Everything> = {}, prepare: (house: House) => void = () => undefined): Promise<House> {
  return open('#/settings', (house) => {
    house.on('everything_text', ({ part }) => ({ text: { text: `minden ${String(part)}`, name: 'minden.txt', canSave: true }, all: { ...all, ...came } }));
    house.on('everything_save', () => ({ paths: ['/letöltések/minden.asztal'], all: { ...all, ...came } }));
    house.on('erase', () => ({ ...start, tables: [], erased: true }));
    house.on('erase_undo', () => start);
    prepare(house);
  });
}

const text = () => until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea'), 'the text');

test('everything is a text to be read, which was read back before', async () => {
  const house = await settings();
  await press(/^Minden kimentése/);
  expect((await text()).value).toBe('minden 0');
  await says('Visszaolvasva: 5 asztal van benne, és mind betölthető.', 'dialog');
  expect(house.given('everything_text')[0]).toMatchObject({ part: 0 });
});

test('what could not be brought in again is named, with why', async () => {
  await settings({ unreadable: 2, leftOut: [{ game: 'mochi', name: '', why: 'Ismeretlen lap.' }] as Everything['leftOut'] });
  await press(/^Minden kimentése/);
  await says('Ezeket később nem lehetne betölteni:', 'dialog');
  await says('Boldog mocsik: Ismeretlen lap.', 'dialog');
  await says('2 bejegyzés sérült', 'dialog');
});

test('what is too large for one file comes in parts, each of which can be had', async () => {
  const house = await settings({ parts: 3 });
  await press(/^Minden kimentése/);
  await says('ezért 3 részből áll', 'dialog');
  await choose('2. rész');
  await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value === 'minden 1', 'the second part');
  expect(house.given('everything_text').map(({ part }) => part)).toEqual([0, 1]);
});

test('what can’t be had says why, and the sheet closes', async () => {
  await settings({}, (house) => {
    house.on('everything_text', () => {
      throw problem('crashed', 'Most nem írható össze.');
    });
  });
  await press(/^Minden kimentése/);
  await says('Most nem írható össze.', '.toast');
  await gone();
});

test('everything is erased only after a question that says how much, and brought back at once', async () => {
  const house = await settings();
  await press(/^Minden törlése/);
  await says('Eltűnik az 5 asztal', 'dialog');
  expect(house.given('erase')).toEqual([]);
  await press('Törlök mindent', await sheet());
  await says('Minden törölve.', '.toast');
  expect([session.tables, house.given('erase').length]).toEqual([[], 1]);
  await press('Visszavonás', document.querySelector('.toast') ?? document);
  await says('Minden visszakerült.', '.toast');
  expect(session.tables).toHaveLength(start.tables.length);
  expect(house.given('erase_undo')).toHaveLength(1);
});

test('… or later from the settings, as long as it can be', async () => {
  const house = await settings();
  expect(buttonIf(/^Visszahozom/)).toBeNull();
  await press(/^Minden törlése/);
  await press('Törlök mindent', await sheet());
  await press(/^Visszahozom/);
  await says('Minden visszakerült.', '.toast');
  expect(house.given('erase_undo')).toHaveLength(1);
  expect(buttonIf(/^Visszahozom/)).toBeNull();
});

test('who wishes saves everything first, and only then goes on to erase it', async () => {
  const house = await settings();
  await press(/^Minden törlése/);
  await press('Előbb kimentem', await sheet());
  await text();
  expect(buttonIf('Tovább a törléshez')).toBeNull();
  await press('Mentés a Letöltésekbe', await sheet());
  await says('Elmentve ide: /letöltések/minden.asztal', 'dialog');
  await press('Tovább a törléshez', await sheet());
  await press('Törlök mindent', await sheet());
  await until(() => house.given('erase').length === 1, 'it to be erased');
});

test('what can’t be erased stays, and says why', async () => {
  await settings({}, (house) => {
    house.on('erase', () => {
      throw problem('readOnly', 'Most nem törölhető.');
    });
  });
  await press(/^Minden törlése/);
  await press('Törlök mindent', await sheet());
  await says('Most nem törölhető.', '.toast');
  await gone();
  expect(session.tables).toHaveLength(start.tables.length);
  expect(wordsOf('main')).not.toContain('Visszahozom');
});

test('a way leads to where things come in', async () => {
  await settings();
  await press(/^Betöltés/);
  expect(location.hash).toBe('#/open');
});
