// Opens a table as a person does, pauses it, and uses the phone's own Back.

import { settings, visit } from './table.js';

/** Opens a created table from the list of games. */
export async function comeToTable(phone, id) {
  await visit(phone, '#/');
  await phone.page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, id);
  await phone.page.waitForSelector('.acts');
}

/** Opens a table that starts from the beginning of a scenario. */
export async function comeTo(phone, scenario) {
  await settings(phone, { botSpeed: 'step' });
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  await comeToTable(phone, id);
  return id;
}

/** Hides the page and shows it again, as when a call comes in. */
export async function pause(phone) {
  const seen = (state) =>
    phone.page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await seen('hidden');
  await phone.page.waitForTimeout(100);
  await seen('visible');
}

/** The phone's own Back. */
export const back = (phone) => phone.page.evaluate(() => history.back());
