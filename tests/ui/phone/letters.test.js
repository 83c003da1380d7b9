// Letters as short cuts: what one asks for is armed under the keyboard, and asked for again or confirmed, it is done.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Goban, stoneAt } from '../harness/goban.js';
import { focused } from '../harness/heard.js';
import { DESKTOP, Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, myTurn, reach, refusals, sitDown, standing, visit } from '../harness/table.js';

const GO = { options: { size: '9', cards: '0' } };

let desktop;
let refused;
let goban;
before(async () => {
  desktop = await Phone.open({ device: DESKTOP, locale: 'en-GB' });
  refused = refusals(desktop);
  goban = new Goban(desktop);
});
after(() => desktop?.close());

const press = (key) => desktop.page.keyboard.press(key);
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
    await asked('Are you sure');
    assert.equal(await focused(desktop), 'Yes, pass');
    await press(keys[1]);
    const now = await goban.since(start);
    assert.ok(passed(now), JSON.stringify(now.log.at(-1)));
    assert.equal(stoneAt(now, 'E5'), stoneAt(start, 'E5'), 'no stone was placed there');
  });
}

test('Escape lets go of a pass, and the keyboard is back where it was', async () => {
  const start = await goban.sitDown(GO);
  await asked('place a stone');
  await goban.point('C3').focus();
  await press('p');
  await asked('Are you sure');
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

test('D and Enter at Mochi draw', async () => {
  const id = await reach(desktop, ({ state: { view, moves } }) => view.step.kind === 'action' && moves.filter(({ kind }) => kind === 'draw').length > 1, { bots: 2 });
  const before = await standing(desktop, id);
  await desktop.page.waitForSelector('.acts .main .button');
  await desktop.page.locator('.hand .slot').first().focus();
  await press('d');
  await desktop.page.waitForSelector('.felt .lit');
  assert.match(await focused(desktop), /^Left/);
  await press('Enter');
  const after = await until(async () => {
    const now = await standing(desktop, id);
    return now.revision > before.revision && now;
  }, 'the card');
  assert.ok(after.log.some(({ event }) => /drew|drawn/i.test(event.event.kind)), JSON.stringify(after.log.at(-1).event));
});

test('P and P at Iszkenderun pass', async () => {
  const id = await reach(desktop, ({ state: { moves } }) => moves.length > 1 && moves.some(({ kind }) => kind === 'pass'), { game: 'iszkenderun', bots: 2 });
  await desktop.page.waitForSelector('.acts .main .button');
  const before = await standing(desktop, id);
  await desktop.page.locator('.hand .slot').first().focus();
  await press('p');
  await until(async () => (await focused(desktop)) === 'Yes, pass', 'the pass to be armed');
  await press('p');
  const after = await until(async () => {
    const now = await standing(desktop, id);
    return now.revision > before.revision && now;
  }, 'the pass');
  assert.ok(after.log.slice(before.log.length).some(({ event }) => event.event.kind === 'passed' && event.event.seat === 0));
});

test('stepwise, the keyboard is at what lets a bot go on, and then back in the hand', async () => {
  const id = await sitDown(desktop, { bots: 1, seed: '8', botSpeed: 'step' });
  let enters = 0;
  await desktop.page.locator('.hand [tabindex="0"]').focus();
  for (let decisions = 0; decisions < 30 && enters < 2; decisions += 1) {
    const now = await standing(desktop, id);
    if (now.waitingForStep) {
      await until(async () => (await focused(desktop)) === 'Next move', 'the button under the keyboard');
      await press('Enter');
      enters += 1;
      await until(async () => (await standing(desktop, id)).revision > now.revision, 'the bot');
    } else await decide(desktop, id, now, now.state.moves[0]);
  }
  while ((await standing(desktop, id)).waitingForStep) {
    await press('Enter');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await until(() => desktop.page.evaluate(() => document.activeElement.closest('.hand') !== null), 'the keyboard in the hand');
});

test('a card that is aimed goes where one touches the board, and isn’t dropped', async () => {
  const start = await goban.sitDownIn('go-4.3-the-wrong-way');
  const { page } = desktop;
  assert.deepEqual(start.state.view.cards.aimable, ['push']);
  await goban.card(0).click();
  await asked('Push (instead)');
  // A black stone can’t be pushed: that is what is said, and the card is still being aimed.
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
  // With cards they are there.
  await goban.sitDown({ options: { size: '9' } });
  await press('?');
  assert.match(await page.locator('dialog[open] dl').innerText(), /choose a card of your hand/);
  await press('Escape');
});

test('what is said while looking back doesn’t cover the button it speaks of', async () => {
  const { page } = desktop;
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height });
    for (const [game, bots, touch] of [
      ['cardgo', 1, () => page.locator('.point').first().click()],
      ['iszkenderun', 2, () => page.locator('.hand .slot').first().click()],
      ['mochi', 1, () => page.locator('.hand .slot').first().click()],
    ]) {
      const id = await reach(desktop, ({ plies }) => plies > 2, { game, bots, ...(game === 'cardgo' && GO) });
      await visit(desktop, `#/replay/${id}`);
      await page.locator('.look').waitFor();
      await touch();
      const toast = page.locator('.toast');
      await toast.waitFor();
      const [said, foot] = [await toast.boundingBox(), await page.locator('.look .button').boundingBox()];
      const beside = said.y + said.height <= foot.y || said.x >= foot.x + foot.width || said.x + said.width <= foot.x;
      assert.ok(beside, `${game} at ${width}: ${JSON.stringify([said, foot])}`);
    }
  }
  await page.setViewportSize(DESKTOP.viewport);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
