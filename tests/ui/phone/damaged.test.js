// A damaged file of saved tables: it is reported until acknowledged, and the table goes on.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { scratchDirectory } from '../harness/places.js';
import { decide, lay, myTurn, settings } from '../harness/table.js';

const data = scratchDirectory('data');
let phone;
let id;
let left;
before(async () => {
  phone = await Phone.open({ data });
  await settings(phone);
  id = await lay(phone, { seed: '21', bots: 1 });
  for (let turn = 0; turn < 4; turn += 1) {
    const now = await myTurn(phone, id);
    await decide(phone, id, now, now.state.moves[0]);
  }
  left = await myTurn(phone, id);
  // Writes the pending data into the file.
  await phone.invoke('app_visible', { visible: false });
  await phone.close();

  const file = join(data, 'asztaltars.sqlite3');
  const bytes = readFileSync(file);
  const decision = bytes.indexOf('{"kind":"draw"');
  assert.ok(decision > 0);
  bytes[decision + 2] ^= 1;
  writeFileSync(file, bytes);
  phone = await Phone.open({ data });
});
after(() => phone?.close());

const notice = () => phone.page.getByRole('region', { name: 'Helyreállítás' });

test('the table stands where it stood, and home tells what happened until that was read', async () => {
  const table = await phone.invoke('table_open', { id });
  assert.deepEqual(table.state, left.state);
  assert.equal(table.damaged, null);
  await phone.start();
  await notice().waitFor();
  assert.match(await notice().innerText(), /A mentések fájlja megsérült.*pótoltuk: 1/s);
  await assertAccessible(phone);
  await assertTouchable(phone);
  await phone.screenshot('damaged');
  await phone.page.reload();
  await notice().waitFor();
  await notice().getByRole('button', { name: 'Értem' }).tap();
  await notice().waitFor({ state: 'detached' });
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: 'Mit játsszunk?' }).waitFor();
  assert.equal(await notice().count(), 0);
  assert.deepEqual(phone.faults, []);
});
