// Records by touch and by keys: opened with all variations, stepped through, tried out, marked, saved.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testAccess, testWidths } from '../../../harness/accessible.js';
import { focused, listen, untilHeard } from '../../../harness/announcements.js';
import { openedDesktop, openedPhone } from '../../../harness/shared-device.js';
import { scratchDirectory } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, settings, visit } from '../../../harness/table.js';

/** The folder in which files are saved. */
const downloads = scratchDirectory('downloads');
process.env.ASZTALTARS_DOWNLOADS = downloads;

const GAME =
  '(;GM[1]FF[4]SZ[9]KM[5.5]PB[Szabó Éva]PW[Kovács Ödön]RE[W+2.5]XY[so\\]so];B[ee]C[közép];W[gc];B[cg](;W[cc];B[gg])(;W[gg];B[cc]TR[ee];W[dd]))';
const OTHER = '(;GM[1]FF[4]SZ[13]PB[Anna];B[dd])';

const { phone, refused } = await openedPhone();
const { page } = phone;

const button = (name, exact = true) => page.getByRole('button', { name, exact });
const point = (name, of = page) => of.locator(`[data-point="${name}"]`);
const kept = (of = phone) => of.invoke('list_kept', { game: 'cardgo' });
/** Returns a text with ordinary spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ');
const toast = (words) => page.locator('.toast', { hasText: words });
const stones = () => page.locator('.point[aria-label*=" kő"]').count();

/** Chooses a file on the page of records. */
async function choose(text, name = 'jatszma.sgf') {
  await visit(phone, '#/own/cardgo/records');
  await page.setInputFiles('input[type=file]', { name, mimeType: 'application/x-go-sgf', buffer: Buffer.from(text) });
}

/** Opens a file as a record. */
async function open(text) {
  await choose(text);
  await page.locator('[data-node="0"]').waitFor();
}

/** Waits until this move is the current node. */
const at = (words) => page.locator('.steps p', { hasText: words }).waitFor();

/** Returns the open record as it is kept, once its text matches. */
function text(like) {
  const id = new URL(page.url()).hash.split('/').at(-1);
  return until(async () => {
    const { text: found } = await phone.invoke('list_text', { id, offset: 0 });
    return like.test(found) && found;
  }, `the record to be like ${like}`);
}

async function steps(name, times) {
  for (let i = 0; i < times; i += 1) await button(name).tap();
}

test('New table and the rulebook lead to the records', async () => {
  for (const from of ['#/new/cardgo', '#/book/cardgo']) {
    await visit(phone, from);
    await button('Játszmáim (SGF)', false).tap();
    await page.getByText('Még nincs egy sem.', { exact: false }).waitFor();
  }
});

test('what is no record gets a sentence, and nothing is kept', async () => {
  const problem = page.getByRole('alert').first();
  for (const [file, sentence] of [
    ['Szia!', /\.$/],
    ['(;GM[1]SZ[9];B[ee', /^1\. sor: .*\.$/],
    [`(;C[${'a'.repeat(5 << 20)}])`, /4 MB/],
  ]) {
    await choose(file);
    await until(async () => sentence.test(plain(await problem.innerText())), `a sentence like ${sentence}`);
  }
  assert.deepEqual(await kept(), []);
});

test('a file is opened with all its variations, and walked by touch', async () => {
  await open(GAME);
  await page.getByRole('heading', { name: 'Szabó Éva – Kovács Ödön', level: 1 }).waitFor();
  assert.equal(await page.locator('[data-node]').count(), 9);
  await steps('Eggyel előre', 3);
  await at('3. lépés');
  await until(async () => (await stones()) === 3, 'three stones');
  // The board shows where variations continue.
  assert.match(plain(await point('C7').getAttribute('aria-label')), /innen folytatódik egy változat/);
  await button('A változat végére').tap();
  await at('5. lépés');
  await button('Következő változat').tap();
  await until(async () => /háromszög/.test(await point('E5').getAttribute('aria-label')), 'the mark of the other variation');
  // The variation chosen last is the one that continues.
  await button('Az elejére').tap();
  await at('Kezdet');
  await button('A változat végére').tap();
  await at('6. lépés');
  await until(async () => (await stones()) === 6, 'six stones');
  // Touches a node of the tree.
  await page.locator('[data-node="1"]').tap();
  await at('1. lépés');
  await page.getByRole('tab', { name: 'Megjegyzés' }).tap();
  assert.equal(await page.locator('textarea').inputValue(), 'közép');
  await page.getByRole('tab', { name: 'Változatok' }).tap();
});

test('it is saved to a file, which opens as it was', async () => {
  await button('Továbbiak').tap();
  await button('Mentés fájlba').tap();
  await button('Mentés a Letöltésekbe').tap();
  await page.getByRole('status').filter({ hasText: downloads }).waitFor();
  const [name] = readdirSync(downloads);
  assert.match(name, /\.sgf$/);
  const saved = readFileSync(join(downloads, name), 'utf8');
  assert.equal(saved.trim(), (await text(/./)).trim());
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const before = await text(/./);
  await open(saved);
  assert.equal(await text(/./), before);
});

