// Score pads: a real game at a real table is written down by touch, reckoned, kept, taken back.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { refusals, settings, visit } from '../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
/** As it is typed: with usual spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const padId = () => new URL(phone.page.url()).hash.split('/').pop();
const pad = (id = padId()) => phone.invoke('pad_open', { id });

/** Begins a pad from the list; it is on screen when this returns. */
async function begin(game, names, pick = []) {
  await visit(phone, '#/pads');
  await phone.page.locator('.tile', { hasText: game }).tap();
  const sheet = phone.page.getByRole('dialog');
  for (const name of [String(names.length), ...pick]) {
    const radio = sheet.getByRole('radio', { name, exact: true });
    if ((await radio.count()) > 0) await radio.tap();
  }
  for (const [seat, name] of names.entries()) await sheet.locator('fieldset input:not([type=radio])').nth(seat).fill(name);
  await assertAccessible(phone, `a new pad of ${game}`);
  await assertTouchable(phone, `a new pad of ${game}`);
  await button('Kezdhetjük').tap();
  await phone.page.locator('.pad').waitFor();
}

/** Waits until the pad's scores are these on disk. */
function untilScores(...scores) {
  return until(async () => (await pad()).scores.join() === scores.join(), `the scores ${scores}`);
}

test('a round of Boldog mocsik is entered with keys, and says who starts the next one', async () => {
  await begin('Boldog mocsik', ['Anna', 'Béla', 'Cili']);
  await button('Beírom a lapokat').tap();
  for (const key of ['3', '7', '2']) await button(key).tap();
  await button('Tovább').tap();
  await button('Kifogyott').tap();
  for (const key of ['4', '0', '9']) await button(key).tap();
  await button('Utolsó szám törlése').tap();
  await untilScores('12', '0', '4');
  const shown = plain(await phone.page.locator('.body').innerText());
  assert.match(shown, /3 \+ 7 \+ 2/);
  assert.match(shown, /A következőt Cili kezdi\./);
  assert.match(shown, /Anna 12 büntetőpontot kapott/);
  await assertAccessible(phone, 'a pad of Boldog mocsik');
  await assertTouchable(phone, 'a pad of Boldog mocsik');
  await phone.page.getByRole('button', { name: 'MO-6.2' }).first().tap();
  await phone.page.getByRole('dialog').waitFor();
  await phone.page.keyboard.press('Escape');
});

test('the last change is taken back, and a slip is told with its rule', async () => {
  await button('Visszavonás').tap();
  await untilScores('12', '0', '13');
  await button('Visszavonás').tap();
  await untilScores('12', '0', '4');
  await button('Tovább').tap();
  await phone.page.locator('.who', { hasText: 'Cili' }).tap();
  for (let more = 0; more < 8; more += 1) await button('5').tap();
  await phone.page.locator('.faults li').filter({ hasText: 'MO-0.1' }).waitFor();
  for (let more = 0; more < 8; more += 1) await button('Utolsó szám törlése').tap();
  await untilScores('12', '0', '4');
  assert.equal(await phone.page.locator('.faults li').count(), 0);
});

test('points may be entered as a sum, and the game ends where its rules say', async () => {
  await button('Következő forduló').tap();
  await button('Összeg').tap();
  const field = phone.page.getByLabel('Cili büntetőpontjai');
  assert.equal(await field.getAttribute('inputmode'), 'numeric');
  await field.fill('26');
  await field.press('Enter');
  await button('Kifogyott').tap();
  await button('1').tap();
  await untilScores('12', '1', '30');
  const { over, standing } = await pad();
  assert.deepEqual([over, plain(standing)], [true, 'Béla nyert · Anna 12, Béla 1, Cili 30']);
});

test('a restart finds everything where it was', async () => {
  const before = await pad();
  const { data } = phone;
  await phone.kill();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await visit(phone, `#/pad/${before.id}`);
  assert.deepEqual(await pad(), before);
  assert.match(plain(await phone.page.locator('tfoot').innerText()), /12\s+1\s+30/);
});

test('a round is entered by keyboard alone, and taken back', async () => {
  await begin('Boldog mocsik', ['Anna', 'Béla']);
  const { keyboard } = phone.page;
  await button('Beírom a lapokat').focus();
  for (const key of ['Enter', '3', '7', '1', 'Backspace', 'Enter']) await keyboard.press(key);
  await button('Kifogyott').focus();
  await keyboard.press('Enter');
  await untilScores('10', '0');
  assert.equal(await phone.page.locator('.keys').count(), 0);
  await keyboard.press('Control+z');
  await untilScores('0', '0');
  const id = padId();
  await visit(phone, '#/pads');
  await phone.invoke('pad_delete', { id });
});

