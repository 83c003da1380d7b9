// Unintended touches in Iskenderun: two where one was meant.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { tapTwice } from '../../../harness/fingers.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { lay, refusals, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('touched twice, the button to pass only asks', async () => {
  await settings(phone, { botSpeed: 'step' });
  const id = await lay(phone, { game: 'iszkenderun', bots: 2, seed: '7' });
  await visit(phone, `#/table/${id}`);
  const next = button('Következő lépés');
  // Bots wait for that button, and then the person is asked: either may come first.
  for (;;) {
    await next.or(button('Passz')).first().waitFor();
    const now = await standing(phone, id);
    if (now.state.moves.length > 0) break;
    if (!now.waitingForStep) continue;
    await next.tap();
    await until(async () => (await standing(phone, id)).revision > now.revision, 'the bot');
  }
  await button('Passz').waitFor();
  const { revision } = await standing(phone, id);
  await tapTwice(phone, button('Passz'));
  await button('Passzolok').waitFor();
  await phone.page.waitForTimeout(400);
  assert.equal((await standing(phone, id)).revision, revision);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