test('a file may say the same any number of times', async () => {
  const again = (n, what) => Array(n).fill(what).join('');
  await open(`(;GM[1]SZ[9]TR${again(5000, '[ee]')}LB${again(5000, '[ee:A]')}${again(3000, '(;B[cc])')}${again(3000, '(;B[gg])')})`);
  assert.match(plain(await point('E5').getAttribute('aria-label')), /^E5, üres, (háromszög|felirat: A)/);
  assert.equal(await page.locator('.goban .next').count(), 2);
  await button('Eggyel előre').tap();
  await at('1. lépés');
  await button('Következő változat').tap();
  await until(async () => (await stones()) === 1, 'its stone');
});

test('a file that is opened for a table can be looked through instead', async () => {
  await visit(phone, '#/open');
  await page.setInputFiles('input[type=file]', { name: 'jatszma.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(GAME) });
  await button('Megnézem a játszmát').tap();
  await page.locator('[data-node="0"]').waitFor();
  assert.equal(await page.locator('[data-node]').count(), 9);
});

test('a game of one’s own is opened as a record, with the move that was taken back as a variation', async () => {
  const id = await lay(phone, { game: 'cardgo', bots: 1, options: { size: '9', cards: '0' }, seed: '5' });
  const play = async (wished) => {
    const now = await myTurn(phone, id);
    const move = now.state.moves.find((one) => one.kind === 'play' && one.point === wished);
    await phone.invoke('table_act', { id, revision: now.revision, decision: { game: 'cardgo', move } });
  };
  await play('E5');
  const { revision } = await myTurn(phone, id);
  await phone.invoke('table_undo', { id, revision });
  await play('C3');
  await myTurn(phone, id);
  await visit(phone, `#/table/${id}`);
  await button('Napló és szabályok').tap();
  await button('Mentés').tap();
  await button('Megnyitás SGF-játszmaként').tap();
  await page.locator('[data-node="0"]').waitFor();
  const record = await text(/B\[cg\]/);
  assert.ok(record.includes('B[ee]'), record);
  await page.waitForSelector('.steps');
  await steps('Eggyel előre', 1);
  await until(async () => (await stones()) === 1, 'the first move');
  await button('Következő változat').tap();
  await until(async () => (await point('E5').getAttribute('aria-label')).includes('fekete kő'), 'the move that was taken back');
});

test('what a record tells of its game is changed, and what isn’t understood is told in the sheet', async () => {
  await open(GAME);
  await button('Továbbiak').tap();
  await button('Játékosok, komi, eredmény').tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Komi').fill('sok');
  await button('Mentés').tap();
  await sheet.getByRole('alert').filter({ hasText: 'A komi egész vagy fél pont lehet' }).waitFor();
  await sheet.getByLabel('Komi').fill('6,5');
  await sheet.getByLabel('Eredmény').fill('fekete feladta');
  await button('Mentés').tap();
  await sheet.waitFor({ state: 'detached' });
  await text(/KM\[6\.5\].*RE\[W\+R\]/s);
  await button('Visszavonás').first().tap();
  await text(/KM\[5\.5\].*RE\[W\+2\.5\]/s);
});

test('a record that was changed survives a page that is loaded anew', async () => {
  await open(OTHER);
  await button('Eggyel előre').tap();
  await at('1. lépés');
  await page.getByRole('tab', { name: 'Megjegyzés' }).tap();
  await page.locator('textarea').fill('Ez még nincs elhagyva.');
  await text(/C\[Ez még nincs elhagyva\.\]/);
  await page.reload();
  await page.locator('[data-node="0"]').waitFor();
  await page.locator('[data-node="1"]').tap();
  await page.getByRole('tab', { name: 'Megjegyzés •' }).tap();
  assert.equal(await page.locator('textarea').inputValue(), 'Ez még nincs elhagyva.');
});

test('with the keyboard alone one walks, plays, marks and takes back', async () => {
  const { desktop, refused: refusedThere, press } = await openedDesktop();
  await settings(desktop);
  const there = desktop.page;
  const id = await desktop.invoke('list_keep', { game: 'cardgo', id: null, name: 'Walked', text: GAME });
  await visit(desktop, `#/own/cardgo/records/${id}`);
  await there.locator('[data-node="0"]').waitFor();
  await listen(desktop);
  await press('ArrowRight');
  assert.match((await untilHeard(desktop, 'Move')).join(' '), /^Move.1: Black E5\. Comment: közép$/);
  await press('End');
  await untilHeard(desktop, 'The variation ends here.');
  await press('ArrowDown');
  await untilHeard(desktop, /Move.5: Black C7/);
  await press('ArrowLeft');
  await press('ArrowLeft');
  await untilHeard(desktop, '2\u00a0variations go on from here'.replace('\u00a0', ' '));
  await press('Home');
  await untilHeard(desktop, 'Starting position.');

  // The focus moves to the board, and on it.
  for (let tabs = 0; (await there.evaluate(() => document.activeElement?.dataset.point)) === undefined; tabs += 1) {
    assert.ok(tabs < 30, 'the keyboard gets to the board');
    await press('Tab');
  }
  assert.match(await focused(desktop), /^E5, empty/);
  await press('ArrowUp');
  await press('Enter');
  await untilHeard(desktop, /Move.1: Black E6/);
  // Arrows move on the board; with Ctrl they step through the record.
  await press('Control+ArrowLeft');
  await untilHeard(desktop, 'Starting position.');
  await press('Control+ArrowRight');
  await untilHeard(desktop, /Move.1: Black E6/);
  await press('Control+z');
  await untilHeard(desktop, 'Undone.');
  await until(async () => (await there.locator('[data-node]').count()) === 9, 'the variation to be gone');
  await press('Control+y');
  await until(async () => (await there.locator('[data-node]').count()) === 10, 'the variation to be back');

  // The wheel steps as well; after a click on the board the keys go on stepping.
  await point('E6', there).hover();
  await there.mouse.wheel(0, -100);
  await there.locator('.steps p', { hasText: 'Start' }).waitFor();
  await there.mouse.wheel(0, 100);
  await there.locator('.steps p', { hasText: 'Move' }).waitFor();
  await there.locator('h1').focus();
  await point('A1', there).click();
  await until(async () => (await there.locator('[data-node]').count()) === 11, 'the move to be there');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await there.locator('.steps p', { hasText: 'Start' }).waitFor();

  // The marking tools are beside the board, where a comment is written.
  await there.getByRole('button', { name: 'Triangle' }).focus();
  await press('Enter');
  await point('J9', there).click();
  await until(async () => /triangle/.test(await point('J9', there).getAttribute('aria-label')), 'the triangle');
  await there.getByRole('textbox').fill('Hm.');
  await press('ArrowLeft');
  await there.locator('h1').click();
  await until(async () => /C\[Hm\.\]/.test((await desktop.invoke('list_text', { id, offset: 0 })).text), 'the comment to be kept');
  assert.deepEqual(refusedThere.unexpected(), []);
  assert.deepEqual(refusedThere.otherFaults(), []);
});

/** Visits the screens of records. */
async function walk(device, look) {
  const { page: there } = device;
  await settings(device);
  const id = await device.invoke('list_keep', { game: 'cardgo', id: null, name: 'Szabó Éva – Kovács Ödön', text: GAME });
  const hungarian = (await there.evaluate(() => navigator.language)).startsWith('hu');
  const say = (hu, en) => (hungarian ? hu : en);
  const close = async () => {
    await there.keyboard.press('Escape');
    await there.locator('dialog[open]').waitFor({ state: 'detached' });
    // The button just pressed is still animated.
    await there.waitForTimeout(300);
  };
  await visit(device, '#/own/cardgo/records');
  await there.locator('.row').waitFor();
  await look('records');
  await there.getByRole('button', { name: say('Új SGF-játszma', 'New record') }).click();
  await there.waitForTimeout(300);
  await look('a new record');
  await close();
  await there.setInputFiles('input[type=file]', { name: 'a.sgf', mimeType: 'text/plain', buffer: Buffer.from(GAME + OTHER) });
  await there.locator('dialog ol').waitFor();
  await there.waitForTimeout(300);
  await look('several games');
  await close();
  await visit(device, `#/own/cardgo/records/${id}`);
  await there.locator('[data-node="0"]').waitFor();
  await look('a record');
  await there.keyboard.press('End');
  await there.keyboard.press('ArrowDown');
  await there.waitForTimeout(200);
  for (const tab of [say('Megjegyzés', 'Comment'), say('Szerkesztés', 'Edit')]) {
    if ((await there.getByRole('tab').count()) === 0) break;
    await there.getByRole('tab', { name: tab }).click();
    await look(tab);
  }
  await look('a variation');
  await there.getByRole('button', { name: say('Továbbiak', 'More'), exact: true }).click();
  await there.waitForTimeout(300);
  await look('what else can be done with a record');
  await there.getByRole('button', { name: say('Játékosok, komi, eredmény', 'Players, komi, result') }).click();
  await there.locator('dialog .form').waitFor();
  await there.waitForTimeout(300);
  await look('what a record tells of its game');
  await close();
  await there.getByRole('button', { name: say('Továbbiak', 'More'), exact: true }).click();
  await there.waitForTimeout(300);
  await there.getByRole('button', { name: say('Mentés fájlba', 'Save to a file') }).last().click();
  await there.locator('dialog textarea').waitFor();
  await there.waitForTimeout(300);
  await look('a record as a file');
}

testAccess(walk);
testWidths(walk);

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});
