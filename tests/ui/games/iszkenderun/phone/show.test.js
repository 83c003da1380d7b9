// Scenarios of Iskenderun name people, who are shown at the table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Phone } from '../../../harness/phone.js';
import { root } from '../../../harness/places.js';
import { refusals } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

test('whoever a scenario of Iszkenderun speaks of by name sits at its table', async () => {
  const people = ['Borka', 'Kende', 'Luca', 'Zsófi', 'Emese', 'Gergő', 'Panka', 'Máté'];
  const folder = join(root, 'src-tauri/games/iszkenderun/scenarios');
  for (const file of readdirSync(folder)) {
    const { frames } = await phone.invoke('scenario_show', { id: file.replace('.json', '') });
    const seats = frames[0].table.seats.map(({ name }) => name);
    const said = frames.map(({ say }) => say ?? '').join(' ');
    const absent = people.filter((name) => said.includes(name) && !seats.includes(name));
    assert.deepEqual(absent, [], `${file}: ${seats}`);
    assert.doesNotMatch(said, /(bal|jobb) oldali játékos/, file);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
