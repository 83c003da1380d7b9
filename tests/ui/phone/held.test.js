// State held between two moves, in every game, and the current page: neither Back, nor turning the phone, nor a pause
// loses them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { back, comeToTable, pause } from '../harness/table-navigation.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { begin, layShort, refusals, settings, standing, takeHint, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const address = () => phone.page.evaluate(() => location.hash);
const turn = (size) => phone.page.setViewportSize(size);

for (const game of GAMES) {
  const touch = () => phone.page.locator(ABOUT[game].choosable).first().tap();
  const isHeld = (wished) =>
    until(async () => ((await phone.page.locator(ABOUT[game].held).count()) > 0) === wished, wished ? 'something to be held' : 'nothing to be held');

  /** Opens a table from the list of games, at which the person is to decide. */
  const come = async () => {
    const id = await layShort(phone, game);
    await begin(phone, id);
    await comeToTable(phone, id);
    return id;
  };

  test(`${game}: Back lets go of a choice first, and leaves the table then`, async () => {
    const id = await come();
    const before = await standing(phone, id);
    await touch();
    await isHeld(true);
    await back(phone);
    await isHeld(false);
    assert.match(await address(), /^#\/table\//);
    await touch();
    await isHeld(true);
    await phone.page.keyboard.press('Escape');
    await isHeld(false);
    assert.match(await address(), /^#\/table\//);
    await back(phone);
    await phone.page.waitForSelector('.tile');
    const now = await standing(phone, id);
    if (ABOUT[game].announces) assert.deepEqual(now.state, before.state, 'all was taken back');
    else assert.equal(now.revision, before.revision, 'nothing was decided');
  });

  if (game !== EXAMPLE) continue;

  test(`${game}: the arrow in the bar leaves at once, whatever is held`, async () => {
    await come();
    await touch();
    await isHeld(true);
    await button('Vissza').tap();
    await phone.page.waitForSelector('.tile');
  });

  test(`${game}: Back closes a hint before it leaves`, async () => {
    await come();
    await takeHint(phone);
    await phone.page.waitForSelector('.tip .move:not(.soft)');
    await back(phone);
    await phone.page.waitForSelector('.tip', { state: 'detached' });
    assert.match(await address(), /^#\/table\//);
  });
}

test('where what was held is broken one chooses as ever', async () => {
  const { page } = phone;
  const { choosable, held } = ABOUT[EXAMPLE];
  const id = await layShort(phone, EXAMPLE);
  await begin(phone, id);
  await comeToTable(phone, id);
  const where = `${id}/${(await standing(phone, id)).plies}`;
  const choose = async () => {
    await page.locator(choosable).first().tap();
    await page.locator(held).first().waitFor();
  };
  const kept = async () => (await phone.invoke('start', { system: 'hu-HU' })).keepsakes.held;
  for (const broken of ['{', '7', '{}', JSON.stringify({ where }), JSON.stringify({ where, what: 7 })]) {
    await phone.invoke('keepsake_put', { name: 'held', what: broken });
    await page.reload();
    await page.waitForSelector('.acts');
    assert.equal(await page.locator(held).count(), 0, broken);
    await choose();
    // Otherwise it could be written over the next broken one.
    await until(async () => (await kept()) !== broken, 'what is chosen to be kept');
  }
});

test('a rule stays where it was read', async () => {
  await visit(phone, '#/rule/IS-3.3');
  await phone.page.waitForSelector('article .see');
  await phone.page.evaluate(() => scrollTo(0, 300));
  const top = () => phone.page.evaluate(() => Math.round(scrollY));
  const before = await top();
  assert.ok(before > 100, `${before}`);
  await pause(phone);
  assert.equal(await top(), before);
  await turn(LYING);
  await until(async () => (await top()) > 0, 'the same place: turned, it does not begin again');
  await turn(UPRIGHT);
  assert.equal(await address(), '#/rule/IS-3.3');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
