// The score pad of a duel with real cards.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { settings, visit } from '../../../harness/table.js';

let phone;
let id;
before(async () => {
  phone = await Phone.open();
  await settings(phone);
  id = await phone.invoke('pad_new', { pad: { game: 'parbaj', players: ['Anna', 'Béla'], options: [] } });
  await visit(phone, `#/pad/${id}`);
  await phone.page.getByRole('group', { name: 'Anna', exact: true }).waitFor();
});
after(() => phone?.close());

/** Returns the sheet of the pad. */
const written = async () => (await phone.invoke('pad_open', { id })).sheet.sheet;
/** Waits until the sheet satisfies `says`. */
async function until(says) {
  for (let tries = 0; tries < 50; tries += 1) {
    if (says(await written())) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  assert.fail(JSON.stringify(await written()));
}

test('Ép, VP, phase and counters of both are written, and taken back', async () => {
  const { page } = phone;
  const of = (name) => page.getByRole('group', { name, exact: true });
  const press = (name, what) => of(name).getByRole('button', { name: what, exact: true }).tap();
  await press('Béla', 'Ép: mínusz 5');
  await until(({ sides }) => sides[1].life === 15);
  await page.getByRole('button', { name: '+1 VP', exact: true }).tap();
  await until(({ sides }) => sides[0].vp === 1);
  for (const phase of ['Húzás', 'Főfázis', 'Mozgás', 'Harc']) await page.getByRole('button', { name: `Fázis: ${phase}`, exact: true }).tap();
  await until(({ phase }) => phase === 'combat');
  await of('Anna').getByText('Jelzők, pakli').tap();
  await press('Anna', 'Méregjelző: plusz 1');
  await until(({ sides }) => sides[0].counters.poison === 1);
  await assertAccessible(phone, 'pad');
  await page.getByRole('button', { name: 'Visszavonás', exact: true }).tap();
  await until(({ sides }) => sides[0].counters.poison === 0);
  await page.getByRole('button', { name: 'Következő kör', exact: true }).tap();
  await until(({ turn, phase }) => turn === 2 && phase === 'upkeep');
});

test('both sides are in sight on a phone, and a duel that is over says by which rule', async () => {
  const { page } = phone;
  await page.reload();
  await page.getByRole('group', { name: 'Béla', exact: true }).waitFor();
  const low = await page.getByRole('group', { name: 'Béla', exact: true }).boundingBox();
  assert.ok(low.y + 160 < 844, `the second side begins at ${low.y}`);
  for (let hits = 0; hits < 3; hits += 1) {
    const before = (await written()).sides[1].life;
    await page.getByRole('group', { name: 'Béla', exact: true }).getByRole('button', { name: 'Ép: mínusz 5', exact: true }).tap();
    await until(({ sides }) => sides[1].life === before - 5);
  }
  await page.getByRole('button', { name: 'Vége a párbajnak', exact: true }).tap();
  await until(({ done }) => done);
  assert.deepEqual(phone.faults, []);
});
