// Score pads of Go: the final board is drawn with taps and strokes, and counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { begin, pad, plain, untilScores } from '../../../harness/pads.js';
import { until } from '../../../harness/processes.js';
import { visit } from '../../../harness/table.js';

const { phone, refused } = await openedPhone();

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('a board of 9×9 is drawn with taps and strokes, and counted', async () => {
  await begin(phone, 'cardgo', ['Anna', 'Béla'], ['9×9']);
  const box = async (name) => {
    const { x, y, width, height } = await phone.page.locator(`[data-point="${name}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const tap = async (name) => phone.page.touchscreen.tap(...(await box(name)));
  const stroke = async (from, to) => {
    await phone.page.mouse.move(...(await box(from)));
    await phone.page.mouse.down();
    await phone.page.mouse.move(...(await box(to)), { steps: 4 });
    await phone.page.mouse.up();
  };
  await stroke('F9', 'F1');
  await phone.page.locator('fieldset label', { hasText: 'Fehér' }).tap();
  await stroke('G9', 'G1');
  await phone.page.locator('fieldset label', { hasText: 'Sorban' }).tap();
  await tap('J5');
  await until(async () => (await pad(phone)).sheet.sheet.rows.join('').match(/[XO]/g)?.length === 19, 'nineteen stones');
  await button('Halott kövek keresése').tap();
  await until(async () => (await pad(phone)).sheet.sheet.dead.join() === 'J5', 'the dead stone');
  await phone.page.locator('.toast').getByRole('button', { name: 'Bezárás' }).tap();
  await button('Kész a tábla').tap();
  await untilScores(phone, '54', '33,5');
  await until(async () => /Anna nyert 20,5 ponttal/.test(plain(await phone.page.locator('.body').innerText())), 'who has won');
  await assertAccessible(phone, 'a counted board');
  await assertTouchable(phone, 'a counted board');
  await tap('J5');
  await until(async () => (await pad(phone)).sheet.sheet.dead.length === 0, 'the stone alive again');
});

test('a board of 19×19 is in sight as a whole beside what it is drawn with', async () => {
  const upright = phone.page.viewportSize();
  const id = await phone.invoke('pad_new', { pad: { game: 'cardgo', players: ['', ''], options: [{ key: 'size', value: '19' }] } });
  await visit(phone, `#/pad/${id}`);
  for (const size of [{ width: 844, height: 390 }, { width: 1280, height: 800 }, { width: 2560, height: 1440 }]) {
    await phone.page.setViewportSize(size);
    const bottom = async (selector) => {
      const { y, height } = await phone.page.locator(selector).boundingBox();
      return y + height;
    };
    await until(async () => (await bottom('.goban .window')) <= size.height, `the board within ${size.height}`);
    assert.ok((await bottom('.hand')) <= size.height, `the tools within ${size.height}`);
    assert.ok((await bottom('.goban .window')) > size.height * 0.7, `a board worth ${size.height}`);
  }
  await phone.page.setViewportSize(upright);
  await phone.invoke('pad_delete', { id });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
