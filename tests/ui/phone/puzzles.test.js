// Puzzles, at every game: the list, a try, hint, solution and the next one; the puzzle of the day and its shared result;
// and the pages that lead to them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable, assertWritten, enlarge, inTheOtherTheme } from '../harness/accessible.js';
import { played } from '../harness/finished-games.js';
import { EXAMPLE, GAMES, nextTouchOf } from '../harness/games.js';
import { Phone } from '../harness/phone.js';
import { play } from '../harness/player.js';
import { until } from '../harness/processes.js';
import { SMALL, turn, UPRIGHT } from '../harness/room.js';
import { refusals, settings, visit } from '../harness/table.js';

const NETBOOK = { width: 1024, height: 600 };
/** More touches than a try needs. */
const MOST = 60;

let phone;
let refused;
before(async () => {
  const { data } = await played();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const inTask = (name) => phone.page.locator('.task').getByRole('button', { name, exact: true });
const route = () => new URL(phone.page.url()).hash;
/** The list of a game, as the app has it. */
const puzzles = (game) => phone.invoke('puzzles', { game, offset: 0 });
const tile = (number, state) => phone.page.getByRole('button', { name: new RegExp(`^${number}\\.\\sfeladvány, .*${state}$`) });

/** Asserts that a page can be heard and touched. */
async function assertReached(screen) {
  await assertAccessible(phone, screen);
  // What appears under a finger that has just tapped is blocked for a moment.
  await until(async () => (await phone.page.locator('[data-waiting]').count()) === 0, 'the last tap to be over');
  await assertTouchable(phone, screen);
}

/** Asserts that a page of text can be read as well. */
async function assertGood(screen) {
  await assertReached(screen);
  await assertWritten(phone, screen);
  await assertNoWider(phone, screen);
}

/** Tries a move by touches, whatever it is; returns whether it was good enough. */
async function tryMove(game) {
  const next = await nextTouchOf(game);
  const answer = phone.page.locator('.task .word:not(.hinted, :has(.goal))');
  await play(phone, { next, how: { sheets: true, keen: 6 }, done: () => answer.isVisible(), most: MOST });
  return (await phone.page.locator('.task .word.found').count()) > 0;
}

test('a puzzle fits upright and on a netbook, with all that can be touched', async () => {
  for (const size of [SMALL, UPRIGHT, NETBOOK]) {
    await turn(phone, size);
    for (const game of GAMES) {
      await visit(phone, `#/puzzle/${game}/1`);
      await phone.page.locator('.task .goal').waitFor();
      await phone.page.locator('.acts .button').last().waitFor();
      const hidden = () => phone.page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
      await until(async () => (await hidden()) <= 1, `${game} to fit in ${size.width} × ${size.height}`);
    }
  }
  await turn(phone, UPRIGHT);
});

for (const game of GAMES) {
  test(`${game}: the list, a try, hint, solution, and on to the next one`, async () => {
    await visit(phone, `#/puzzles/${game}`);
    await phone.page.locator('li .puzzle').first().waitFor();
    await assertGood(`puzzles of ${game}`);
    await inTheOtherTheme(phone, `puzzles of ${game}`);
    const { puzzles: all, today } = await puzzles(game);
    assert.equal(await phone.page.locator('li .puzzle').count(), all.length);
    const { number } = all.find((one) => one.number !== today);
    await tile(number, 'még nem próbáltad').tap();
    await phone.page.locator('.task .goal').getByText('Keresd meg a legjobb lépést!').waitFor();
    await assertReached(`a puzzle of ${game}`);

    const found = await tryMove(game);
    await assertAccessible(phone, `a try at ${game}`);
    await button('Másikat próbálok').tap();
    await phone.page.locator('.task .goal').waitFor();
    await inTask('Segítség').tap();
    await phone.page.locator('.task').getByText('A kiemeltek közül az egyik a legjobb.').waitFor();
    assert.equal(await phone.page.locator('.task .rule').count(), 1, 'the reason has its rule');
    await assertAccessible(phone, `a hint at ${game}`);

    await inTask('Megoldás').tap();
    await phone.page.locator('.task').getByText('A legjobb:').waitFor();
    assert.ok((await phone.page.locator('.task p.line').innerText()).length > 0);
    assert.equal(await button('Innen játszom tovább').count(), 0);
    await assertReached(`a solution at ${game}`);

    const next = all.find((one) => one.number > number) ?? all.find((one) => one.number !== number);
    await button('Következő').tap();
    await phone.page.waitForURL(new RegExp(`#/puzzle/${game}/${next.number}$`));
    await phone.page.locator('.task .goal').waitFor();
    await button('Vissza').tap();
    await tile(number, found ? 'elsőre megoldottad' : 'még nem sikerült').waitFor();
  });
}

test('the puzzle of the day is begun from its tile, its result is shared, and it is done there', async () => {
  const { today } = await puzzles(EXAMPLE);
  const chip = phone.page.locator(`.tile[data-game="${EXAMPLE}"] .puzzle`);
  await visit(phone, '#/');
  await button('Mai feladvány').first().waitFor();
  await chip.tap();
  assert.equal(route(), `#/puzzle/${EXAMPLE}/${today}`);
  await inTask('Megoldás').tap();
  await phone.page.locator('.task').getByText('A legjobb:').waitFor();
  await button('Megosztom').tap();
  const area = phone.page.locator('dialog textarea');
  await area.waitFor();
  const shared = (await area.inputValue()).split('\n');
  assert.match(shared[0], /^Asztaltárs · \S+ \d+\.$/);
  assert.match(shared[1], new RegExp(`: a nap feladványa \\(${today}\\.\\)$`));
  assert.deepEqual(shared.slice(2), ['Nem sikerült megoldanom.']);
  assert.ok(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight), 'the text is seen whole');
  await assertGood('a result to be shared');
  await button('Bezárás').tap();
  await visit(phone, '#/');
  await phone.page.locator('.tile').getByRole('button', { name: 'Mai feladvány: kész', exact: true }).waitFor();
  await chip.locator('.check').waitFor();
  await chip.tap();
  assert.equal(route(), `#/puzzles/${EXAMPLE}`);
  await phone.page.locator('.day').getByText('még nem sikerült').waitFor();
  await button('Megosztom').waitFor();
});

test('what was failed comes back another day, and the lessons and the statistics count it', async () => {
  const { later } = await phone.invoke('practice_due', { offset: 0 });
  assert.ok(later > 0);
  await visit(phone, '#/practice');
  await phone.page.getByText(`később ${later}\u00a0állás jön vissza`).waitFor();
  const { games, days } = await phone.invoke('puzzle_overview', { offset: 0 });
  const totals = games.find(({ game }) => game === EXAMPLE);
  await visit(phone, `#/learn/${EXAMPLE}`);
  await phone.page.getByRole('button', { name: new RegExp(`^Feladványok ${totals.solved}\\s/\\s${totals.all} megoldva$`) }).waitFor();
  await assertGood('lessons with puzzles');
  await visit(phone, '#/statistics');
  const section = phone.page.locator('section.puzzles');
  await section.getByText(`A nap feladványa: ${days}\u00a0nap egymás után.`).waitFor();
  assert.equal(await section.locator('li').count(), GAMES.length);
  await section.getByText(new RegExp(`^kipróbálva: ${totals.tried}\\s/\\s${totals.all}$`)).first().waitFor();
  await assertGood('statistics with puzzles');
});

test('a puzzle or a game that isn’t there says so, with a way back', async () => {
  await visit(phone, `#/puzzle/${EXAMPLE}/999`);
  await phone.page.getByText('Ilyen számú feladvány nincs.').waitFor();
  await button('A feladványokhoz').tap();
  await phone.page.locator('li .puzzle').first().waitFor();
  assert.equal(route(), `#/puzzles/${EXAMPLE}`);
  await visit(phone, '#/');
  await visit(phone, '#/puzzles/nobodys-game');
  await phone.page.getByText('Ilyen játékot nem ismerek.').waitFor();
  await phone.page.locator('.problem').getByRole('button', { name: 'Vissza' }).tap();
  await phone.page.locator('.tile').first().waitFor();
});

/** Runs in the page: returns the games whose name or text on their tile is covered by a chip. */
function covered() {
  const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const linesOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  return [...document.querySelectorAll('.tile')].flatMap((tile) => {
    const pills = [...tile.querySelectorAll('.pill')].map((pill) => pill.getBoundingClientRect());
    const texts = [...tile.querySelectorAll('h2, .about, .last, .begin .small')];
    return texts.filter((text) => linesOf(text).some((line) => pills.some((pill) => over(line, pill)))).map((text) => `${tile.dataset.game}: ${text.textContent.trim()}`);
  });
}

test('no chip covers a text of its tile, nor another chip, in either language and with large letters', async () => {
  for (const language of ['en', 'hu']) {
    await settings(phone, { language });
    await visit(phone, '#/');
    await phone.page.locator('.tile .puzzle').nth(GAMES.length - 1).waitFor();
    for (const [width, size] of [[360, '100%'], [390, '100%'], [390, '130%'], [360, '200%'], [390, '200%']]) {
      await phone.page.setViewportSize({ width, height: 844 });
      await enlarge(phone, size);
      assert.deepEqual(await phone.page.evaluate(covered), [], `${language}, ${width} px, ${size}`);
      await assertNoWider(phone, `home, ${language}, ${width} px, ${size}`);
      await assertWritten(phone, `home, ${language}, ${width} px, ${size}`);
    }
  }
});

test('nothing was refused that wasn’t meant to be', () => {
  assert.deepEqual(refused.unexpected('nothingThere'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
