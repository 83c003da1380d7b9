// Score pads: beginning one, and what it holds.

import { assertAccessible, assertTouchable } from './accessible.js';
import { until } from './processes.js';
import { visit } from './table.js';

/** The pad on the screen. */
export const padId = ({ page }) => new URL(page.url()).hash.split('/').pop();
export const pad = (phone, id = padId(phone)) => phone.invoke('pad_open', { id });

/** Begins a pad of a game from the list; it is on screen when this returns. */
export async function begin(phone, game, names, pick = []) {
  await visit(phone, '#/pads');
  await phone.page.locator(`[data-table="${game}"] .tile`).tap();
  const sheet = phone.page.getByRole('dialog');
  await sheet.waitFor();
  for (const name of [String(names.length), ...pick]) {
    const radio = sheet.getByRole('radio', { name, exact: true });
    if ((await radio.count()) > 0) await radio.tap();
  }
  for (const [seat, name] of names.entries()) await sheet.locator('fieldset input:not([type=radio])').nth(seat).fill(name);
  await assertAccessible(phone, `a new pad of ${game}`);
  await assertTouchable(phone, `a new pad of ${game}`);
  await phone.page.getByRole('button', { name: 'Kezdhetjük', exact: true }).tap();
  await phone.page.locator('.pad').waitFor();
}

/** Waits until the pad's scores are these on disk. */
export function untilScores(phone, ...scores) {
  return until(async () => (await pad(phone)).scores.join() === scores.join(), `the scores ${scores}`);
}

/** Words as they are typed: with usual spaces. */
export const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
