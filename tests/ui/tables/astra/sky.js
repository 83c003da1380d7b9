// What Astra's tests have in common: what is printed on its cards, and games that are gone through until something can
// be done in them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../harness/places.js';
import { decide, lay, myTurn } from '../../harness/table.js';

export const ASTRA = 'astra';
export const PLACES = ['air', 'fire', 'earth'];

const { constellations } = JSON.parse(readFileSync(join(root, 'src-tauri/tables/astra/engine/sky.json'), 'utf8'));
/** What is printed on each card. */
export const PRINTED = Object.fromEntries(constellations.map((one) => [one.id, one]));

/** The displayed card at a place. */
export const chartAt = ({ state: { view } }, place) => view.display[PLACES.indexOf(place)];

/** How many stars of a displayed card no pen has marked. */
export function unmarked({ card, marks }) {
  return PRINTED[card].stars.length - marks.yours.length - marks.its.length - marks.dream.length;
}

/** The stars that a line joins to this one. */
export const joined = (card, star) =>
  PRINTED[card].lines.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));

/** The listed move of this kind, with all of this. */
export const listed = ({ state: { moves } }, kind, more = {}) =>
  moves.find((move) => move.kind === kind && Object.entries(more).every(([key, value]) => JSON.stringify(move[key]) === JSON.stringify(value)));

/** Uses abilities, completes cards, and marks as many stars as there is stardust for: a game where all things come up. */
export function diligent(now) {
  const { moves, view } = now.state;
  const first = (kind) => moves.find((move) => move.kind === kind);
  const completes = ({ place, path }) => unmarked(chartAt(now, place)) === path.length;
  const paths = moves.filter(({ kind }) => kind === 'observe').toSorted((one, other) => other.path.length - one.path.length);
  const path = paths.find(completes) ?? (view.journal.stardust >= 3 || !first('rest') ? paths[0] : undefined);
  return first('use') ?? first('take') ?? first('discover') ?? path ?? first('rest') ?? moves[0];
}

/** Opens a table of Astra, as after a start. */
export async function openTable(phone, id) {
  // A card that is open at a table steps back over its own place in the history as it closes, and would take a page that
  // is come to by a link along.
  await phone.start(`#/table/${id}`);
  await phone.page.waitForSelector('.table :is(.acts, section.over)');
}

/**
 * Plays game after game until each of `wanted` was come to once: where its `here(now)` says something, the table is
 * opened and `then({ id, now, found })` done there. A deed of `then` is part of the game, which goes on from there.
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
