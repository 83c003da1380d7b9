// Kept tables: the list, and the actions on a table.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Start, TableSummary } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';

const body = document.body;
const { start } = recorded<{ start: Start }>('house');
const button = (name: string | RegExp) => getByRole(body, 'button', { name });
const ids = (tables: readonly { id: string }[]) => tables.map(({ id }) => id);
const shown = () => [...document.querySelectorAll<HTMLElement>('li[data-id]')].map(({ dataset }) => dataset['id']);
const row = (id: string) => document.querySelector(`li[data-id="${id}"]`);
const mochi = '000000000004';
const FRESH: TableSummary[] = ids(start.tables).map((id, at) => ({
  ...(start.tables[at] as TableSummary),
  id: id.replace('0000', 'aaaa'),
  finished: false,
  standing: 'te jössz',
}));

/** Opens the list of these tables, which are queried at every request. */
async function list(tables: () => TableSummary[], prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open('#/saved', (house) => {
    house.on('start', () => ({ ...start, tables: tables() }));
    house.on('challenge_of', () => 'ABCD-EFGH');
    prepare(house);
  });
  await until(() => queryByRole(body, 'heading', { name: 'Mentett asztalok' }), 'the list');
  await settled();
  return house;
}

async function sheet(name: string): Promise<HTMLElement> {
  fireEvent.click(button(`${name}: mit tegyünk vele?`));
  const found = await until(() => queryByRole(body, 'dialog'), 'the sheet');
  await settled();
  return found;
}

/** Closes all sheets, so that their history entries are gone before another page is opened. */
async function close(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    fireEvent.keyDown(body, { key: 'Escape' });
    await settled();
  }
  await until(() => queryByRole(body, 'dialog') === null, 'the sheet to close');
  await settled();
}

test('running tables and finished ones stand apart, each part in its order with its number', async () => {
  const tables = [...start.tables, ...FRESH.slice(0, 2)];
  await list(() => tables);
  expect(shown()).toEqual([...ids(FRESH.slice(0, 2)), ...ids(start.tables)]);
  expect([...document.querySelectorAll('section h2')].map((one) => one.textContent?.replaceAll(/\s+/g, ' '))).toEqual(['Folyamatban 2', 'Befejezett 5']);
  expect(row(mochi)?.textContent).toMatch(/Boldog mocsik.*2\sbot: Kezdő/s);
  fireEvent.click(within(row(mochi) as HTMLElement).getAllByRole('button')[0] as HTMLElement);
  await until(() => location.hash === `#/table/${mochi}`, 'the table');
});

test('of many tables those of one game are shown, and all again', async () => {
  const tables = [...start.tables, ...FRESH];
  await list(() => tables);
  fireEvent.click(getByRole(body, 'radio', { name: 'Boldog mocsik' }));
  await settled();
  expect(shown().toSorted()).toEqual(ids(tables.filter(({ game }) => game === 'mochi')).toSorted());
  fireEvent.click(getByRole(body, 'radio', { name: 'Mind' }));
  await settled();
  expect(shown()).toHaveLength(tables.length);
});

test('few tables aren’t asked about, and none says where they come from', async () => {
  await list(() => start.tables);
  expect(queryByRole(body, 'radio', { name: 'Mind' })).toBeNull();
  await list(() => []);
  expect(body.textContent).toContain('Itt még nincs semmi.');
});

test('a table gets the name that is typed, and is shown under it', async () => {
  let name = '';
  const house = await list(
    () => start.tables.map((table) => (table.id === mochi ? { ...table, name } : table)),
    (house) => {
      house.on('table_rename', (args) => (name = args['name'] as string));
    },
  );
  fireEvent.click(within(await sheet('Boldog mocsik')).getByRole('button', { name: 'Átnevezés' }));
  const field = await until(() => queryByRole(body, 'textbox', { name: /Mi legyen a neve/ }), 'the field');
  fireEvent.input(field, { target: { value: 'Esti parti' } });
  fireEvent.click(button('Mentés'));
  await until(() => row(mochi)?.textContent?.includes('Esti parti'), 'the name');
  expect(house.given('table_rename')).toEqual([{ id: mochi, name: 'Esti parti' }]);
  expect(row(mochi)?.textContent).toContain('Boldog mocsik');
});

test('a table is deleted at a touch, and brought back from what is said of it', async () => {
  let tables = start.tables;
  const house = await list(
    () => tables,
    (house) => {
      house.on('table_delete', ({ id }) => {
        tables = tables.filter((table) => table.id !== id);
        return null;
      });
      house.on('table_restore', () => {
        tables = start.tables;
        return null;
      });
    },
  );
  fireEvent.click(within(await sheet('Boldog mocsik')).getByRole('button', { name: 'Törlés' }));
  await until(() => row(mochi) === null && document.querySelector('.toast')?.textContent?.includes('„Boldog mocsik” törölve.'), 'it to be gone');
  expect(house.given('table_delete')).toEqual([{ id: mochi }]);
  fireEvent.click(button('Visszavonás'));
  await until(() => row(mochi), 'it to be back');
  expect(house.given('table_restore')).toEqual([{ id: mochi }]);
});

