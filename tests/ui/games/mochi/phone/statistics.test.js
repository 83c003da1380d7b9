// Statistics of Happy Mochi: its figures in the game's own words, and the remark on a level.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../../../harness/accessible.js';
import { withPhone } from '../../../harness/shared-device.js';
import { decide, lay, myTurn, reach, settings, visit } from '../../../harness/table.js';

/** Plays a table by command, a pair whenever there is one; returns the last snapshot. */
async function finish(phone, id) {
  for (let moves = 0; moves < 300; moves += 1) {
    const now = await myTurn(phone, id);
    if (now.outcome) return now;
    const { moves: listed } = now.state;
    await decide(phone, id, now, listed.find(({ kind }) => kind === 'playPair') ?? listed[0]);
  }
  throw new Error('the game does not end');
}

/** Returns the figures of the only card on the page, by name. */
function figures(phone) {
  return phone.page.$$eval('article dl > div', (all) =>
    Object.fromEntries(all.map((one) => [one.querySelector('dt').textContent, one.querySelector('dd').textContent])),
  );
}

test('a game played to its end is found in the statistics, reset and brought back', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    await settings(phone);
    await visit(phone, '#/statistics');
    await page.getByRole('heading', { name: 'Itt még minden előtted áll' }).waitFor();
    const id = await lay(phone, { bots: 1, level: 'beginner', target: '15', seed: '4' });
    const { outcome } = await finish(phone, id);
    const [{ score, rank }] = outcome.standings;
    await visit(phone, '#/statistics');
    await page.waitForSelector('article');
    const told = { Játszma: '1', Győzelem: rank === 1 ? '1' : '0', 'Győzelmi sorozat': rank === 1 ? '1' : '0', 'Legkevesebb pont': String(score) };
    assert.deepEqual(await figures(phone), told);
    assert.match(await page.textContent('article'), /Kezdő botok ellen.*Rövid · 15/s);
    // One by one, as text.
    await page.getByText('Játszmák egyenként').tap();
    assert.equal(await page.locator('article tbody tr').count(), 1);
    assert.match(await page.textContent('article tbody'), new RegExp(`${score}.*${rank}\\..*2`, 's'));

    // The table may be deleted; its statistics stay.
    await phone.invoke('table_leave', { id });
    await phone.invoke('table_delete', { id });
    await visit(phone, '#/statistics');
    await page.waitForSelector('article');
    assert.deepEqual(await figures(phone), told);

    await page.getByRole('button', { name: 'Nullázás: Boldog mocsik' }).tap();
    await page.waitForSelector('.invite');
    await page.getByRole('button', { name: 'Visszavonás' }).tap();
    await page.waitForSelector('article');
    assert.deepEqual(await figures(phone), told);
    // After a reset without undo, restoring the table doesn't restore its statistics.
    await page.getByRole('button', { name: 'Nullázás: Boldog mocsik' }).tap();
    await page.waitForSelector('.invite');
    await phone.invoke('table_restore', { id });
    await visit(phone, '#/statistics');
    await page.waitForSelector('.invite');
  }));

test('a quiet word at the end of a game offers the next level for the next table', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    await settings(phone);
    // The verdict on five won games is tested elsewhere; here it is only displayed.
    const word = { game: 'mochi', variant: [], level: 'steady', verdict: 'tooEasy', games: 5, won: 5, next: 'strong' };
    await page.route('**/ipc', (route) =>
      route.request().postDataJSON().cmd === 'level_word' ? route.fulfill({ json: word }) : route.fallback(),
    );
    await reach(phone, ({ outcome }) => outcome !== null, { target: '15', most: 300, wishes: [{ kind: 'playPair' }] });
    await page.waitForSelector('section.over');
    await page.getByText('Az utolsó öt játszmát mind megnyerted a haladó botok ellen.').waitFor();
    assert.equal(await page.locator('dialog[open]').count(), 0, 'it never pops up');
    await phone.screenshot('quiet-word');
    await assertAccessible(phone, 'quiet word');
    await page.getByRole('button', { name: 'Új asztal: erős botok' }).tap();
    await page.waitForURL(/#\/new\/mochi$/);
    assert.equal(await page.getByRole('radio', { name: 'Erős', exact: true }).isChecked(), true);
  }));

test('without anything to say the end of a game says nothing of levels', () =>
  withPhone({}, async (phone) => {
    await settings(phone);
    const id = await lay(phone, { bots: 1, level: 'beginner', target: '15', seed: '9' });
    await finish(phone, id);
    await visit(phone, `#/table/${id}`);
    await phone.page.waitForSelector('section.over');
    assert.equal(await phone.invoke('level_word', { id }), null);
    assert.equal(await phone.page.locator('section.over .word').count(), 0);
  }));
