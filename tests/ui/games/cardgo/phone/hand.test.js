// The hand of Card Go on a phone: names and short texts, lasting cards, and the ghosts of captured stones.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { root } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, settings, standing, visit } from '../../../harness/table.js';
import { Goban } from '../goban.js';

const [, union] = /export type CardgoCard =([^]*?");/.exec(readFileSync(join(root, 'ui/src/bindings.ts'), 'utf8'));
const CARDS = [...union.matchAll(/^"(\w+)"/gm)].map(([, card]) => card);
/** The number of cards in a hand that shows their texts. */
const HAND = 4;

let phone;
before(async () => {
  phone = await Phone.open();
});
after(() => phone?.close());

for (const locale of ['hu-HU', 'en-GB']) {
  test(`every card tells its name, its time and what it does, whole: ${locale}`, async () => {
    const reader = await Phone.open({ locale });
    try {
      await settings(reader);
      const { page } = reader;
      let hand = [];
      await page.route('**/ipc', async (route) => {
        const { cmd, args } = JSON.parse(route.request().postData());
        if (cmd !== 'table_open') return route.continue();
        const now = await reader.invoke(cmd, args);
        now.state.view.cards.hand = hand;
        return route.fulfill({ json: now });
      });
      const id = await lay(reader, { game: 'cardgo', bots: 1 });
      assert.equal(CARDS.length, 25);
      for (let at = 0; at < CARDS.length; at += HAND) {
        hand = CARDS.slice(at, at + HAND);
        await visit(reader, '#/');
        await visit(reader, `#/table/${id}`);
        await page.waitForFunction((count) => document.querySelectorAll('.hand .tile').length === count, hand.length);
        const cut = await page.$$eval('.hand .tile', (tiles) =>
          tiles.flatMap((tile) => {
            const words = tile.querySelector('.words');
            const [inner, outer] = [words.getBoundingClientRect(), tile.getBoundingClientRect()];
            const small = [...words.children].some((it) => parseFloat(getComputedStyle(it).fontSize) < 14);
            return inner.height > outer.height || words.scrollWidth > words.clientWidth || small ? [words.innerText] : [];
          }),
        );
        assert.deepEqual(cut, []);
      }
    } finally {
      await reader.close();
    }
  });
}

test('what lasts says whom it binds to what', async () => {
  const goban = new Goban(phone);
  await goban.sitDownIn('go-4.9-barring-the-way', ({ state: { view } }) => view.cards?.lasting?.card === 'ban');
  const chip = phone.page.locator('.chip');
  assert.match(await chip.innerText(), /Tilalom D2[^]*ide és a körülötte lévő pontokra nem léphet/);
});

test('dead groups that the bot proposes are marked at a touch', async () => {
  const { page } = phone;
  await settings(phone);
  const scene = { scenario: 'go-1.4-proposed', step: 2, moves: [] };
  const counted = await phone.invoke('scene_play_on', { scene, level: 'beginner' });
  await myTurn(phone, counted);
  await visit(phone, `#/table/${counted}`);
  const accept = page.getByRole('button', { name: 'Így jelölöm', exact: true });
  await accept.waitFor();
  assert.equal(await page.locator('.goban path.proposed').count(), 1);
  assert.match(await page.locator('.ask').innerText(), /szerint a bejelölt csoport halott/);
  await accept.tap();
  await accept.waitFor({ state: 'detached' });
  const dead = async () => (await standing(phone, counted)).state.view.score.dead;
  await until(async () => (await dead()).length > 0, 'the marks to be kept');
  assert.deepEqual(await dead(), ['A4']);
});
