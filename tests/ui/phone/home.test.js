// The home page: settings applied at once; tables left, found again, deleted and restored.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { handShown, lay, myTurn, reach, refusals, settings, sitDown, standing, untilHand, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
  await visit(phone, '#/');
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const tableId = ({ page }) => new URL(page.url()).hash.split('/').pop();
const choose = (label, of = '') =>
  phone.page.locator('fieldset', { hasText: of }).getByRole('radio', { name: label, exact: true }).first().tap();
const attribute = (name) => phone.page.getAttribute('html', name);

test('another language and another look are there at once, and after the next start', async () => {
  await button('Beállítások').tap();
  await choose('English');
  await phone.page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await attribute('lang'), 'en');
  await choose('Dark');
  assert.equal(await attribute('data-theme'), 'dark');
  await phone.page.waitForFunction(async () => {
    const { settings } = await window.__TAURI_INTERNALS__.invoke('start', { system: navigator.language });
    return settings.language === 'en' && settings.theme === 'dark';
  });
  await visit(phone, '#/settings');
  assert.deepEqual([await attribute('lang'), await attribute('data-theme')], ['en', 'dark']);
  await choose('Magyar');
  await phone.page.getByRole('heading', { name: 'Beállítások' }).waitFor();
  await choose('Világos');
  await phone.page.waitForSelector('html[data-theme="light"]');
});

test('larger cards and no marks beside the numbers', async () => {
  const id = await lay(phone, { seed: '3' });
  const look = async () => {
    await visit(phone, `#/table/${id}`);
    await phone.page.waitForSelector('.hand .slot svg');
    return phone.page.$eval('.hand .slot', (slot) => [slot.offsetWidth, slot.querySelectorAll('svg > path').length]);
  };
  await phone.page.setViewportSize({ width: 844, height: 844 });
  await settings(phone, { cardSize: 'small' });
  const [small, marks] = await look();
  await settings(phone, { cardSize: 'large', symbols: false });
  const [large, fewer] = await look();
  assert.ok(large > small, `${large} > ${small}`);
  assert.equal(fewer, marks - 1);
  await phone.page.setViewportSize({ width: 390, height: 844 });
});

test('after a reload in mid-game everything lies where it lay', async () => {
  const id = await sitDown(phone, { seed: '21' });
  const { state } = await myTurn(phone, id);
  await untilHand(phone, state.view.hand);
  await button('Húzás').tap();
  await button('Pakli').tap();
  await phone.page.waitForSelector('.hand .gap');
  const [hand, held] = [await handShown(phone), await phone.page.getAttribute('.held [data-card]', 'data-card')];
  await phone.page.reload();
  await phone.page.waitForSelector('.hand .gap');
  assert.deepEqual(await handShown(phone), hand);
  assert.equal(await phone.page.getAttribute('.held [data-card]', 'data-card'), held);
});

test('a table left is one touch away', async () => {
  const hand = await handShown(phone);
  await button('Vissza').tap();
  await button('Folytatás').tap();
  await phone.page.waitForSelector('.hand .gap');
  assert.deepEqual(await handShown(phone), hand);
});

test('beside the last table the next few are shown, and the way to all', async () => {
  for (let seed = 0; seed < 6; seed += 1) await lay(phone, { seed: String(seed) });
  await visit(phone, '#/');
  const rows = phone.page.locator('.saved li');
  await rows.first().waitFor();
  assert.deepEqual(await rows.evaluateAll((rows) => rows.map((row) => row.checkVisibility())), [true, true, true, false, false, false]);
  await phone.page.getByRole('button', { name: /^Mind a \d+$/ }).tap();
  await phone.page.getByRole('heading', { name: 'Mentett asztalok' }).waitFor();
  assert.ok((await phone.page.locator('li[data-id]').count()) > 6);
});

test('who has never played finds the lessons at once', async () => {
  await visit(phone, '#/');
  await phone.page.locator(`.tile[data-game="${EXAMPLE}"] .learn`).tap();
  await phone.page.getByRole('heading', { name: 'Tanulás' }).waitFor();
});

