// Every phone test counts requests to other hosts; this one tests the counter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Phone } from '../harness/phone.js';

test('a phone that asked a stranger cannot be closed in peace', async () => {
  const phone = await Phone.open();
  assert.deepEqual(phone.strangers, []);
  // Nobody listens at this port, and the name doesn't exist.
  for (const stranger of ['http://127.0.0.1:9/', 'http://asztaltars.example/']) await phone.page.goto(stranger).catch(() => {});
  assert.deepEqual(phone.strangers, ['http://127.0.0.1:9/', 'http://asztaltars.example/']);
  await assert.rejects(phone.close(), /requests left the app/);
});
