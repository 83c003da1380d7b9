// The cards of Card Go by touch and by keyboard: drawing, playing, aiming, answering, and lasting cards.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { hold } from '../../../harness/fingers.js';
import { events, Goban, stoneAt } from '../goban.js';
import { Phone } from '../../../harness/phone.js';
import { decide, lay, myTurn, playOut, refusals, seen, takeHint, visit } from '../../../harness/table.js';

const NINE = { options: { size: '9' } };
let phone;
let refused;
let goban;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  goban = new Goban(phone);
});
after(() => phone?.close());

const step = (now) => now.state.view.cards.step.kind;
const cards = (now) => now.state.view.cards;
const lists = (now, kind) => now.state.moves.some((move) => move.kind === kind);
const chosen = () => phone.page.locator('.hand .chosen');
const chip = () => phone.page.locator('.chip');

async function fine(screen) {
  await assertAccessible(phone, screen);
  await assertTouchable(phone, screen);
}

test('before the opening is over the deck says how long one waits, and a touch on it says why', async () => {
  const now = await goban.sitDown(NINE);
  assert.equal(cards(now).quiet, 8);
  assert.match(await phone.page.locator('.holding').innerText(), /8.lépés múlva/);
  await fine('the quiet opening');
  await phone.page.locator('.deck').tap();
  await goban.toast('GO-2.1').waitFor();
  assert.equal((await goban.standing()).revision, now.revision);
});

test('a card is chosen, played, and aimed at two points: a first touch of the last one only shows it', async () => {
  const start = await goban.sitDownIn('go-4.3-out-of-the-way');
  await goban.card(0).tap();
  await goban.asked(/^Lökés \(lépés helyett\)/);
  assert.equal((await goban.standing()).revision, start.revision, 'nothing is decided yet');
  await goban.button('Kijátszom').tap();
  const aiming = await goban.since(start);
  assert.equal(step(aiming), 'aim');
  await goban.asked(/^Lökés: melyik követ/);
  await phone.page.locator('[data-point="D4"][aria-label*="választható"]').waitFor();
  await fine('aiming');
  await goban.point('A1').tap();
  await goban.toast('GO-4.3').waitFor();
  await goban.point('D4').tap();
  const second = await goban.since(aiming);
  assert.deepEqual(cards(second).step.targets, ['D4']);
  await phone.page.locator('[data-point="D4"][aria-label*="célpont"]').waitFor();
  await goban.point('D5').tap();
  await goban.asked(/^D5:/);
  assert.equal((await goban.standing()).revision, second.revision);
  await goban.point('D5').tap();
  const done = await goban.since(second);
  assert.equal(stoneAt(done, 'D5'), 'O');
  assert.equal(stoneAt(done, 'D4'), '.');
  assert.deepEqual(cards(done).discards, ['push']);
});

test('a card with nothing to aim at says what it would cost before it is played', async () => {
  for (const [scenario, cost] of [
    ['go-3.9-without-a-target', /^Csipesz: most nincs mire hatnia, semmi sem történne, és a lépésedet is elvinné/],
    ['go-3.9-move-remains', /^Csipesz: most nincs mire hatnia, semmi sem történne\.$/],
    ['go-3.9-nothing-to-take-back', /^Visszavétel: most nincs mire hatnia, semmi sem történne, és a lépésedet is elvinné/],
  ]) {
    await goban.sitDownIn(scenario);
    await goban.card(0).tap();
    await goban.asked(cost);
  }
});