test('every tile says that it lays a new table, and does so touched anywhere; the deal is asked for last', async () => {
  await visit(phone, '#/');
  // What appears under a finger that has just tapped is blocked for a moment.
  await until(async () => (await phone.page.locator('[data-waiting]').count()) === 0, 'the last tap to be over');
  for (const size of [{ width: 360, height: 640 }, { width: 390, height: 844 }]) {
    await phone.page.setViewportSize(size);
    const tiles = phone.page.locator('.tile');
    assert.equal(await tiles.count(), GAMES.length);
    for (const tile of await tiles.all()) {
      const begin = tile.locator('.new');
      assert.ok(await begin.evaluate((one) => one.checkVisibility({ opacityProperty: true })));
      assert.match(await begin.innerText(), /Új asztal/);
      // Name, description and foot of the tile all belong to that button, except for the buttons on top.
      const hit = await tile.evaluate((tile) => {
        tile.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, bottom } = tile.getBoundingClientRect();
        return [top + 14, (top + bottom) / 2, bottom - 8].map((y) => document.elementFromPoint(left + 40, y)?.closest('button')?.className);
      });
      assert.deepEqual(hit.map((name) => name?.split(' ')[0]), ['new', 'new', 'new']);
      for (const own of await tile.locator('.chips button').all()) {
        const box = await own.boundingBox();
        assert.ok(box.height >= 43.5 && box.width >= 43.5, JSON.stringify(box));
      }
    }
  }
  for (const game of GAMES) {
    await visit(phone, `#/new/${game}`);
    const asked = phone.page.locator('main legend');
    await asked.first().waitFor();
    assert.equal(await asked.last().innerText(), 'Melyik osztás?', game);
  }
});

test('rulebook and a place to paste are above the fold, in both languages, with a table to go on with', async () => {
  await phone.page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'hu']) {
    await settings(phone, { language });
    await visit(phone, '#/');
    await phone.page.locator('.continue').waitFor();
    await phone.page.locator('.tile .learn').nth(GAMES.length - 1).waitFor();
    for (const place of ['.book', '.paste']) {
      const { y, height } = await phone.page.locator(place).boundingBox();
      assert.ok(y + height <= 844, `${language} ${place}: ${y + height}`);
    }
  }
});

test('today’s deal is begun from its tile, and gone on with there', async () => {
  const at = (game) => phone.page.locator(`.tile[data-game="${game}"] .daily`);
  await visit(phone, '#/');
  await at(EXAMPLE).tap();
  await phone.page.getByRole('radio', { name: 'A mai', exact: true, checked: true }).waitFor();
  await button('Leülök játszani').tap();
  await phone.page.waitForSelector('.hand');
  const id = tableId(phone);
  await visit(phone, '#/');
  await at(EXAMPLE).filter({ hasText: 'Mai: tovább' }).waitFor();
  await at(EXAMPLE).tap();
  await phone.page.waitForSelector('.hand');
  assert.equal(tableId(phone), id);
});

test('every tile says how many play; where only an automaton does, that one plays alone', async () => {
  for (const language of ['hu', 'en']) {
    await settings(phone, { language });
    await visit(phone, '#/');
    const { games } = await phone.invoke('start', { system: 'hu-HU' });
    for (const { game, automata, seats } of games) {
      const said = await phone.page.locator(`.tile[data-game="${game}"] .small`).innerText();
      assert.equal(automata.length, ABOUT[game].automata, game);
      const alone = automata.length > 0 && Math.max(...seats) === automata.length + 1;
      assert.match(said, { hu: alone ? /^Egyedül, .+ ellen$/ : /\d\sjátékos$/, en: alone ? /^Alone, against / : /\d\splayers$/ }[language], game);
    }
  }
  await settings(phone, { language: 'hu' });
});

test('a finished table says who has won', async () => {
  const id = await reach(phone, ({ outcome }) => outcome, { bots: 1, target: '15', most: 300 });
  const { outcome, seats } = await standing(phone, id);
  await visit(phone, '#/');
  const won = outcome.standings.findIndex(({ rank }) => rank === 1);
  const said = await phone.page.locator('.saved .finished .standing').first().innerText();
  assert.ok(said.toLowerCase().startsWith(won === 0 ? 'vége: nyertél' : `vége: ${seats[won].name.toLowerCase()} nyert`), said);
});

test('a new table is laid with what was chosen', async () => {
  await visit(phone, '#/');
  await phone.page.locator(`.tile[data-game="${EXAMPLE}"] .new`).tap();
  await choose('2', 'Hány bot ellen?');
  await choose('Kezdő');
  await phone.page.getByText('Botonként más erősség').tap();
  await choose('Erős', /2\.\sbot/);
  await choose('Rövid · 15 pont');
  await choose('Kóddal');
  await phone.page.getByRole('textbox', { name: 'Kihíváskód' }).fill('77');
  await phone.page.getByText('A 77. osztás').waitFor();
  await button('Leülök játszani').tap();
  await phone.page.waitForSelector('.hand');
  const { seats, seed, state } = await phone.invoke('table_open', { id: phone.page.url().split('/').pop() });
  assert.deepEqual(seats.map(({ player }) => player.level ?? null), [null, 'beginner', 'strong']);
  assert.deepEqual([seed, state.view.target], ['77', 15]);
});

test('a table that is no longer there says so, with a way back', async () => {
  await visit(phone, '#/');
  await visit(phone, '#/table/000000000000');
  await phone.page.getByText('Ez az asztal már nincs meg').waitFor();
  await button('Vissza').tap();
  await phone.page.locator('.tile').first().waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('noSuchTable'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
