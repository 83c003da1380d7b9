// Learning from mistakes, at every game: hint, solution, one decision after the other, and playing on from one.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { played } from '../harness/finished-games.js';
import { GAMES } from '../harness/games.js';
import { Phone } from '../harness/phone.js';
import { refusals, settings, standing, visit } from '../harness/table.js';

/** The longest session, in decisions. */
const MOST = 12;

let phone;
let over;
let refused;
before(async () => {
  const games = await played();
  ({ over } = games);
  phone = await Phone.open({ data: games.data });
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const route = () => new URL(phone.page.url()).hash;
const inTask = (name) => phone.page.locator('.task').getByRole('button', { name, exact: true });

/** Waits for the first task, or for the sentence that there is none; returns whether there is one. */
async function learn(id) {
  await visit(phone, `#/mistakes/${id}`);
  await phone.page.locator('.task .goal, .none .button').first().waitFor({ timeout: 30_000 });
  return (await phone.page.locator('.task .goal').count()) > 0;
}

for (const game of GAMES) {
  test(`${game}: a whole session, by hint and solution, back to the game`, async () => {
    const [id] = over[game];
    if (!(await learn(id))) {
      await button('Vissza a játszmához').tap();
      assert.equal(route(), `#/table/${id}`);
      return;
    }
    await assertAccessible(phone, `a mistake at ${game}`);
    await assertTouchable(phone, `a mistake at ${game}`);
    for (let seen = 1; seen <= MOST; seen += 1) {
      await inTask('Segítség').tap();
      await phone.page.locator('.task').getByText('A kiemeltek közül az egyik a legjobb.').waitFor();
      await inTask('Megoldás').tap();
      await phone.page.locator('.task').getByText('A legjobb:').waitFor();
      if (seen === 1) {
        await assertAccessible(phone, `a solution at ${game}`);
        await assertTouchable(phone, `a solution at ${game}`);
      }
      // While decisions are still judged, it isn't known whether another one follows: the button may yet lead back.
      await button('Következő').or(button('Vissza a játszmához')).tap();
      await phone.page.locator('.task .goal, .none .button, section.over').first().waitFor({ timeout: 60_000 });
      if ((await phone.page.locator('.task .goal').count()) === 0) break;
    }
    if (route() !== `#/table/${id}`) await button('Vissza a játszmához').tap();
    assert.equal(route(), `#/table/${id}`);
  });
}

test('what wasn’t found comes back on another day, and the page says how much', async () => {
  await visit(phone, '#/practice');
  await phone.page.getByText(/^Mára nincs gyakorolnivaló; később \d+\sállás jön vissza\.$/).waitFor();
  await assertAccessible(phone, 'nothing to practise');
  await button('Kezdőlap').tap();
  assert.equal(route(), '#/');
});

test('from any of these positions play goes on at a table of its own', async () => {
  for (const id of GAMES.flatMap((game) => over[game])) {
    if (!(await learn(id))) continue;
    await inTask('Megoldás').tap();
    await button('Innen játszom tovább').tap();
    await phone.page.waitForURL(/#\/table\//);
    const branch = route().split('/').at(-1);
    assert.notEqual(branch, id);
    assert.equal((await standing(phone, branch)).outcome, null);
    return;
  }
  assert.fail('no game has a mistake');
});

test('at the end of a game one glance says what decided it, and leads to the mistakes', async () => {
  const [id] = over[GAMES[0]];
  await visit(phone, `#/table/${id}`);
  await phone.page.locator('.balance dd').first().waitFor();
  await phone.page.locator('.decisions[aria-busy="false"]').waitFor({ timeout: 60_000 });
  const parts = await phone.page.locator('.balance dd').allInnerTexts();
  const [from, to] = (await phone.page.locator('.balance .small').innerText()).match(/\d+(?=%)/g).map(Number);
  const sum = parts.map((part) => Number(part.replace('\u2212', '-'))).reduce((all, part) => all + part, from);
  assert.equal(sum, to, `${from} and ${parts.join(', ')} lead to ${to}`);
  await button('Tanulj a hibáidból').tap();
  assert.equal(route(), `#/mistakes/${id}`);
});

test('from a replay anything is tried out, for every seat', async () => {
  const [id] = over[GAMES[0]];
  await visit(phone, `#/replay/${id}/0`);
  await button('A bot véleménye').tap();
  await button('Próbálgatás innen').tap();
  assert.equal(route(), `#/explore/${id}/0`);
  await phone.page.locator('.explored').getByText('Próbálj ki bármit').waitFor();
  await assertAccessible(phone, 'trying things out');
  await assertTouchable(phone, 'trying things out');
  await button('Vissza').tap();
  assert.match(route(), new RegExp(`^#/replay/${id}`));
});

test('nothing was refused that wasn’t meant to be', () => {
  assert.deepEqual(refused.unexpected('left', 'letGo'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
