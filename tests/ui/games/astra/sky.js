// Helpers of Astra's tests: the printed cards, and games that are played until something can be done in them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../harness/places.js';
import { decide, lay, myTurn } from '../../harness/table.js';

export const ASTRA = 'astra';
export const PLACES = ['air', 'fire', 'earth'];

const { constellations } = JSON.parse(readFileSync(join(root, 'src-tauri/games/astra/engine/sky.json'), 'utf8'));
/** What is printed on each card. */
export const PRINTED = Object.fromEntries(constellations.map((one) => [one.id, one]));

/** Returns the displayed card at a place. */
export const chartAt = ({ state: { view } }, place) => view.display[PLACES.indexOf(place)];

/** Returns the number of stars of a displayed card that nobody has marked. */
export function unmarked({ card, marks }) {
  return PRINTED[card].stars.length - marks.yours.length - marks.its.length - marks.dream.length;
}

/** Returns the stars joined to this one by a line. */
export const joined = (card, star) =>
  PRINTED[card].lines.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));

/** Returns the legal move of this kind with these fields. */
export const listed = ({ state: { moves } }, kind, more = {}) =>
  moves.find((move) => move.kind === kind && Object.entries(more).every(([key, value]) => JSON.stringify(move[key]) === JSON.stringify(value)));

/**
 * Picks a move that uses abilities, completes cards, or marks as many stars as stardust allows, so that every kind of
 * decision comes up.
 */
export function diligent(now) {
  const { moves, view } = now.state;
  const first = (kind) => moves.find((move) => move.kind === kind);
  const completes = ({ place, path }) => unmarked(chartAt(now, place)) === path.length;
  const paths = moves.filter(({ kind }) => kind === 'observe').toSorted((one, other) => other.path.length - one.path.length);
  const path = paths.find(completes) ?? (view.journal.stardust >= 3 || !first('rest') ? paths[0] : undefined);
  return first('use') ?? first('take') ?? first('discover') ?? path ?? first('rest') ?? moves[0];
}

/** Opens a table of Astra with a start of the app. */
export async function openTable(phone, id) {
  // An open card steps back over its history entry as it closes, which would also leave a page opened by a link.
  await phone.start(`#/table/${id}`);
  await phone.page.waitForSelector('.table :is(.acts, section.over)');
}

/**
 * Plays game after game until each of `wanted` was reached once: when its `here(now)` returns something, the table is
 * opened and `then({ id, now, found })` is run. Moves made in `then` are part of the game, which goes on from there.
 */
export async function walk(phone, wanted, { seeds = [], most = 30, choose = diligent, options } = {}) {
  const left = new Map(Object.entries(wanted));
  const order = [...new Set([...seeds, ...Array.from({ length: most }, (_, i) => i + 1)])];
  for (const seed of order) {
    const id = await lay(phone, { game: ASTRA, seed: String(seed), options });
    for (;;) {
      const now = await myTurn(phone, id);
      if (now.outcome) break;
      const [name, { here, then }] = [...left].find(([, one]) => one.here(now)) ?? [null, {}];
      if (name === null) {
        await decide(phone, id, now, choose(now));
        continue;
      }
      left.delete(name);
      await openTable(phone, id);
      await then({ id, now, found: here(now) });
      if (left.size === 0) return;
    }
    await phone.invoke('table_leave', { id });
  }
  throw new Error(`no deal leads to ${[...left.keys()].join(', ')}`);
}
