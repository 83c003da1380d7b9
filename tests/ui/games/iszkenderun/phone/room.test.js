// Iskenderun on small and landscape screens: all information is visible.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { box, LYING, meet, SMALL, turn, UPRIGHT } from '../../../harness/room.js';
import { decide, lay, myTurn, refusals, settings, takeHint, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

/** Opens a table of four in Iskenderun, a few cards into the round. */
async function sitAmongFour() {
  await settings(phone);
  const id = await lay(phone, { game: 'iszkenderun', bots: 3, seed: '5' });
  for (let turns = 0; turns < 12; turns += 1) {
    const now = await myTurn(phone, id);
    if (now.state.view.seats.filter(({ row }) => row.length > 0).length === 4) break;
    const { moves } = now.state;
    await decide(phone, id, now, moves.find(({ kind, row }) => kind === 'play' && row === 0) ?? moves[0]);
  }
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
}

test('among four, the smallest phone shows everybody’s victory points', async () => {
  await turn(phone, SMALL);
  await sitAmongFour();
  assert.equal(await phone.page.locator('.plate .vp:visible').count(), 4);
  for (const row of await phone.page.locator('[data-row]').all()) {
    const plate = row.locator('button.plate');
    const [own, cards] = [await plate.boundingBox(), await row.locator('.cards').boundingBox()];
    for (const fact of await plate.locator('.total, .fact, .vp').all()) {
      const { x, y, width, height } = await fact.boundingBox();
      assert.ok(x + width <= cards.x + 5, `${await plate.innerText()}: ${x + width} of ${cards.x}`);
      assert.ok(y + height <= own.y + own.height + 1, await plate.innerText());
    }
  }
});

test('a hint lies beside the rows, never over them', async () => {
  for (const size of [SMALL, LYING, UPRIGHT]) {
    await turn(phone, size);
    await takeHint(phone);
    await phone.page.waitForSelector('.tip .move:not(.soft)');
    const [tip, felt] = [await box(phone, '.tip'), await box(phone, '.felt')];
    assert.ok(!meet(tip, felt), `${size.width}: ${JSON.stringify([tip, felt])}`);
    assert.ok(tip.height >= 96, `${size.width}: ${tip.height}`);
    const move = await box(phone, '.tip .move');
    assert.ok(move.y >= tip.y && move.y + move.height <= tip.y + tip.height, 'the move itself is to be read');
    await button('Tipp bezárása').tap();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
