// Plain Go between two people at one device.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { middle } from '../../../harness/fingers.js';
import { sitTogether } from '../../../harness/people.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, settings, standing } from '../../../harness/table.js';

let phone;
before(async () => {
  phone = await Phone.open();
  await settings(phone);
});
after(() => phone?.close());

test('nothing is asked between moves, and the table turns to the person to move', async () => {
  const id = await sitTogether(phone, 'cardgo', { size: '9', cards: '0' });
  for (let turn = 0; turn < 4; turn += 1) {
    await phone.page.locator('.table').waitFor();
    assert.equal(await phone.page.locator('.handover').count(), 0);
    const now = await until(async () => {
      const now = await standing(phone, id);
      return now.plies === turn && now;
    }, 'the next move');
    assert.equal(now.state.view.seat, turn % 2);
    await decide(phone, id, now, now.state.moves[turn * 5]);
    await until(async () => (await phone.page.locator('.point .stone, .point.black, .point.white, .stone').count()) > turn, 'the stone to be drawn');
  }
});

test('on a device that lies flat the page turns to the person to move, and the stones stay where they lie', async () => {
  const tablet = await Phone.open({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  const people = ['Péter', 'Anna'].map((name, colour) => ({ name, colour, learning: false }));
  await settings(tablet, { liesFlat: true, confirmMoves: false, people });
  const id = await sitTogether(tablet, 'cardgo', { size: '9', cards: '0' });
  const turned = () => tablet.page.evaluate(() => document.documentElement.hasAttribute('data-turned'));
  const point = (name) => tablet.page.locator(`[data-point="${name}"]`);
  const places = async () => Promise.all(['A1', 'D3', 'J9'].map((name) => middle(point(name))));
  const played = async (name, plies) => {
    await point(name).tap();
    const now = await until(async () => {
      const now = await standing(tablet, id);
      return now.plies === plies && now;
    }, 'the move');
    assert.equal(now.log.at(-1).text.map(({ text }) => text).join('').includes(name), true, name);
  };
  await tablet.page.locator('.table').waitFor();
  const before = await places();
  assert.equal(await turned(), false);
  await played('D3', 1);
  await until(turned, 'the page to be turned');
  const after = await places();
  for (const [at, [x, y]] of before.entries()) {
    const [otherX, otherY] = after[at];
    assert.ok(Math.hypot(x - otherX, y - otherY) < 6, `${[x, y]} became ${after[at]}`);
  }
  // A touch reaches the point that is seen there, and arrow keys lead where they point for whoever looks.
  await played('C6', 2);
  await until(async () => !(await turned()), 'the page to be turned back');
  await played('G7', 3);
  await until(turned, 'the page to be turned');
  await point('E5').focus();
  await tablet.page.keyboard.press('ArrowRight');
  assert.equal(await tablet.page.evaluate(() => document.activeElement.dataset.point), 'D5');
  await tablet.close();
});
