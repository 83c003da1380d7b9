// Plain Go between two people at one device.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sitTogether } from '../../../harness/people.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, settings, standing } from '../../../harness/table.js';

let phone;
before(async () => {
  phone = await Phone.open();
  await settings(phone);
});
after(() => phone?.close());

test('nothing is asked between moves, and the table turns to the person to move', async () => {
  const id = await sitTogether(phone, 'cardgo', { size: '9', cards: '0' });
  for (let turn = 0; turn < 4; turn += 1) {
    await phone.page.locator('.table').waitFor();
    assert.equal(await phone.page.locator('.handover').count(), 0);
    const now = await until(async () => {
      const now = await standing(phone, id);
      return now.plies === turn && now;
    }, 'the next move');
    assert.equal(now.state.view.seat, turn % 2);
    await decide(phone, id, now, now.state.moves[turn * 5]);
    await until(async () => (await phone.page.locator('.point .stone, .point.black, .point.white, .stone').count()) > turn, 'the stone to be drawn');
  }
});
