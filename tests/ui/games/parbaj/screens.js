// Screens that only Párbaj has.

import { visit } from '../../harness/table.js';

/**
 * Scenes of the rulebook with moments that only this game has: name, scenario, step, and an element that must be
 * visible.
 */
const SCENES = [
  // A card is announced: a target, then the cost, which is shown on the button.
  ['target', 'du-3.6-stronger-and-weaker', 1, '.aimable'],
  ['paying', 'du-4.2-step-by-step', 7, '.acts .primary'],
  // A spell and an answer are in the queue, and the person may answer that.
  ['queue', 'du-4.3-last-to-first', 5, '.queue'],
  ['combat', 'du-5.1-one-for-each-guard-first', 0, '.permanent'],
  ['counters', 'du-3.6-stronger-and-weaker', 10, '.permanent'],
];

/** A deck with faults. */
const DECK = '4 lombor\n3 gator\n3 kodalak\n2 rianas\n3 pattano-szikra';

/** A text with a part that can't be classified. */
const TEXT = 'Előny: 10–: +1/+1.\nKijátszható, ha van legalább egy tornyod.\nHátrány: nem állhat őrt.';

/** Visits them and takes a screenshot of each; then a card's sheet, the deck builder, and the text reader. */
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

  const id = await phone.invoke('list_keep', { game: 'parbaj', id: null, name: 'Tó és tűz', text: DECK });
  await visit(phone, '#/own/parbaj/decks');
  await page.locator('.row').waitFor();
  await picture('decks');
  await visit(phone, `#/own/parbaj/decks/${id}`);
  await page.locator('.checked li').first().waitFor();
  await picture('deck');
  const tab = page.getByRole('tab').last();
  if ((await tab.count()) > 0) {
    await tab.click();
    await page.getByRole('searchbox').waitFor();
    await picture('pool');
  }

  await visit(phone, '#/own/parbaj/reader');
  await page.getByRole('textbox').fill(TEXT);
  await page.locator('.part').last().waitFor();
  await picture('reader');
}
