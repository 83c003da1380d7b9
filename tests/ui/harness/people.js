// Several people at one device.

import { ABOUT } from './games.js';
import { visit } from './table.js';

/** Creates and opens a table of the owner, Anna, and a bot where the game has a seat for one; returns its ID. */
export async function sitTogether(phone, game, options = ABOUT[game].options) {
  const bots = ABOUT[game].bots > 1 ? [{ kind: 'bot', name: '', level: 'beginner' }] : [];
  const players = [{ kind: 'person', name: 'Péter' }, { kind: 'guest', name: 'Anna' }, ...bots];
  const id = await phone.invoke('table_create', {
    table: { game, players, options: Object.entries(options).map(([key, value]) => ({ key, value })), seed: '3' },
  });
  await phone.invoke('table_leave', { id });
  await visit(phone, `#/table/${id}`);
  return id;
}

/** Declines, where the person who is next may without taking the device; returns whether that was possible. */
export async function decline({ page }) {
  const declining = page.locator('.handover').getByRole('button', { name: /: nem lépek közbe$/ });
  if (!(await declining.isVisible())) return false;
  const before = await page.locator('.handover').getAttribute('data-revision');
  await declining.tap();
  await page.waitForFunction((before) => document.querySelector('.handover')?.dataset.revision !== before, before);
  return true;
}

/** Takes the device as the person who is next; returns that person's name. */
export async function take({ page }) {
  const mine = page.locator('.handover').getByRole('button', { name: /^Én vagyok az, / });
  await mine.waitFor();
  const name = (await mine.innerText()).replace('Én vagyok az, ', '');
  await mine.tap();
  await page.locator('.table').waitFor();
  return name;
}
