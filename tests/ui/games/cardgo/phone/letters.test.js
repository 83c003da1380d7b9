// Letter keys in Go: passing, playing cards, and their effect where there are none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused } from '../../../harness/announcements.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { decide, myTurn, visit } from '../../../harness/table.js';
import { Goban, stoneAt } from '../goban.js';

const GO = { options: { size: '9', cards: '0' } };

const { desktop, refused, press } = await openedDesktop();
const goban = new Goban(desktop);

const asked = (words) => desktop.page.locator('.ask').filter({ hasText: words }).waitFor();
const passed = (now) => now.log.some(({ event }) => event.event.kind === 'passed' && event.event.seat === 0);

for (const [name, keys] of [
  ['P and Enter', ['p', 'Enter']],
  ['P and P', ['p', 'p']],
]) {
  test(`${name} at Go pass, wherever on the board one is`, async () => {
    const start = await goban.sitDown(GO);
    await asked('place a stone');
    await goban.point('E5').focus();
    await press(keys[0]);
    await asked('Pass without playing');
    assert.equal(await focused(desktop), 'Yes, pass');
    await press(keys[1]);
    const now = await goban.since(start);
    assert.ok(passed(now), JSON.stringify(now.log.at(-1)));
    // The bot may have played there since.
    assert.notEqual(stoneAt(now, 'E5'), 'X', 'no stone of one’s own was placed there');
  });
}

test('Escape lets go of a pass, and the keyboard is back where it was', async () => {
  const start = await goban.sitDown(GO);
  await asked('place a stone');
  await goban.point('C3').focus();
  await press('p');
  await asked('Pass without playing');
  await press('Escape');
  await asked('place a stone');
  assert.equal(await desktop.page.evaluate(() => document.activeElement.dataset.point), 'C3');
  assert.equal((await goban.standing()).revision, start.revision);
});

test('a letter for what can’t be done says why', async () => {
  await goban.sitDownIn('go-4.3-out-of-the-way');
  await goban.card(0).focus();
  await press('Enter');
  await goban.button('Play it').click();
  await asked('Which stone do you push?');
  await press('p');
  await desktop.page.locator('.toast').waitFor();
});

test('a card that is aimed goes where one touches the board, and isn’t dropped', async () => {
  const start = await goban.sitDownIn('go-4.3-the-wrong-way');
  const { page } = desktop;
  assert.deepEqual(start.state.view.cards.aimable, ['push']);
  await goban.card(0).click();
  await asked('Push (instead)');
  // A black stone can’t be pushed: this is explained, and the card is still being aimed.
  await goban.point('A1').focus();
  await press('Enter');
  await page.locator('.toast').waitFor();
  assert.doesNotMatch(await page.locator('.toast').innerText(), /taken/);
  await asked('Which stone do you push?');
  await goban.point('A3').focus();
  await press('Enter');
  await asked('Where to?');
  await press('Escape');
});

test('plain Go has no keys for cards, and a board looked back at no stone for Enter', async () => {
  await goban.sitDown(GO);
  const { page } = desktop;
  const about = () => page.locator('.points').evaluate((it) => document.getElementById(it.getAttribute('aria-describedby')).textContent);
  assert.match(await about(), /Enter places a stone/);
  await press('?');
  const keys = await page.locator('dialog[open] dl').innerText();
  assert.doesNotMatch(keys, /card/);
  assert.match(keys, /pass/);
  await press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const now = await myTurn(desktop, goban.id);
  await decide(desktop, goban.id, now, now.state.moves[0]);
  await visit(desktop, `#/replay/${goban.id}`);
  await page.locator('.look').waitFor();
  assert.doesNotMatch(await about(), /Enter/);
  // In a game with cards they are listed.
  await goban.sitDown({ options: { size: '9' } });
  await press('?');
  assert.match(await page.locator('dialog[open] dl').innerText(), /choose a card from your hand/);
  await press('Escape');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