test('a round of Iszkenderun is tapped in card by card, and a card can be in one place only', async () => {
  await begin('Iszkenderun', ['Anna', 'Béla', 'Cili']);
  const row = (name) => phone.page.locator('.plate', { hasText: name });
  const card = (name) => phone.page.locator('.picker').getByRole('button', { name, exact: true });
  const suit = (name) => phone.page.locator('.picker label', { hasText: name });
  await phone.page.locator('.trumps label', { hasText: 'Handzsár' }).first().tap();
  await row('Anna').tap();
  await suit('Kereszt').tap();
  await card('Kereszt\u00a03').tap();
  await suit('Félhold').tap();
  await card('Félhold\u00a01').tap();
  await suit('Handzsár').tap();
  await card('Handzsár\u00a06').tap();
  await until(async () => (await pad()).tally.tally.rounds[0].rows[0].points === 22, 'the first worked example');
  assert.match(await row('Anna').innerText(), /22/);
  await row('Béla').tap();
  // It only looks disabled: it answers why.
  await card('Handzsár\u00a06').tap({ force: true });
  await phone.page.locator('.toast', { hasText: 'Anna sorában' }).waitFor();
  await phone.page.locator('.toast').getByRole('button', { name: 'Bezárás' }).tap();
  await card('Handzsár\u00a04').tap();
  await assertAccessible(phone, 'a pad of Iszkenderun');
  await assertTouchable(phone, 'a pad of Iszkenderun');
  await button('Kész a forduló').tap();
  await untilScores('8', '3', '1');
  const { lines } = await pad();
  assert.ok(lines.some(({ rule }) => rule === 'IS-7.5') && lines.some(({ rule }) => rule === 'IS-7.3'));
  await assertAccessible(phone, 'a counted round of Iszkenderun');
  await button('Következő forduló').tap();
  await until(async () => (await pad()).sheet.sheet.rounds.length === 2, 'the second round');
  await suit('Handzsár').tap();
  await card('Handzsár\u00a06').tap({ force: true });
  await phone.page.locator('.toast', { hasText: 'pontpakliban' }).waitFor();
});

test('a board of 9×9 is drawn with taps and strokes, and counted', async () => {
  await begin('Kártyás gó', ['Anna', 'Béla'], ['9×9']);
  const box = async (name) => {
    const { x, y, width, height } = await phone.page.locator(`[data-point="${name}"]`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const tap = async (name) => phone.page.touchscreen.tap(...(await box(name)));
  const stroke = async (from, to) => {
    await phone.page.mouse.move(...(await box(from)));
    await phone.page.mouse.down();
    await phone.page.mouse.move(...(await box(to)), { steps: 4 });
    await phone.page.mouse.up();
  };
  await stroke('F9', 'F1');
  await phone.page.locator('fieldset label', { hasText: 'Fehér' }).tap();
  await stroke('G9', 'G1');
  await phone.page.locator('fieldset label', { hasText: 'Körbe' }).tap();
  await tap('J5');
  await until(async () => (await pad()).sheet.sheet.rows.join('').match(/[XO]/g)?.length === 19, 'nineteen stones');
  await button('Halottak keresése').tap();
  await until(async () => (await pad()).sheet.sheet.dead.join() === 'J5', 'the dead stone');
  await phone.page.locator('.toast').getByRole('button', { name: 'Bezárás' }).tap();
  await button('Kész a tábla').tap();
  await untilScores('54', '33,5');
  assert.match(plain(await phone.page.locator('.body').innerText()), /Anna nyert 20,5 ponttal/);
  await assertAccessible(phone, 'a counted board');
  await assertTouchable(phone, 'a counted board');
  await tap('J5');
  await until(async () => (await pad()).sheet.sheet.dead.length === 0, 'the stone alive again');
});

test('a board of 19×19 is in sight as a whole beside what it is drawn with', async () => {
  const upright = phone.page.viewportSize();
  const id = await phone.invoke('pad_new', { pad: { game: 'cardgo', players: ['', ''], options: [{ key: 'size', value: '19' }] } });
  await visit(phone, `#/pad/${id}`);
  for (const size of [{ width: 844, height: 390 }, { width: 1280, height: 800 }, { width: 2560, height: 1440 }]) {
    await phone.page.setViewportSize(size);
    const bottom = async (selector) => {
      const { y, height } = await phone.page.locator(selector).boundingBox();
      return y + height;
    };
    await until(async () => (await bottom('.goban .window')) <= size.height, `the board within ${size.height}`);
    assert.ok((await bottom('.hand')) <= size.height, `the tools within ${size.height}`);
    assert.ok((await bottom('.goban .window')) > size.height * 0.7, `a board worth ${size.height}`);
  }
  await phone.page.setViewportSize(upright);
  await phone.invoke('pad_delete', { id });
});

test('pads are listed, renamed, deleted and brought back', async () => {
  await visit(phone, '#/pads');
  const row = (name) => phone.page.locator('.row', { hasText: name });
  await row('Iszkenderun').waitFor();
  assert.equal(await phone.page.locator('.row').count(), 3);
  await phone.page.getByRole('button', { name: 'Iszkenderun: nevek' }).tap();
  await phone.page.getByLabel('A pontozólap neve').fill('Szombat este');
  await button('Kész').tap();
  await row('Szombat este').waitFor();
  await assertAccessible(phone, 'the list of pads');
  await assertTouchable(phone, 'the list of pads');
  await phone.page.getByRole('button', { name: 'Szombat este: törlés' }).tap();
  await until(async () => (await phone.page.locator('.row').count()) === 2, 'one pad less');
  await phone.page.locator('.toast').getByRole('button', { name: 'Visszavonás' }).tap();
  await row('Szombat este').waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
