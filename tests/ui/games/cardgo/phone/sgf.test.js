// Games as files: opened at their last position, stepped through, played on, and saved again.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { scratchDirectory } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, refusals, settings, standing, visit } from '../../../harness/table.js';

const GAME =
  '(;GM[1]FF[4]SZ[9]KM[5.5]PB[Szabó Éva]PW[Kovács Ödön]RE[W+2.5];B[ee]C[közép];W[gc];B[cg](;W[cc];B[gg])(;W[gg]))';
/** The folder in which files are saved. */
const downloads = scratchDirectory('downloads');
process.env.ASZTALTARS_DOWNLOADS = downloads;
let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const point = (name) => phone.page.locator(`[data-point="${name}"]`);
const button = (name) => phone.page.getByRole('button', { name, exact: true });
/** Returns a text with ordinary spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ');
const place = async () => plain(await phone.page.locator('.moment output').innerText());
const tableId = () => new URL(phone.page.url()).hash.split('/').pop();
const stones = ({ state: { view } }) => view.rows.join('').replaceAll('.', '').length;
const shownStones = () => phone.page.locator('.point[aria-label*="kő"]').count();
const problem = async () => plain(await phone.page.getByRole('alert').innerText());

function choose(text) {
  return phone.page.setInputFiles('input[type=file]', { name: 'game.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(text) });
}

/** Opens a game from the page, as that colour; returns once the replay is shown. */
async function open(text, colour = 'Fekete') {
  await visit(phone, '#/open');
  await choose(text);
  await phone.page.locator('.found').waitFor();
  await phone.page.getByRole('radio', { name: colour, exact: true }).tap();
  await button('Megnyitom az asztalon').tap();
  await phone.page.locator('.look').waitFor();
}

test('New table leads to where a file is opened; a damaged one is told in a sentence', async () => {
  await visit(phone, '#/new/cardgo');
  await button('Megnyitom').tap();
  await phone.page.waitForSelector('input[type=file]');
  await assertAccessible(phone, 'a game from a file');
  await assertTouchable(phone, 'a game from a file');
  await choose('(;GM[1]SZ[9];B[ee');
  await until(async () => /^1\. sor: .*\.$/.test(await problem()), 'the sentence');
  await choose(`(;C[${'a'.repeat(4 << 20)}])`);
  await until(async () => /4 MB/.test(await problem()), 'the limit');
  assert.equal(await phone.page.locator('.found').count(), 0);
  assert.equal((await phone.invoke('start', { system: 'hu-HU' })).tables.length, 0, 'no table was laid');
});

test('what is pasted is looked at like a file', async () => {
  await phone.page.locator('textarea').fill(GAME);
  await button('Megnézem').tap();
  await phone.page.locator('.found').waitFor();
  const found = plain(await phone.page.locator('.found').innerText());
  for (const words of ['Szabó Éva – Kovács Ödön', '9×9', 'komi 5,5', 'Eredmény: fehér nyert 2,5 ponttal']) assert.ok(found.includes(words), found);
  assert.equal(await phone.page.getByRole('alert').count(), 0);
  // The button just pressed is still animated.
  await phone.page.waitForTimeout(300);
  await assertAccessible(phone, 'what is in a file');
  await assertTouchable(phone, 'what is in a file');
});

test('a file with more games than one says so before it is opened', async () => {
  await visit(phone, '#/open');
  await choose(GAME + GAME);
  await phone.page.locator('.found').waitFor();
  assert.match(plain(await phone.page.locator('.found').innerText()), /több játszma is van \(még 1\)/);
});

test('a name without a gap stays clear of the rule beside it', async () => {
  await open(GAME.replace('Szabó Éva', 'W'.repeat(60)));
  const covered = await phone.page.locator('.moment .now').evaluate((now) => {
    const links = [...now.querySelectorAll('.rule')];
    const walk = document.createTreeWalker(now, NodeFilter.SHOW_TEXT);
    const inside = now.getBoundingClientRect();
    const found = [];
    while (walk.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const words of range.getClientRects()) {
        if (words.right > inside.right + 0.5) found.push(`${walk.currentNode.data} sticks out`);
        for (const link of links.filter((link) => !link.contains(walk.currentNode))) {
          for (const rule of link.getClientRects()) {
            // The letter boxes of neighbouring lines overlap a little.
            const apart = words.right <= rule.left + 0.5 || words.left >= rule.right - 0.5 || words.bottom <= rule.top + 4 || words.top >= rule.bottom - 4;
            if (!apart) found.push(`${walk.currentNode.data} covers ${link.textContent}`);
          }
        }
      }
    }
    return { links: links.length, found };
  });
  assert.ok(covered.links > 0);
  assert.deepEqual(covered.found, []);
  const { scrollWidth, clientWidth } = await phone.page.evaluate(() => document.documentElement);
  assert.equal(scrollWidth, clientWidth, 'nothing sticks out');
  await phone.screenshot('long-name');
});

