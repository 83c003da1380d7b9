// Screens that only Iskenderun has.

import { reach } from '../../harness/table.js';

/** Visits them and takes a screenshot of each. */
export async function screens(phone, { picture }) {
  const { page } = phone;
  // Cards in the rows; then one more about to be played, and its forecast.
  await reach(phone, ({ state: { view, moves } }) => view.seats[view.seat].row.length === 3 && moves.length > 0, {
    game: 'iszkenderun',
    bots: 3,
    wishes: [{ kind: 'play', row: 0 }],
  });
  await page.waitForSelector('.hand .lit');
  await picture('table');
  await page.locator('.hand .lit').first().tap();
  await page.waitForSelector('.hand .chosen');
  await picture('lay');
}
