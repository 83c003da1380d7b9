// Opens a table of Párbaj from a scenario of the rulebook.

import { visit } from '../../harness/table.js';

/** Creates a table that goes on from a scenario after `step` of its steps, and opens it; returns its ID. */
export async function sitDownAt(phone, scenario, step = 0) {
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.table .hand');
  return id;
}