test('by keyboard: a digit, Enter, the arrows and Enter again', async () => {
  const start = await goban.sitDownIn('go-4.3-out-of-the-way');
  const { keyboard } = phone.page;
  const focused = () => phone.page.evaluate(() => document.activeElement?.dataset.point);
  const walk = async (goal) => {
    await keyboard.press('Home');
    await keyboard.press('PageDown');
    for (let i = 'ABCDEFG'.indexOf(goal[0]); i > 0; i -= 1) await keyboard.press('ArrowRight');
    for (let i = Number(goal[1]); i > 1; i -= 1) await keyboard.press('ArrowUp');
    assert.equal(await focused(), goal);
  };
  await keyboard.press('1');
  await chosen().waitFor();
  await keyboard.press('Enter');
  const aiming = await goban.since(start);
  await phone.page.locator('.point:focus').waitFor({ state: 'attached' });
  await walk('D4');
  await keyboard.press('Enter');
  const second = await goban.since(aiming);
  await phone.page.locator('.ask.mine').waitFor();
  await walk('D3');
  await keyboard.press('Enter');
  assert.equal(stoneAt(await goban.since(second), 'D3'), 'O');
});

test('what nobody has seen can be taken back: by Escape, by the cross, by a touch on the card', async () => {
  for (const back of [
    () => phone.page.keyboard.press('Escape'),
    () => goban.card(0).tap(),
    () => goban.button('Visszavonás').tap(),
  ]) {
    const start = await goban.sitDownIn('go-4.3-out-of-the-way');
    await goban.card(0).tap();
    await goban.button('Kijátszom').tap();
    const aiming = await goban.since(start);
    await goban.asked(/^Lökés: melyik/);
    await back();
    const now = await goban.since(aiming);
    assert.equal(step(now), 'turn');
    assert.deepEqual(cards(now).hand, ['push']);
  }
  await goban.card(0).tap();
  await chosen().waitFor();
  await goban.button('Mégse').tap();
  assert.equal(await chosen().count(), 0);
});

test('a card of the hand is looked at closely by holding it', async () => {
  await goban.sitDownIn('go-4.3-out-of-the-way');
  await hold(phone, goban.card(0));
  const sheet = phone.page.locator('dialog[open]');
  await sheet.locator('.card').waitFor();
  assert.equal(await sheet.locator('h2').innerText(), 'Lökés');
  await fine('a card of Go');
  await phone.page.goBack();
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await chosen().count(), 0);
});

test('an announced card waits: what it is, what it aims at, which counters fit', async () => {
  const now = await goban.sitDownIn('go-4.25-holds-the-stone', (there) => lists(there, 'counter'));
  const panel = phone.page.locator('.announced');
  await panel.waitFor();
  assert.match(await panel.innerText(), /Csipesz/);
  assert.match(await panel.innerText(), /D4/);
  assert.match(await goban.point('D4').getAttribute('aria-label'), /célpont/);
  await fine('an announced card');
  await goban.button('Kontra: Pajzs').tap();
  const countered = await goban.since(now);
  assert.ok(events(countered).some((event) => event.kind === 'countered' && event.seat === 0 && event.cancelled === 'pluck'));
  assert.equal(stoneAt(countered, 'D4'), 'X');
  assert.deepEqual(cards(countered).discards.toSorted(), ['pluck', 'shield']);
});

test('while one answers, the hand is in sight, and the card only once', async () => {
  await goban.sitDownIn('go-4.25-holds-the-stone', (there) => lists(there, 'counter'));
  await goban.card(0).waitFor();
  assert.equal(await phone.page.locator('[data-inspect="pluck"]').count(), 1);
});

test('let happen it acts', async () => {
  const now = await goban.sitDownIn('go-4.25-holds-the-stone', (there) => lists(there, 'let'));
  await goban.button('Hagyom').tap();
  assert.equal(stoneAt(await goban.since(now), 'D4'), '.');
});

test('by keyboard, G lets it happen and K counters', async () => {
  const answered = async (key) => {
    const now = await goban.sitDownIn('go-4.25-holds-the-stone', (there) => lists(there, 'counter'));
    await phone.page.locator('.announced').waitFor();
    await phone.page.keyboard.press(key);
    return stoneAt(await goban.since(now), 'D4');
  };
  assert.equal(await answered('g'), '.');
  assert.equal(await answered('k'), 'X');
});

