// Screens that only Card Go has.

import { lay, myTurn, visit } from '../../harness/table.js';

/** A game with a variation, a comment and marks. */
const RECORD =
  '(;GM[1]FF[4]SZ[9]KM[6.5]PB[Anna]PW[Béla];B[ee]C[?];W[gc](;B[cg];W[cc]TR[ee]LB[gg:A])(;B[gg];W[cc];B[cg]))';

/** Visits them and takes a screenshot of each. */
export async function screens(phone, { picture }) {
  const { page } = phone;
  // A stone about to be placed; then groups being marked.
  const board = await lay(phone, { game: 'cardgo', bots: 1 });
  await visit(phone, `#/table/${board}`);
  await page.waitForSelector('.point');
  await myTurn(phone, board);
  await page.locator('[data-point="K10"]').tap();
  await page.waitForSelector('.point.chosen');
  await picture('stone');
  const scene = { scenario: 'go-1.4-change-the-marks', step: 2, moves: [] };
  const marked = await phone.invoke('scene_play_on', { scene, level: 'beginner' });
  await visit(phone, `#/table/${marked}`);
  await page.waitForSelector('.standing');
  await picture('marks');
  // A card announced, waiting for an answer; then a lasting card.
  for (const [name, scenario, step, shown] of [
    ['answer', 'go-4.25-holds-the-stone', 2, '.announced'],
    ['lasting', 'go-4.13-along-the-edge', 1, '.chip'],
  ]) {
    const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
    await visit(phone, `#/table/${id}`);
    await page.waitForSelector(shown);
    await picture(`${name}`);
  }
  // Records: the list, and one with variations.
  const id = await phone.invoke('list_keep', { game: 'cardgo', id: null, name: 'Anna – Béla', text: RECORD });
  await visit(phone, '#/own/cardgo/records');
  await page.locator('.row').waitFor();
  await picture('records');
  await visit(phone, `#/own/cardgo/records/${id}`);
  await page.locator('[data-node="0"]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.goban text', { hasText: 'A' }).last().waitFor();
  await picture('record');
}
