// Score pads of Iskenderun: the cards in the rows are tapped in one by one, and counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { begin, pad, untilScores } from '../../../harness/pads.js';
import { until } from '../../../harness/processes.js';

const { phone, refused } = await openedPhone();

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('a round of Iszkenderun is tapped in card by card, and a card can be in one place only', async () => {
  await begin(phone, 'iszkenderun', ['Anna', 'Béla', 'Cili']);
  const row = (name) => phone.page.locator('.plate', { hasText: name });
  const card = (name) => phone.page.locator('.picker').getByRole('button', { name, exact: true });
  const suit = (name) => phone.page.locator('.picker label', { hasText: name });
  await phone.page.locator('.trumps label', { hasText: 'Handzsár' }).first().tap();
  await row('Anna').tap();
  await suit('Kereszt').tap();
  await card('Kereszt\u00a03').tap();
  await suit('Félhold').tap();
  await card('Félhold\u00a01').tap();
  await suit('Handzsár').tap();
  await card('Handzsár\u00a06').tap();
  await until(async () => (await pad(phone)).tally.tally.rounds[0].rows[0].points === 22, 'the first worked example');
  await row('Anna').filter({ hasText: '22' }).waitFor();
  await row('Béla').tap();
  // It only looks disabled: it explains why.
  await card('Handzsár\u00a06').tap({ force: true });
  await phone.page.locator('.toast', { hasText: 'Anna sorában' }).waitFor();
  await phone.page.locator('.toast').getByRole('button', { name: 'Bezárás' }).tap();
  await card('Handzsár\u00a04').tap();
  await assertAccessible(phone, 'a pad of Iszkenderun');
  await assertTouchable(phone, 'a pad of Iszkenderun');
  await button('Kész a forduló').tap();
  await untilScores(phone, '8', '3', '1');
  const { lines } = await pad(phone);
  assert.ok(lines.some(({ rule }) => rule === 'IS-7.5') && lines.some(({ rule }) => rule === 'IS-7.3'));
  await assertAccessible(phone, 'a counted round of Iszkenderun');
  await button('Következő forduló').tap();
  await until(async () => (await pad(phone)).sheet.sheet.rounds.length === 2, 'the second round');
  await suit('Handzsár').tap();
  // The page learns from the tally that the card is gone, a moment after it was saved.
  await phone.page.locator('.picker [aria-disabled="true"][aria-label="Handzsár\u00a06"]').waitFor();
  await card('Handzsár\u00a06').tap({ force: true });
  await phone.page.locator('.toast', { hasText: 'pontpakliban' }).waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