test('a wall takes a touch on the board and a word: column or row; it lasts, is hatched, and ends', async () => {
  const start = await goban.sitDownIn('go-4.14-closed-column', (there) => lists(there, 'card'));
  await goban.card(0).tap();
  await goban.button('Kijátszom').tap();
  const aiming = await goban.since(start);
  await goban.point('D2').tap();
  assert.equal(await goban.button('2. sor').count(), 1);
  await goban.button('D oszlop').tap();
  let now = await goban.since(aiming);
  assert.deepEqual([cards(now).lasting.line, cards(now).lasting.left], ['D', 4]);
  await chip().waitFor();
  assert.match(await chip().innerText(), /^Fal D.oszlop\s+·?\s*még 4.lépés/);
  assert.match(await goban.point('D4').getAttribute('aria-label'), /tiltott pont: Fal/);
  assert.equal(await phone.page.locator('.goban .banned').count(), 1);
  await fine('a lasting card');
  await goban.point('D4').tap();
  await goban.toast('GO-4.14').waitFor();
  await chip().tap();
  await phone.page.locator('dialog[open]').filter({ hasText: 'GO-4.14' }).waitFor();
  await phone.page.goBack();
  for (let round = 0; round < 2; round += 1) {
    const free = now.state.moves.find((move) => move.kind === 'play').point;
    await goban.point(free).tap();
    await goban.point(free).tap();
    await goban.since(now);
    now = await goban.goOn((there) => lists(there, 'play'));
  }
  assert.equal(cards(now).lasting, null);
  await chip().waitFor({ state: 'detached' });
  assert.equal(await phone.page.locator('.goban .banned').count(), 0);
});

test('a fourth card has to go at the end of the turn', async () => {
  const now = await goban.sitDownIn('go-2.2-fourth-card', (there) => lists(there, 'discard'));
  await goban.asked(/Legfeljebb 3/);
  assert.equal(await phone.page.locator('.hand .slot').count(), 4);
  await fine('discarding');
  const place = cards(now).hand.indexOf('wall');
  await goban.card(place).tap();
  await goban.button('Eldobom: Fal').tap();
  const done = await goban.since(now);
  assert.deepEqual(cards(done).hands, [3, 0]);
  assert.deepEqual(cards(done).discards, ['wall']);
  await phone.page.locator('.pile').tap();
  await phone.page.locator('dialog[open] [data-inspect="wall"]').waitFor();
  await fine('the discard pile');
});

test('the own trap is marked for its owner', async () => {
  const now = await goban.sitDownIn('go-4.22-not-your-own-trap', (there) => there.state.moves.some(({ kind }) => kind === 'card'));
  await goban.card(0).tap();
  await goban.button('Kijátszom').tap();
  const noting = await goban.since(now);
  assert.equal(step(noting), 'note');
  await goban.point('D3').tap();
  await goban.button('Csapda ide: D3').tap();
  const set = await goban.since(noting);
  assert.equal(cards(set).trap, 'D3');
  await phone.page.locator('[data-point="D3"][aria-label*="a te csapdád"]').waitFor();
  assert.equal(await phone.page.locator('.goban .trap').count(), 1);
  await fine('a trap');
});

test('Lantern’s cards go back in the order they are touched', async () => {
  const now = await goban.sitDownIn('go-4.19-the-last-two', (there) => there.state.moves.some(({ kind }) => kind === 'card'));
  await goban.card(0).tap();
  await goban.button('Kijátszom').tap();
  const looking = await goban.since(now);
  assert.deepEqual(cards(looking).looked, ['pluck', 'headwind']);
  const looked = phone.page.locator('.looked button');
  await looked.nth(1).tap();
  await looked.nth(0).tap();
  assert.match(await looked.nth(1).getAttribute('aria-label'), /húzási sorrendben az 1\./);
  await fine('Lantern');
  await goban.button('Visszateszem').tap();
  const back = await goban.since(looking);
  assert.deepEqual(cards(back).foreseen, ['headwind', 'pluck']);
  await phone.page.locator('.deck[aria-label*="legfelül: Ellenszél"]').waitFor();
});

