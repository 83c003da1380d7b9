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

/** Takes the device as the person who is next; returns that person's name. */
export async function take({ page }) {
  const mine = page.locator('.handover').getByRole('button', { name: /^Én vagyok az, / });
  await mine.waitFor();
  const name = (await mine.innerText()).replace('Én vagyok az, ', '');
  await mine.tap();
  await page.locator('.table').waitFor();
  return name;
}
