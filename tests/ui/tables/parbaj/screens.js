// Screens that only Párbaj has.

import { visit } from '../../harness/table.js';

/** Scenes of the book, each a moment that only this table knows: name, scenario, step, what must be in sight. */
const SCENES = [
  // A spell is announced: what is to pay stands on the button.
  ['paying', 'du-91.2.10-a-mirror-held-up', 2, '.acts .primary'],
  // A spell and two answers lie above one another.
  ['queue', 'du-4.3-last-to-first', 4, '.queue'],
  ['combat', 'du-5.1-one-for-each-guard-first', 0, '.permanent'],
  ['counters', 'du-3.6-stronger-and-weaker', 0, '.permanent'],
];

/** Goes through them, with a picture of each; then a card's sheet. */
export async function screens(phone, { picture, escape }) {
  const { page } = phone;
  for (const [name, scenario, step, shown] of SCENES) {
    const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
    await visit(phone, `#/table/${id}`);
    await page.waitForSelector(shown);
    await picture(name);
  }
  await page.locator('.hand .slot, .permanent').first().click({ button: 'right' });
  await page.waitForSelector('dialog[open]');
  await picture('sheet');
  await escape();
}