test('Dilemma: two points are named, and the other chooses', async () => {
  const now = await goban.sitDownIn('go-4.17-either-will-do', (there) => lists(there, 'draw'));
  await phone.page.locator('.deck').tap();
  const naming = await goban.since(now);
  assert.equal(step(naming), 'name');
  await goban.asked(/^Nevezz meg/);
  await goban.point('D5').tap();
  const second = await goban.since(naming);
  await goban.asked(/^Melyik a másik/);
  await goban.point('A1').tap();
  await goban.button('Ezt is: A1').tap();
  await goban.since(second);
  const played = await goban.goOn((there) => events(there).some(({ kind }) => kind === 'chosen'));
  assert.ok(stoneAt(played, 'D5') === 'X' || stoneAt(played, 'A1') === 'X');
});

const WISHES = ['counter', 'draw', 'card', 'target', 'line', 'let', 'arrange', 'discard', 'play', 'agree', 'pass'];

/** Returns the next move of a player who uses every card, and passes after many decisions. */
function next(now, decisions) {
  const tired = decisions > 60 && lists(now, 'pass');
  const kind = tired ? 'pass' : WISHES.find((wish) => lists(now, wish));
  const fit = now.state.moves.filter((move) => move.kind === kind);
  return fit[(decisions * 7) % fit.length];
}

/** Makes a legal move by touch. */
async function touch(now, move) {
  const { hand, looked } = cards(now);
  const twice = async (name) => {
    await goban.point(name).tap();
    if ((await goban.standing()).revision === now.revision) await goban.point(name).tap();
  };
  switch (move.kind) {
    case 'play':
    case 'target':
      return twice(move.point);
    case 'pass':
      await goban.button('Passz').tap();
      return goban.button('Igen, passzolok').tap();
    case 'draw':
      return phone.page.locator('.deck').tap();
    case 'let':
      return goban.button('Hagyom').tap();
    case 'line':
      await goban.point(/\d/.test(move.line) ? `A${move.line}` : `${move.line}1`).tap();
      return goban.button(/\d/.test(move.line) ? `${move.line}. sor` : `${move.line} oszlop`).tap();
    case 'card':
    case 'counter':
    case 'discard': {
      if (move.kind === 'counter') return phone.page.getByRole('button', { name: /^Kontra: / }).and(phone.page.locator(':not([aria-disabled])')).first().tap();
      await goban.card(hand.indexOf(move.card)).tap();
      return phone.page.locator('.acts .primary').tap();
    }
    case 'arrange':
      for (let place = 0; place < looked.length; place += 1) await phone.page.locator('.looked button').nth(place).tap();
      return goban.button('Visszateszem').tap();
    case 'agree':
      return goban.button('Jóváhagyom').tap();
    default:
      throw new Error(`nobody touches ${move.kind}`);
  }
}

test('stones and cards from the first stone on, and the count at the end', async () => {
  await goban.sitDown({ ...NINE, seed: '11' });
  const done = new Set();
  const wanted = ['draw', 'card', 'play'];
  for (let decisions = 0; !wanted.every((kind) => done.has(kind)); decisions += 1) {
    assert.ok(decisions < 100, [...done].join());
    const now = await myTurn(phone, goban.id);
    const move = next(now, decisions);
    done.add(move.kind);
    // The screen must show the state before it is touched.
    await seen(phone, now);
    await touch(now, move);
    await goban.since(now);
  }
  await playOut(phone, goban.id);
  await phone.page.locator('section.over').waitFor();
  assert.equal(await phone.page.locator('.holding').count(), 0, 'what is over is over');
  await fine('the end of a game with cards');
});

