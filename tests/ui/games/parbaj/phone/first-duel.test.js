// The first duel: ideas are explained once, when they come up, and decisions not yet explained pass by themselves.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEVICES, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, lay, myTurn, settings, standing, visit } from '../../../harness/table.js';

const explained = async (phone) => (await phone.invoke('start', { system: phone.locale })).settings.explained;

/** Opens a table with these ideas explained, at the decision in which the next ones come up. */
async function sit(phone, stage, told = []) {
  await settings(phone, { explained: told.map((idea) => `parbaj.${idea}`), letsHappen: true, botsResign: false, botSpeed: 'instant' });
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  for (;;) {
    const now = await myTurn(phone, id);
    const { view, moves } = now.state;
    const own = view.active === view.seat;
    const can = (kind) => moves.some((move) => move.kind === kind);
    if (stage === 'main' && own && view.phase === 'main' && can('play')) break;
    if (stage === 'movement' && can('march')) break;
    const wished = stage === 'movement' && own ? ['pay', 'play'] : [];
    const move = [...wished, 'keep', 'decline', 'done'].map((kind) => moves.find((one) => one.kind === kind)).find(Boolean) ?? moves[0];
    await decide(phone, id, now, move);
  }
  await phone.invoke('table_leave', { id });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand .slot');
  return id;
}

for (const [name, device] of Object.entries(DEVICES)) {
  test(`what is explained is read whole, and covers nothing that is needed: ${name}`, async () => {
    const phone = await Phone.open({ device });
    try {
      for (const [idea, stage, before] of [['play', 'main', []], ['guard', 'movement', ['play', 'magic']]]) {
        await sit(phone, stage, before);
        const told = phone.page.locator(`[data-idea="${idea}"]`);
        await told.waitFor();
        const box = await told.boundingBox();
        const cut = await told.evaluate((it) => {
          const inside = it.getBoundingClientRect();
          const parts = [...it.querySelectorAll('h2, .text, button')].map((part) => part.getBoundingClientRect());
          return parts.some((part) => part.bottom > inside.bottom + 1 || part.right > inside.right + 1) || inside.bottom > innerHeight;
        });
        assert.equal(cut, false, idea);
        for (const needed of idea === 'play' ? await phone.page.locator('.hand .slot').all() : await phone.page.locator('.permanent.lit').all()) {
          const at = await needed.boundingBox();
          assert.ok(at.y >= box.y + box.height - 1 || at.y + at.height <= box.y + 1 || at.x + at.width <= box.x + 1 || at.x >= box.x + box.width - 1, idea);
        }
      }
    } finally {
      await phone.close();
    }
  });
}

let phone;
before(async () => {
  phone = await Phone.open();
});
after(() => phone?.close());

test('what is explained leaves with what one does, and is kept', async () => {
  await sit(phone, 'main');
  const { page } = phone;
  await page.locator('[data-idea="play"]').waitFor();
  await page.locator('.hand .slot.lit').first().tap();
  await page.locator('[data-look]').waitFor();
  assert.equal(await page.locator('[data-idea="play"]').count(), 1, 'looking is not going on');
  await page.locator('.acts .primary').tap();
  await page.locator('[data-idea]').waitFor({ state: 'detached' });
  await until(async () => (await explained(phone)).includes('parbaj.play'), 'it to be kept');
});

test('what isn’t explained yet passes by itself: one button ends the turn', async () => {
  const id = await sit(phone, 'main');
  const { turn } = (await standing(phone, id)).state.view;
  await phone.page.locator('[data-idea="play"]').waitFor();
  await phone.page.getByRole('button', { name: 'Kész a köröm' }).tap();
  await until(async () => (await standing(phone, id)).state.view.turn > turn, 'the next turn');
  // What the page still has to save is saved before the next test begins.
  await until(async () => (await explained(phone)).includes('parbaj.play'), 'it to be kept');
});

test('whoever knows the game is told nothing more, until they ask for it', async () => {
  await sit(phone, 'main');
  const { page } = phone;
  await page.locator('[data-idea="play"]').waitFor();
  await page.getByRole('button', { name: 'Már ismerem a játékot' }).tap();
  await page.locator('[data-idea]').waitFor({ state: 'detached' });
  await until(async () => (await explained(phone)).length === 8, 'all of it to be kept');
  await page.locator('button.phases').tap();
  await page.getByText('Magyarázza el, amivel először találkozom').tap();
  await until(async () => (await explained(phone)).length === 0, 'it to begin anew');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(phone.faults, []);
});
