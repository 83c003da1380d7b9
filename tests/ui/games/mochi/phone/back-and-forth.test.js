// Undo and redo, hints, and the bots' speed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { handShown, myTurn, refusals, settings, sitDown, standing, untilHand, visit } from '../../../harness/table.js';

let phone;
let refused;
let id;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  id = await sitDown(phone, { seed: '11' });
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('a card drawn can be taken back, and drawn again', async () => {
  const start = await myTurn(phone, id);
  assert.equal(start.state.view.step.kind, 'action');
  await untilHand(phone, start.state.view.hand);
  await button('Húzás').tap();
  await button('Pakli').tap();
  await phone.page.waitForSelector('.hand .gap');
  const drawn = await phone.page.getAttribute('.held [data-card]', 'data-card');
  await button('Visszavonás').tap();
  await phone.page.waitForSelector('.hand .gap', { state: 'detached' });
  assert.deepEqual(await handShown(phone), start.state.view.hand);
  await button('Mégis').tap();
  await phone.page.waitForSelector('.hand .gap');
  assert.equal(await phone.page.getAttribute('.held [data-card]', 'data-card'), drawn);
});

test('the card goes where it was put', async () => {
  const { state } = await standing(phone, id);
  const drawn = await phone.page.getAttribute('.held [data-card]', 'data-card');
  await phone.page.locator('.hand .gap[data-place="3"]').tap();
  await untilHand(phone, state.view.hand.toSpliced(3, 0, drawn));
});

test('taking it back once more asks again for the place', async () => {
  await button('Visszavonás').tap();
  await phone.page.waitForSelector('.hand .gap');
  await phone.page.locator('.hand .gap[data-place="0"]').tap();
  await phone.page.waitForSelector('.hand .gap', { state: 'detached' });
});

test('step by step, bots wait to be let on', async () => {
  await settings(phone, { botSpeed: 'step' });
  await visit(phone, `#/table/${id}`);
  const next = button('Következő lépés');
  let steps = 0;
  // Answers all questions with legal moves until the bots ask for a step.
  while (!(await next.isVisible())) {
    const now = await standing(phone, id);
    assert.equal(now.outcome, null);
    if (now.state.moves.length > 0) {
      await phone.invoke('table_act', {
        id,
        revision: now.revision,
        decision: { game: 'mochi', move: now.state.moves.at(-1) },
      });
    }
    await phone.page.waitForTimeout(30);
  }
  const before = await standing(phone, id);
  assert.ok(before.waitingForStep);
  // The snapshot tells whether the button comes; the previous one may still be on the screen.
  for (let now = before; now.waitingForStep && steps < 40; now = await standing(phone, id)) {
    const { revision } = now;
    await next.tap();
    await until(async () => (await standing(phone, id)).revision > revision, 'the bot');
    steps += 1;
    await phone.page.waitForFunction(() => document.querySelector('.acts .main .button, .hand .gap, dialog[open], .over'));
    if ((await phone.page.locator('dialog[open]').count()) > 0) break;
  }
  assert.ok(steps > 0);
});

test('nothing went wrong unseen', () => {
  // The person may take back just as a bot moves: the table has moved on, and is asked again.
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
