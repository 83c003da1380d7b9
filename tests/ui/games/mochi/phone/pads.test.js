// Score pads of Happy Mochi: a game at a real table is entered with keys, counted, saved, and undone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone, restarted } from '../../../harness/shared-device.js';
import { begin, pad, padId, plain, untilScores } from '../../../harness/pads.js';
import { visit } from '../../../harness/table.js';

let { phone, refused } = await openedPhone();

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('a round of Boldog mocsik is entered with keys, and says who starts the next one', async () => {
  await begin(phone, 'mochi', ['Anna', 'Béla', 'Cili']);
  await button('Beírom a lapokat').tap();
  for (const key of ['3', '7', '2']) await button(key).tap();
  await button('Tovább').tap();
  await button('Elfogyott a lapja').tap();
  for (const key of ['4', '0', '9']) await button(key).tap();
  await button('Utolsó szám törlése').tap();
  await untilScores(phone, '12', '0', '4');
  const shown = plain(await phone.page.locator('.body').innerText());
  assert.match(shown, /3 \+ 7 \+ 2/);
  assert.match(shown, /A következő fordulót Cili kezdi\./);
  assert.match(shown, /Anna 12 büntetőpontot kapott/);
  await assertAccessible(phone, 'a pad of Boldog mocsik');
  await assertTouchable(phone, 'a pad of Boldog mocsik');
  await phone.page.getByRole('button', { name: 'MO-6.2' }).first().tap();
  await phone.page.getByRole('dialog').waitFor();
  await phone.page.keyboard.press('Escape');
});

test('points may be entered as a sum, and the game ends where its rules say', async () => {
  await button('Következő forduló').tap();
  await button('Összeg').tap();
  const field = phone.page.getByLabel('Cili büntetőpontjai');
  assert.equal(await field.getAttribute('inputmode'), 'numeric');
  await field.fill('26');
  await field.press('Enter');
  await button('Elfogyott a lapja').tap();
  await button('1').tap();
  await untilScores(phone, '12', '1', '30');
  const { over, standing } = await pad(phone);
  assert.deepEqual([over, plain(standing)], [true, 'Béla nyert · Anna 12, Béla 1, Cili 30']);
});

test('a restart finds everything where it was', async () => {
  const before = await pad(phone);
  ({ phone, refused } = await restarted(phone));
  await visit(phone, `#/pad/${before.id}`);
  assert.deepEqual(await pad(phone), before);
  assert.match(plain(await phone.page.locator('tfoot').innerText()), /12\s+1\s+30/);
});

test('a round is entered by keyboard alone, and taken back', async () => {
  await begin(phone, 'mochi', ['Anna', 'Béla']);
  const { keyboard } = phone.page;
  await button('Beírom a lapokat').focus();
  for (const key of ['Enter', '3', '7', '1', 'Backspace', 'Enter']) await keyboard.press(key);
  await button('Elfogyott a lapja').focus();
  await keyboard.press('Enter');
  await untilScores(phone, '10', '0');
  assert.equal(await phone.page.locator('.keys').count(), 0);
  await keyboard.press('Control+z');
  await untilScores(phone, '0', '0');
  const id = padId(phone);
  await visit(phone, '#/pads');
  await phone.invoke('pad_delete', { id });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
