// Score pads: creating one, and reading its content.

import { assertAccessible, assertTouchable } from './accessible.js';
import { until } from './processes.js';
import { visit } from './table.js';

/** Returns the ID of the pad on the screen. */
export const padId = ({ page }) => new URL(page.url()).hash.split('/').pop();
export const pad = (phone, id = padId(phone)) => phone.invoke('pad_open', { id });

/** Creates a pad of a game from the list; returns once it is on screen. */
export async function begin(phone, game, names, pick = []) {
  await visit(phone, '#/pads');
  await phone.page.locator(`[data-game="${game}"] .tile`).tap();
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

/** Waits until the pad's scores on disk are these. */
export function untilScores(phone, ...scores) {
  return until(async () => (await pad(phone)).scores.join() === scores.join(), `the scores ${scores}`);
}

/** Returns a text with ordinary spaces. */
export const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
