// What those hear who don't look: everything that happens, once, in order, without the numbers of rules.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Goban } from '../harness/goban.js';
import { heard, listen, untilHeard } from '../harness/heard.js';
import { DESKTOP, Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, lay, myTurn, reach, refusals, settings, standing, visit } from '../harness/table.js';

/** The number of a rule, which is for the eye. */
const RULE = /\b(GO|MO|IS)-\d/;

let desktop;
let refused;
let goban;
before(async () => {
  desktop = await Phone.open({ device: DESKTOP, locale: 'en-GB' });
  refused = refusals(desktop);
  goban = new Goban(desktop);
});
after(() => desktop?.close());

const press = (key) => desktop.page.keyboard.press(key);
const tidy = (text) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').replace(/ ?→ ?/g, ' to ').trim();
const told = ({ log }) => log.map(({ text }) => tidy(text.map((span) => span.text).join('')));
const overHeading = () => desktop.page.evaluate(() => document.activeElement?.matches('.over h2') === true);

/** Decides behind the page's back until the game is over; sheets that come up are closed as somebody would. */
async function playOut(id, most = 600) {
  for (let decisions = 0; decisions < most; decisions += 1) {
    if (await desktop.page.locator('dialog[open]').count()) await press('Escape');
    const now = await standing(desktop, id);
    if (now.outcome) return now;
    if (now.state.moves.length > 0) {
      const pass = now.state.game === 'iszkenderun' ? now.state.moves.find(({ kind }) => kind === 'pass') : undefined;
      await decide(desktop, id, now, pass ?? now.state.moves[0]);
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the game does not end');
}

for (const [game, options] of [
  ['mochi', { bots: 1, target: '15', seed: '3' }],
  ['iszkenderun', { bots: 2, seed: '5' }],
]) {
  test(`${game}: every line of a game is heard once, and its end, where the keyboard then is`, async () => {
    await settings(desktop);
    const id = await lay(desktop, { game, ...options });
    await visit(desktop, `#/table/${id}`);
    await desktop.page.waitForSelector('.hand');
    const before = (await standing(desktop, id)).log.length;
    await listen(desktop);
    await desktop.page.locator('.hand .slot').first().focus();
    const end = await playOut(id);
    const said = [];
    await until(async () => {
      if (await desktop.page.locator('dialog[open]').count()) await press('Escape');
      said.push(...(await heard(desktop)));
      return said.includes(told(end).at(-1));
    }, 'the end to be heard');
    const all = told(await standing(desktop, id));
    let from = 0;
    for (const line of all.slice(before)) {
      const at = said.indexOf(line, from);
      assert.ok(at >= 0, `${line} isn't heard in its place`);
      from = at + 1;
    }
    assert.deepEqual(said.filter((text) => RULE.test(text)), []);
    if (game === 'iszkenderun') assert.ok(said.some((text) => text.startsWith('Row totals')));
    await until(overHeading, 'the keyboard at the result');
  });
}

test('Go: marks tell the group, how it stands and the totals, and the end is heard', async () => {
  await goban.sitDownIn('go-1.4-change-the-marks', undefined, { botSpeed: 'instant' });
  assert.match(await goban.point('B5').getAttribute('aria-label'), /white stone, by itself/);
  assert.match(await goban.point('H4').getAttribute('aria-label'), /black stone, group of 2/);
  await listen(desktop);
  await goban.point('B5').focus();
  await press('Enter');
  const marked = (await untilHeard(desktop, /Black [\d.]+, White [\d.]+/)).map(tidy);
  assert.match(marked.join('\n'), /^You marked the white stone at B5 as dead\.$/m);
  assert.match(marked.join('\n'), /Black [\d.]+, White [\d.]+\. (Black|White) leads by [\d.]+ points?\./);
  assert.match(await goban.point('B5').getAttribute('aria-label'), /marked as dead/);
  await goban.button('Agree').focus();
  await press('Enter');
  const end = await until(async () => {
    const now = await goban.standing();
    if (now.state.moves.some(({ kind }) => kind === 'agree') && now.state.view.phase.kind === 'counting') {
      await decide(desktop, goban.id, now, { kind: 'agree' }).catch(() => null);
    }
    return now.outcome && now;
  }, 'the end');
  const said = (await untilHeard(desktop, told(end).at(-1))).map(tidy);
  assert.deepEqual(said.filter((text) => RULE.test(text)), []);
  await until(overHeading, 'the keyboard at the result');
});

test('a point tells its liberties, and that it is in atari', async () => {
  await goban.sitDownIn('go-4.3-the-wrong-way');
  assert.match(await goban.point('A3').getAttribute('aria-label'), /white stone, 3\sliberties/);
  assert.match(await goban.point('A1').getAttribute('aria-label'), /black stone, in atari/);
  assert.doesNotMatch(await goban.point('D4').getAttribute('aria-label'), /libert/);
});

test('what was taken back is told', async () => {
  const start = await goban.sitDown({ options: { size: '9', cards: '0' } });
  await listen(desktop);
  await goban.point('E5').focus();
  await press('Enter');
  assert.ok((await untilHeard(desktop, 'E5')).some((text) => /once more/.test(text)), 'it has to be confirmed');
  await press('Enter');
  await goban.since(start);
  const line = told(await myTurn(desktop, goban.id)).at(-2);
  await untilHeard(desktop, line);
  await desktop.page.waitForSelector('button[aria-keyshortcuts="Z"]:not(:disabled)');
  await press('z');
  await untilHeard(desktop, `Undone: ${line}`);
});

test('where moves aren’t confirmed, nobody is asked to touch once more', async () => {
  const start = await goban.sitDown({ options: { size: '9', cards: '0' } }, { confirmMoves: false });
  await listen(desktop);
  await goban.point('E5').focus();
  await press('Enter');
  await goban.since(start);
  const said = await untilHeard(desktop, 'E5');
  said.push(...(await heard(desktop)));
  assert.deepEqual(said.filter((text) => /once more/.test(text)), []);
  await settings(desktop, { confirmMoves: true });
});

test('looking back says each decision once', async () => {
  for (const [game, options] of [
    ['cardgo', { bots: 1, options: { size: '9' } }],
    ['iszkenderun', {}],
    ['mochi', {}],
  ]) {
    const id = await reach(desktop, ({ plies }) => plies > 5, { game, bots: 2, ...options });
    await visit(desktop, `#/replay/${id}`);
    await desktop.page.locator('.look').waitFor();
    await desktop.page.locator('h1').focus();
    await press('Home');
    await until(async () => /^0/.test(await desktop.page.locator('.moment output').innerText()), 'the beginning');
    await listen(desktop);
    const { revision } = await standing(desktop, id);
    for (let ply = 1; ply <= 4; ply += 1) {
      await press('ArrowRight');
      const then = await desktop.invoke('table_at', { id, revision, ply });
      const lines = told(then);
      const said = lines.length > 0 ? await untilHeard(desktop, lines.at(-1)) : await heard(desktop);
      said.push(...(await heard(desktop)));
      for (const line of lines) assert.equal(said.filter((text) => text.includes(line)).length, 1, `${game}: ${line} in ${said.join(' | ')}`);
      assert.deepEqual(said.filter((text) => RULE.test(text)), []);
    }
  }
});

test('a refusal is heard without its rule’s number, also from an open sheet’s page', async () => {
  await goban.sitDown({ options: { size: '9', cards: '0' } });
  const now = await myTurn(desktop, goban.id);
  await decide(desktop, goban.id, now, { kind: 'play', point: 'E5' });
  await until(async () => (await goban.standing()).revision > now.revision && (await myTurn(desktop, goban.id)), 'the answer');
  await desktop.page.locator('.ask.mine').waitFor();
  await listen(desktop);
  await goban.point('E5').focus();
  await press('Enter');
  const said = await untilHeard(desktop, 'E5');
  assert.deepEqual(said.filter((text) => RULE.test(text)), []);
  assert.equal(said.length, 1, said.join(' | '));
});

test('a place in the hand is told by the cards beside it', async () => {
  await reach(desktop, ({ state: { view } }) => view.step.kind === 'insert', { bots: 1, wishes: [{ kind: 'draw' }] });
  const gaps = await desktop.page.locator('.hand .gap[data-place]').evaluateAll((all) => all.map((gap) => gap.ariaLabel));
  assert.match(gaps[0], /^At the start of the hand, before [a-z]+ \d$/);
  assert.match(gaps.at(-1), /^At the end of the hand, after [a-z]+ \d$/);
  assert.ok(gaps.slice(1, -1).every((gap) => /^Between [a-z]+ \d and [a-z]+ \d$/.test(gap)), gaps.join('; '));
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
