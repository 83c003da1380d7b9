// Several people at one device: a table laid for two, whole games handed from one to the other, and no hand on any frame
// in between.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable, assertWritten, inTheOtherTheme } from '../harness/accessible.js';
import { ABOUT, EXAMPLE, nextTouchOf } from '../harness/games.js';
import { Phone } from '../harness/phone.js';
import { isOver, play } from '../harness/player.js';
import { until } from '../harness/processes.js';
import { decline, SHARED, sitTogether, take } from '../harness/people.js';
import { Fingers, middle } from '../harness/fingers.js';
import { decide, settings, standing, visit } from '../harness/table.js';

/** How many turns are played by touches; the rest of a game is decided by commands. */
const TOUCHED = 6;
const MOST = 400;

let phone;
before(async () => {
  phone = await Phone.open();
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const cover = () => phone.page.locator('.handover');
const covered = () => cover().isVisible();

/** Collects from now on every frame on which something of a table is drawn beside the handing over. */
function watchFrames() {
  return phone.page.evaluate(() => {
    window.leaks = [];
    window.frames = 0;
    const look = () => {
      const cover = document.querySelector('.handover');
      if (cover) {
        window.frames += 1;
        const drawn = document.querySelector('.table, .hand, [data-card]');
        if (drawn) window.leaks.push(drawn.outerHTML.slice(0, 200));
        // Nor is anything left of what was announced to the person before.
        for (const said of document.querySelectorAll('[data-voice] p')) {
          if (!/ jön\. Add oda |^A botok lépnek/.test(said.textContent)) window.leaks.push(said.textContent);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

test('a table for two is laid, with names that are kept', async () => {
  await visit(phone, `#/new/${EXAMPLE}`);
  await button('Többen játszunk').tap();
  await phone.page.getByLabel('A te neved').fill('Péter');
  await phone.page.getByLabel('2. játékos neve').fill('Anna');
  await assertAccessible(phone, 'a new table for two');
  await assertWritten(phone, 'a new table for two');
  await assertNoWider(phone, 'a new table for two');
  await button('Leülök játszani').tap();
  await cover().waitFor();
  assert.match(await cover().innerText(), /^(Péter|Anna) jön/);
  await assertAccessible(phone, 'the handing over');
  await assertTouchable(phone, 'the handing over');
  await assertWritten(phone, 'the handing over');
  await inTheOtherTheme(phone, 'the handing over');
  phone.stale = true;
  await visit(phone, `#/new/${EXAMPLE}`);
  assert.equal(await phone.page.getByLabel('A te neved').inputValue(), 'Péter');
  assert.equal(await phone.page.getByLabel('2. játékos neve').inputValue(), 'Anna');
});

for (const game of SHARED) {
  test(`${game}: two people play a whole game, and nothing of a hand is drawn between their turns`, async () => {
    const next = await nextTouchOf(game);
    const id = await sitTogether(phone, game);
    await watchFrames();
    const names = new Set();
    for (let turns = 0; turns < MOST && !(await isOver(phone)); turns += 1) {
      await until(async () => (await covered()) || (await phone.page.locator('.table').isVisible()), 'the table or the handing over');
      // The first times everybody opens their view, later only where there is something to decide.
      if (turns > TOUCHED && (await decline(phone))) continue;
      if (await covered()) names.add(await take(phone));
      if (turns < TOUCHED) await play(phone, { next, how: { sheets: true, keen: 6 }, done: covered, seed: turns + 1 });
      else {
        await until(async () => {
          if ((await covered()) || (await isOver(phone))) return true;
          const now = await standing(phone, id).catch(() => null);
          if (!now || now.outcome || now.state.moves.length === 0) return false;
          await decide(phone, id, now, ABOUT[game].choose(now)).catch(() => null);
          return false;
        }, 'the next person');
      }
    }
    assert.ok(await isOver(phone), 'the game comes to its end');
    assert.deepEqual([...names].sort(), ['Anna', 'Péter']);
    const { leaks, frames } = await phone.page.evaluate(() => ({ leaks: window.leaks, frames: window.frames }));
    assert.deepEqual(leaks, []);
    assert.ok(frames > 10, String(frames));
    await assertAccessible(phone, `the end of ${game} among two`);
  });
}

test('a device that is put down or started anew shows nobody’s hand', async () => {
  await sitTogether(phone, EXAMPLE);
  await take(phone);
  await phone.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await until(async () => !(await phone.page.locator('.hand').isVisible()), 'the hand to be gone');
  await phone.page.evaluate(() => {
    delete document.visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await cover().waitFor();
  // Turned on its side, and beside another app.
  const upright = phone.page.viewportSize();
  for (const [width, height] of [[844, 390], [390, 380]]) {
    await phone.page.setViewportSize({ width, height });
    assert.equal(await phone.page.locator('.hand').count(), 0);
    await assertNoWider(phone, `the handing over at ${width}×${height}`);
    await assertTouchable(phone, `the handing over at ${width}×${height}`);
  }
  await phone.page.setViewportSize(upright);
  await take(phone);
  const hash = new URL(phone.page.url()).hash;
  await phone.start(hash);
  await cover().waitFor();
  assert.equal(await phone.page.locator('.hand').count(), 0);
});

for (const game of SHARED) {
  test(`${game}: on a device that lies flat the page faces Anna, who sits opposite, and follows her finger`, async () => {
    const people = ['Péter', 'Anna'].map((name, colour) => ({ name, colour, learning: false }));
    await settings(phone, { liesFlat: true, people });
    const id = await sitTogether(phone, game);
    const turned = () => phone.page.evaluate(() => document.documentElement.hasAttribute('data-turned'));
    const thing = phone.page.locator('[data-carry]').first();
    // Until Anna has something in her hand.
    for (let turns = 0; turns < MOST && !((await turned()) && !(await covered()) && (await thing.isVisible())); turns += 1) {
      await until(async () => (await covered()) || (await phone.page.locator('.table').isVisible()), 'the table or the handing over');
      if (await covered()) {
        if ((await turned()) && !(await decline(phone))) assert.equal(await take(phone), 'Anna');
        else if (await covered()) await take(phone);
        continue;
      }
      const now = await standing(phone, id).catch(() => null);
      if (now && now.state.moves.length > 0) await decide(phone, id, now, ABOUT[game].choose(now)).catch(() => null);
    }
    assert.ok(await turned());
    await assertAccessible(phone, `${game}, turned`);
    await assertTouchable(phone, `${game}, turned`);
    await assertNoWider(phone, `${game}, turned`);
    // A dragged card follows the finger.
    const fingers = await Fingers.of(phone);
    const from = await middle(thing);
    await fingers.down(from);
    await fingers.move([from[0], from[1] + 30]);
    const to = [195, 420];
    await fingers.move(to);
    const [x, y] = await middle(phone.page.locator('.in-hand').first());
    assert.ok(Math.hypot(x - to[0], y - to[1]) < 90, `the finger at ${to}, the card at ${[x, y]}`);
    await phone.page.keyboard.press('Escape');
    await fingers.up();
    // Sheets face the same way, and are wholly on the screen.
    await phone.page.getByRole('button', { name: 'Napló és szabályok' }).tap();
    const sheet = phone.page.getByRole('dialog');
    await sheet.waitFor();
    const { rotate, box } = await sheet.evaluate(async (node) => {
      await Promise.all(node.getAnimations().map((one) => one.finished));
      return { rotate: getComputedStyle(node).rotate, box: node.getBoundingClientRect().toJSON() };
    });
    assert.equal(rotate, '180deg');
    assert.ok(box.left >= -1 && box.top >= -1 && box.right <= 391 && box.bottom <= 845, JSON.stringify(box));
    // A drawer lies at the right of whoever looks, and so at the left of the window.
    assert.ok(box.left < 1, JSON.stringify(box));
    await phone.page.keyboard.press('Escape');
    await visit(phone, '#/');
    assert.equal(await turned(), false);
    await settings(phone);
  });
}
