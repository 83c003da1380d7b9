// Many cards on the table in Párbaj: equal ones are stacked, and what has no room is behind a tile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { PHONE, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { settings, standing } from '../../../harness/table.js';
import { sitDownAt } from '../scene.js';

const CROWD = 'du-5.1-a-crowd-and-one-sapling';
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const OWN = '.half:not(.theirs)';

test('of three equal creatures one attacks, and then another', async () => {
  const phone = await Phone.open();
  try {
    await settings(phone);
    const id = await sitDownAt(phone, CROWD);
    const { page } = phone;
    const saplings = page.locator(`${OWN} [data-inspect="sarj"]`);
    const badge = page.locator(`${OWN} .copies`);
    assert.equal(await saplings.count(), 1);
    assert.equal(await badge.textContent(), '×3');
    await page.getByRole('button', { name: /^3×\sSarj/ }).waitFor();
    await phone.screenshot('parbaj-stack');

    await saplings.tap();
    await page.waitForSelector(`${OWN} [data-inspect="sarj"].chosen`);
    assert.equal(await badge.textContent(), '×2');
    await page.locator('.theirs .permanent.aimable').first().tap();
    await until(async () => (await standing(phone, id)).state.view.attacks.length === 1, 'the first attack');
    await page.waitForSelector(`${OWN} [data-inspect="sarj"] .attack`);
    assert.equal(await badge.textContent(), '×2');

    // The next card of the same stack.
    await page.locator(`${OWN} .permanent:has(.copies)`).tap();
    await page.locator('.theirs [data-player]').tap();
    const { state } = await until(async () => {
      const now = await standing(phone, id);
      return now.state.view.attacks.length === 2 && now;
    }, 'the second attack');
    assert.equal(new Set(state.view.attacks.map(({ attacker }) => attacker)).size, 2);
    assert.equal(await badge.count(), 0);
    await assertAccessible(phone, 'a stack');
  } finally {
    await phone.close();
  }
});

test('on a small phone fourteen permanents have room, or lie behind a tile', async () => {
  const phone = await Phone.open({ device: SMALL });
  try {
    await settings(phone);
    const id = await sitDownAt(phone, CROWD);
    const { page } = phone;
    await page.waitForSelector(`${OWN} .more`);
    await phone.screenshot('parbaj-overflow');
    const { view } = (await standing(phone, id)).state;
    const mine = view.permanents.filter(({ master }) => master === view.seat);
    assert.equal(mine.length, 14);
    // All guards are visible.
    const guards = mine.filter(({ guard }) => guard).map(({ card }) => card);
    for (const card of guards) assert.ok((await page.locator(`${OWN} .guards [data-inspect="${card}"]`).count()) > 0, card);
    const widths = await page.$$eval(`${OWN} .permanent`, (all) => all.map((it) => it.offsetWidth));
    assert.ok(widths.every((width) => width >= 44), String(widths));
    await assertNoWider(phone, 'a full table');
    await assertTouchable(phone, 'a full table');

    await page.locator(`${OWN} .more`).last().tap();
    await page.waitForSelector('dialog[open] .permanent');
    await phone.screenshot('parbaj-zone');
    const zone = await page.locator('dialog[open] .permanent').count();
    assert.ok(zone >= 4, String(zone));
    await assertAccessible(phone, 'a place laid open');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  } finally {
    await phone.close();
  }
});
