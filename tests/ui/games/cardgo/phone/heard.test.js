// Announcements for screen readers in Go: stones and groups, captures taken back, and the effect of marks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atResult, heard, listen, tidy, told, untilHeard } from '../../../harness/announcements.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { decide, myTurn, settings } from '../../../harness/table.js';
import { Goban } from '../goban.js';

/** A rule number, which is only shown. */
const RULE = /\bGO-\d/;

const { desktop, refused, press } = await openedDesktop();
const goban = new Goban(desktop);

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
  await until(() => atResult(desktop), 'the keyboard at the result');
});

test('a point tells its liberties, and that it is in atari', async () => {
  await goban.sitDownIn('go-4.3-the-wrong-way');
  assert.match(await goban.point('A3').getAttribute('aria-label'), /white stone, 3\sliberties/);
  assert.match(await goban.point('A1').getAttribute('aria-label'), /black stone, in atari/);
  assert.doesNotMatch(await goban.point('D4').getAttribute('aria-label'), /libert/);
});

test('what was taken back is told', async () => {
  const start = await goban.sitDown({ options: { size: '9', cards: '0' } }, { confirmClicks: true });
  await listen(desktop);
  await goban.point('E5').focus();
  await press('Enter');
  assert.ok((await untilHeard(desktop, 'E5')).some((text) => /choose it again/.test(text)), 'it has to be confirmed');
  await press('Enter');
  await goban.since(start);
  const line = told(await myTurn(desktop, goban.id)).at(-2);
  await untilHeard(desktop, line);
  await desktop.page.waitForSelector('button[aria-keyshortcuts="U"]:not(:disabled)');
  await press('u');
  await untilHeard(desktop, `Undone: ${line}`);
  await settings(desktop, { confirmClicks: false });
});

test('where moves aren’t confirmed, nobody is asked to touch once more', async () => {
  const start = await goban.sitDown({ options: { size: '9', cards: '0' } }, { confirmClicks: false });
  await listen(desktop);
  await goban.point('E5').focus();
  await press('Enter');
  await goban.since(start);
  const said = await untilHeard(desktop, 'E5');
  said.push(...(await heard(desktop)));
  assert.deepEqual(said.filter((text) => /choose it again/.test(text)), []);
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

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