test('it opens at its last position, and nobody moves while one walks through it', async () => {
  await open(GAME);
  assert.equal(await place(), '5 / 5');
  assert.equal(await shownStones(), 5);
  // The seats have the players' names, and their moves are described with these.
  const seats = () => phone.page.locator('.plate .name').allInnerTexts();
  assert.deepEqual(await seats(), ['Kovács Ödön', 'Szabó Éva']);
  const told = async () => plain(await phone.page.locator('.moment .now').innerText());
  assert.match(await told(), /^Szabó Éva G3.{1,2}ra lépett\.[\s\S]*A fájl szerint az eredmény: fehér nyert 2,5 ponttal\.$/);
  await button('Eggyel vissza').tap();
  await until(async () => (await shownStones()) === 4, 'one stone less');
  assert.doesNotMatch(await told(), /A fájl szerint/);
  await button('Az elejére').tap();
  await until(async () => (await shownStones()) === 0, 'the empty board');
  await button('Eggyel előre').tap();
  await until(async () => (await shownStones()) === 1, 'the first stone');
  await phone.page.getByRole('slider').fill('3');
  await until(async () => (await shownStones()) === 3, 'three stones');
  // The evaluation there is known a moment later.
  const said = async () => plain(await phone.page.getByRole('slider').getAttribute('aria-valuetext'));
  await until(async () => /^3\. döntés után, összesen 5, esélyed a győzelemre \d+% · [+−]?\d+(,5)? pont$/.test(await said()), 'the share and the lead');
  await point('A1').tap();
  await phone.page.locator('.toast', { hasText: 'indíts innen új asztalt' }).waitFor();
  await phone.page.locator('.toast').getByRole('button', { name: 'Bezárás' }).tap();
  await assertAccessible(phone, 'looking back');
  await assertTouchable(phone, 'looking back');
  const { plies, held } = await standing(phone, tableId());
  assert.deepEqual([plies, held], [5, true]);
});

test('from its last position the same table goes on', async () => {
  const id = tableId();
  await button('A végére').tap();
  await until(async () => (await place()) === '5 / 5', 'the last move');
  await button('Játszom tovább').tap();
  await phone.page.locator('.acts .hint').waitFor();
  assert.equal(tableId(), id);
  assert.equal((await standing(phone, id)).held, false);
});

test('from an earlier move one plays on at another table, and this one stays', async () => {
  await open(GAME);
  const id = tableId();
  await button('Eggyel vissza').tap();
  await until(async () => (await place()) === '4 / 5', 'the fourth move');
  await button('Innen játszom új asztalon').tap();
  await phone.page.locator('.acts .hint').waitFor();
  assert.notEqual(tableId(), id);
  const back = await myTurn(phone, tableId());
  assert.deepEqual([back.plies, back.imported, back.held], [4, true, false]);
  assert.equal((await standing(phone, id)).plies, 5);
  assert.deepEqual((await phone.page.locator('.plate .name').allInnerTexts()).at(-1), 'Te');
  await point('A1').tap();
  await point('A1').tap();
  const now = await until(async () => {
    const found = await myTurn(phone, tableId());
    return found.plies > 5 && found;
  }, 'the answer');
  assert.ok(stones(now) >= 6);
});

test('any running table is walked through the same way, by keys as well, and goes on where it was', async () => {
  await button('Visszanézés').tap();
  await phone.page.locator('.look').waitFor();
  const { plies } = await standing(phone, tableId());
  await phone.page.locator('h1').focus();
  await phone.page.keyboard.press('Home');
  await until(async () => (await place()) === `0 / ${plies}`, 'the beginning');
  await phone.page.keyboard.press('ArrowRight');
  await until(async () => (await place()) === `1 / ${plies}`, 'the first move');
  await phone.page.keyboard.press('Escape');
  await phone.page.locator('.look').waitFor({ state: 'detached' });
  const now = await standing(phone, tableId());
  assert.deepEqual([now.plies, now.held], [plies, false]);
});

test('the game is copied and saved, with the line it left as a variation, and comes back as it was', async () => {
  const id = tableId();
  const left = await standing(phone, id);
  await button('Napló és szabályok').tap();
  await button('Mentés').tap();
  await button('Mentés a Letöltésekbe').tap();
  await phone.page.getByRole('status').filter({ hasText: downloads }).waitFor();
  await assertAccessible(phone, 'a game as a file');
  await assertTouchable(phone, 'a game as a file');
  const [name] = readdirSync(downloads);
  const text = readFileSync(join(downloads, name), 'utf8');
  assert.equal(await phone.page.locator('dialog textarea').inputValue(), text);
  for (const part of ['PB[Szabó Éva]', 'KM[5.5]', 'C[közép]', ';W[gg]', ';B[gg]']) assert.ok(text.includes(part), text);
  await open(text);
  const again = await standing(phone, tableId());
  assert.deepEqual([again.state.view.rows, again.plies], [left.state.view.rows, left.plies]);
});

test('a game with cards comes back with its cards', async () => {
  const id = await lay(phone, { game: 'cardgo', bots: 1, options: { size: '9' }, seed: '5' });
  for (let turns = 0; turns < 24; turns += 1) {
    const now = await myTurn(phone, id);
    if (now.outcome) break;
    const { moves } = now.state;
    const wish = ['draw', 'card', 'let', 'target', 'line', 'play'].map((kind) => moves.find((move) => move.kind === kind)).find(Boolean);
    await phone.invoke('table_act', { id, revision: now.revision, decision: { game: 'cardgo', move: wish ?? moves[0] } });
  }
  const left = await myTurn(phone, id);
  const { text } = await phone.invoke('record_text', { id, offset: 0 });
  await open(text);
  const again = await standing(phone, tableId());
  assert.deepEqual(again.state.view, left.state.view);
  assert.deepEqual([again.plies, again.log.length, again.seed], [left.plies, left.log.length, left.seed]);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale', 'badRecord'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
