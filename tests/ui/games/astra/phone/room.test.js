// Astra on the lowest phone, light and dark, in both languages: no text is cut off, and nothing overlaps.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { PHONE, Phone } from '../../../harness/phone.js';
import { meet, SMALL } from '../../../harness/room.js';
import { lay, myTurn, settings } from '../../../harness/table.js';
import { ASTRA, openTable, PLACES, walk } from '../sky.js';

const opened = [];
after(() => Promise.all(opened.map((phone) => phone.close())));

const LOOKS = [
  ['light, Hungarian', { colorScheme: 'light', locale: 'hu-HU' }],
  ['dark, English', { colorScheme: 'dark', locale: 'en-GB' }],
];

/** Runs in the page: returns text that doesn't fit its place, or is cut off by the screen's side. */
function cut(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => {
      const { left, right } = it.getBoundingClientRect();
      return it.scrollWidth > it.clientWidth + 1 || left < 0 || right > innerWidth;
    })
    .map((it) => it.textContent.trim());
}

for (const [name, look] of LOOKS) {
  test(`${name}: the board and each open card, with what they tell`, async () => {
    const phone = await Phone.open({ device: { ...PHONE, viewport: SMALL }, ...look });
    opened.push(phone);
    await settings(phone);
    const { page } = phone;
    for (const seed of ['1', '2']) {
      const id = await lay(phone, { game: ASTRA, seed });
      const now = await myTurn(phone, id);
      await openTable(phone, id);
      assert.deepEqual(await page.evaluate(cut, '.quarter b, .quarter .count, .strip .points, .journal b, .acts .button'), []);
      await assertNoWider(phone, 'the board');
      if (seed === '1') await assertAccessible(phone, 'the board');
      await assertTouchable(phone, 'the board');
      for (const place of PLACES) {
        await page.locator(`.quarter [data-place="${place}"]`).tap();
        const path = now.state.moves.filter((move) => move.kind === 'observe' && move.place === place).map((move) => move.path).toSorted((one, other) => other.length - one.length)[0];
        for (const drawn of [0, 1, 3, path.length]) {
          if (drawn > 0) {
            await page.locator(`[data-star="${path[drawn - 1]}"]`).tap();
            await page.waitForFunction((all) => document.querySelectorAll('[data-star][aria-pressed="true"]').length >= Math.min(1, all), drawn);
          }
          const panel = await page.$eval('.told .scroll', (it) => [it.scrollHeight, it.clientHeight]);
          assert.ok(panel[0] <= panel[1] + 10, `${seed}, ${place}, ${drawn}: ${panel}: ${await page.locator('.told').innerText()}`);
          assert.deepEqual(await page.evaluate(cut, '.marking h3, .marking .where, .cost b, .cost .stars, .acts .button'), []);
          const [map, told] = [await page.locator('.marking .sky').boundingBox(), await page.locator('.told').boundingBox()];
          assert.ok(!meet(map, told));
          assert.ok(map.height >= 208, `${map.height}`);
        }
        if (seed === '1') await assertAccessible(phone, 'an open card');
        await page.keyboard.press('Escape');
        await page.locator('.marking').waitFor({ state: 'detached' });
      }
    }
    assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
  });

  test(`${name}: discoveries, and the cards that one may set aside`, async () => {
    const phone = opened.at(-1);
    const { page } = phone;
    await walk(
      phone,
      {
        aside: {
          here: ({ state: { view } }) => view.step.kind === 'setAside',
          async then({ now }) {
            const labels = page.locator('.discovery .one .name');
            assert.equal(await labels.count(), now.state.view.journal.active.length);
            assert.deepEqual(await page.evaluate(cut, '.discovery .one .name, .discovery small, .discovery h2'), []);
            const boxes = await page.locator('.discovery .one').evaluateAll((all) => all.flatMap((one) => [...one.children].map((child) => child.getBoundingClientRect().toJSON())));
            for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) assert.ok(!meet(one, other), JSON.stringify([one, other]));
            await assertNoWider(phone, 'set aside');
            await assertAccessible(phone, 'set aside');
            await assertTouchable(phone, 'set aside');
          },
        },
        boon: {
          here: ({ state: { view } }) => view.step.kind === 'boon',
          async then() {
            assert.deepEqual(await page.evaluate(cut, '.discovery small, .discovery h2, .acts .button'), []);
            await assertAccessible(phone, 'boons');
            await assertTouchable(phone, 'boons');
          },
        },
      },
      { seeds: [1, 4] },
    );
  });
}
