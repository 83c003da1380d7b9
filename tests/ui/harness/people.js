// Several people at one device.

import { ABOUT, GAMES } from './games.js';
import { visit } from './table.js';

/** The games for several people: one with an automaton is for one person. */
export const SHARED = GAMES.filter((game) => ABOUT[game].automata === 0);

/** Creates a table of the owner, Anna, and a bot where the game has a seat for one, in any app; returns its ID. */
export async function layShared(app, game, options = ABOUT[game].options) {
  const bots = ABOUT[game].bots > 1 ? [{ kind: 'bot', name: '', level: 'beginner' }] : [];
  const players = [{ kind: 'person', name: 'Péter' }, { kind: 'guest', name: 'Anna' }, ...bots];
  const id = await app.invoke('table_create', {
    table: { game, players, options: Object.entries(options).map(([key, value]) => ({ key, value })), seed: '3' },
  });
  await app.invoke('table_leave', { id });
  return id;
}

/** Creates and opens such a table; returns its ID. */
export async function sitTogether(phone, game, options) {
  const id = await layShared(phone, game, options);
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
