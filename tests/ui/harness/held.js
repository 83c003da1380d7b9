// Coming to a table as somebody does, turning away from it, and the phone's own way back.

import { settings, visit } from './table.js';

/** From the list of games, as somebody comes there, to a table that was laid. */
export async function comeToTable(phone, id) {
  await visit(phone, '#/');
  await phone.page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, id);
  await phone.page.waitForSelector('.acts');
}

/** … to one that stands as at the beginning of a scenario. */
export async function comeTo(phone, scenario) {
  await settings(phone, { botSpeed: 'step' });
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  await comeToTable(phone, id);
  return id;
}

/** Turned away from and back again, as when a call comes in. */
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

/** The phone's own way back. */
export const back = (phone) => phone.page.evaluate(() => history.back());