test('a table that can’t be deleted stays, and says why', async () => {
  await list(() => start.tables, (house) => {
    house.on('table_delete', () => {
      throw problem('readOnly', 'Most nem lehet törölni.');
    });
  });
  fireEvent.click(within(await sheet('Boldog mocsik')).getByRole('button', { name: 'Törlés' }));
  await until(() => document.querySelector('.toast')?.textContent?.includes('Most nem lehet törölni.'), 'the sentence');
  expect(row(mochi)).not.toBeNull();
  expect(queryByRole(body, 'button', { name: 'Visszavonás' })).toBeNull();
});

test('a copy is laid beside it under a name that says so, and opened from what is said', async () => {
  const house = await list(() => start.tables, (house) => {
    house.on('table_branch', () => '00000000c0de');
  });
  fireEvent.click(within(await sheet('Boldog mocsik')).getByRole('button', { name: /^Másolat/ }));
  await until(() => document.querySelector('.toast')?.textContent?.includes('Elkészült: „Boldog mocsik – másolat”.'), 'the copy');
  expect(house.given('table_branch')).toEqual([{ id: mochi, ply: null, name: 'Boldog mocsik – másolat' }]);
  fireEvent.click(button('Megnyitás'));
  await until(() => location.hash === '#/table/00000000c0de', 'the copy’s table');
});

test('a table’s text is shown whole, and put where files are', async () => {
  const house = await list(() => start.tables, (house) => {
    house.on('table_text', () => ({ text: 'asztal:abc', name: 'a.asztal', canSave: true }));
    house.on('table_save', () => '/letöltések/a.asztal');
  });
  fireEvent.click(within(await sheet('Boldog mocsik')).getByRole('button', { name: /^Mentés kódként/ }));
  const area = await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea'), 'the text');
  expect(area.value).toBe('asztal:abc');
  expect(house.given('table_text')[0]).toMatchObject({ id: mochi });
  fireEvent.click(button('Mentés a Letöltésekbe'));
  await until(() => body.textContent?.includes('Elmentve ide: /letöltések/a.asztal'), 'where it is');
  expect(house.given('table_save')[0]).toMatchObject({ id: mochi });
  await close();
});

test('a report may be about one table; a deal without a code offers none', async () => {
  const house = await list(() => start.tables, (house) => {
    house.on('challenge_of', () => null);
    house.on('report_text', () => ({ text: 'seed: 1', name: 'r.txt', canSave: false }));
  });
  const acts = await sheet('Boldog mocsik');
  expect(within(acts).queryByRole('button', { name: /^Kihíváskód/ })).toBeNull();
  fireEvent.click(within(acts).getByRole('button', { name: 'Hibajelentés erről az asztalról' }));
  await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value === 'seed: 1', 'the report');
  expect(house.given('report_text')).toEqual([{ id: mochi }]);
  expect(queryByRole(body, 'button', { name: 'Mentés a Letöltésekbe' })).toBeNull();
  await close();
});

test('many tables are searched by any word of their rows, and put in order', async () => {
  const names = ['Őszi este', 'Nagyi asztala', '', 'Zárás', 'árnyék'];
  const tables = Array.from({ length: 15 }, (_, at): TableSummary => {
    const table = start.tables[at % start.tables.length] as TableSummary;
    return { ...table, id: `0000000000${String(at + 10)}`, name: names[at % 5] ?? '', finished: true, createdMs: 1_000 * (20 - at) };
  });
  await list(() => tables);
  const field = getByRole<HTMLInputElement>(body, 'searchbox', { name: 'Keresés az asztalok között' });
  fireEvent.input(field, { target: { value: 'nagyi' } });
  await settled();
  expect(shown()).toEqual(ids(tables.filter(({ name }) => name === 'Nagyi asztala')));
  fireEvent.input(field, { target: { value: 'NINCS ilyen' } });
  await settled();
  expect(shown()).toEqual([]);
  expect(body.textContent).toContain('Ilyen asztal nincs.');
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.click(getByRole(body, 'radio', { name: 'Legrégebbi' }));
  await settled();
  expect(shown()).toEqual(ids(tables.toReversed()));
  fireEvent.click(getByRole(body, 'radio', { name: 'Név' }));
  await settled();
  const first = tables.find(({ id }) => id === shown()[0]);
  expect(first?.name).toBe('árnyék');
});
