// A table of Go on a phone: its points, buttons and cards, and positions from scenarios.

import assert from 'node:assert/strict';
import { until } from '../../harness/processes.js';
import { lay, settings, standing, visit } from '../../harness/table.js';

export class Goban {
  #phone;
  /** The ID of the open table. */
  id = '';

  constructor(phone) {
    this.#phone = phone;
  }

  /** Creates a table and opens it. */
  async sitDown(table, changed = {}) {
    await settings(this.#phone, changed);
    return this.#open(await lay(this.#phone, { game: 'cardgo', bots: 1, ...table }));
  }

  /**
   * Opens a table at the first frame of a scenario that satisfies `reached`, its frames counted from 0; a bot only
   * moves when stepped.
   */
  async sitDownIn(scenario, reached = () => true, { botSpeed = 'step', level = 'beginner' } = {}) {
    await settings(this.#phone, { botSpeed });
    const { frames } = await this.#phone.invoke('scenario_show', { id: scenario });
    for (const { step } of frames) {
      const id = await this.#phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level });
      const now = await standing(this.#phone, id);
      if (reached(now)) return this.#open(id);
      await this.#phone.invoke('table_leave', { id });
    }
    throw new Error(`${scenario} never stands so`);
  }

  async #open(id) {
    this.id = id;
    await visit(this.#phone, `#/table/${id}`);
    await this.#phone.page.waitForSelector('.point');
    return this.standing();
  }

  /** Returns the snapshot. */
  standing() {
    return standing(this.#phone, this.id);
  }

  /** Returns the snapshot once it has moved on from `before`. */
  since(before) {
    return until(async () => {
      const now = await this.standing();
      return now.revision > before.revision && now;
    }, 'the table to move on');
  }

  /** Steps the bot, decision by decision, until `reached` holds. */
  async goOn(reached) {
    for (let decisions = 0; decisions < 12; decisions += 1) {
      const now = await this.standing();
      if (reached(now)) return now;
      if (now.state.moves.length > 0) break;
      await this.button('Következő lépés').tap();
      await this.since(now);
    }
    const now = await this.standing();
    assert.ok(reached(now), `it went elsewhere: ${JSON.stringify(now.state.view.cards)}`);
    return now;
  }

  point(name) {
    return this.#phone.page.locator(`[data-point="${name}"]`);
  }

  button(name) {
    return this.#phone.page.getByRole('button', { name, exact: true });
  }

  /** Returns a card of the hand by its place. */
  card(place) {
    return this.#phone.page.locator(`.hand [data-place="${place}"]`);
  }

  /** Waits for a question with these words. */
  async asked(words) {
    await this.#phone.page.locator('.ask').filter({ hasText: words }).waitFor();
  }

  toast(words) {
    return this.#phone.page.locator('.toast').filter({ hasText: words });
  }
}

/** Returns what is on a point: X, O or nothing. */
export function stoneAt({ state: { view } }, name) {
  const column = 'ABCDEFGHJKLMNOPQRST'.indexOf(name[0]);
  return view.rows[view.rows.length - Number(name.slice(1))][column];
}

/** Returns the names of the events in a snapshot's log. */
export function events(now) {
  return now.log.map(({ event }) => event.event);
}