/** Plays by command, deal after deal, until something happens. */
async function untilEvent(happened) {
  for (let seed = 1; seed <= 20; seed += 1) {
    const id = await lay(phone, { game: 'cardgo', bots: 1, seed: String(seed), ...NINE });
    for (let decisions = 0; decisions < 70; decisions += 1) {
      const now = await myTurn(phone, id);
      if (events(now).some(happened)) return id;
      const move = next(now, decisions);
      if (!move || now.outcome) break;
      await decide(phone, id, now, move);
    }
    await phone.invoke('table_leave', { id });
  }
  throw new Error('it never happened');
}

test('the bot counters as well, and the log tells of both cards', async () => {
  const byBot = (event) => event.kind === 'countered' && event.seat === 1;
  const id = await untilEvent(byBot);
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.point');
  goban.id = id;
  const { card, cancelled } = events(await goban.standing()).find(byBot);
  await phone.page.getByRole('button', { name: 'Napló és szabályok' }).tap();
  const line = phone.page.locator('dialog[open] li').filter({ has: phone.page.locator(`[data-inspect="${card}"]`) });
  await line.filter({ has: phone.page.locator(`[data-inspect="${cancelled}"]`) }).first().waitFor();
  await phone.page.goBack();
  const { discards } = cards(await goban.standing());
  assert.ok(discards.includes(card) && discards.includes(cancelled));
});

test('on a low phone a hint in the middle of aiming leaves board and question where they are', async () => {
  await phone.page.setViewportSize({ width: 360, height: 640 });
  const start = await goban.sitDownIn('go-4.3-out-of-the-way');
  await goban.card(0).tap();
  await goban.button('Kijátszom').tap();
  await goban.since(start);
  await goban.asked(/^Lökés: melyik követ/);
  const side = async () => (await phone.page.locator('.goban').last().boundingBox()).width;
  const before = await side();
  await takeHint(phone);
  await phone.page.locator('.tip').getByText('Lökés: D4').waitFor();
  await goban.asked(/^Lökés: melyik követ/);
  assert.ok((await side()) >= before, 'the board is no smaller');
  await fine('a hint while aiming');
  await phone.page.setViewportSize({ width: 390, height: 844 });
});

test('with 0 cards nothing of them is on the screen', async () => {
  await goban.sitDown({ options: { size: '9', cards: '0' } });
  assert.equal(await phone.page.locator('.holding, .announced, .chip, .held').count(), 0);
});

test('a new table: with cards or without, and no more handicap than the board bears', async () => {
  await visit(phone, '#/new/cardgo');
  const choose = (label, of) =>
    phone.page.locator('fieldset', { hasText: of }).getByRole('radio', { name: label, exact: true }).tap();
  // The last setup is offered again: resets it to the defaults.
  await choose('Lapokkal', 'Lapokkal');
  await choose('13×13', 'Mekkora');
  for (let n = 0; n < 8; n += 1) await goban.button('Előnykövek: Több').tap();
  const handicap = phone.page.locator('fieldset', { hasText: 'Előnykövek' }).locator('output');
  assert.equal(await handicap.innerText(), '8');
  await choose('9×9', 'Mekkora');
  assert.equal(await handicap.innerText(), '5');
  await phone.page.locator('summary', { hasText: 'További lehetőségek' }).tap();
  assert.equal(await phone.page.locator('fieldset', { hasText: 'Csendes kezdés' }).count(), 1);
  await choose('Rendes go', 'Lapokkal');
  assert.equal(await phone.page.locator('fieldset', { hasText: 'Csendes kezdés' }).count(), 0);
  await fine('a new table of Kártyás go');
  await goban.button('Leülök játszani').tap();
  await phone.page.waitForSelector('.point');
  goban.id = new URL(phone.page.url()).hash.split('/').pop();
  const { size, handicap: stones, cards: deck } = (await goban.standing()).state.view.setup;
  assert.deepEqual([size, stones, deck], [9, 5, 'none']);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
