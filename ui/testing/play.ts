// Plays games by touches, on the snapshots of a recorded game.

import { flushSync } from 'svelte';
import { expect } from 'vitest';
import { nextTouch, wishes } from '../../tests/ui/harness/touches.js';
import { quiet, RecordedTable, type House } from './house';
import { open } from './page';
import { recordedGame } from './recording';

/** Number of touches in a row after which a decision must have been made. */
const PATIENCE = 60;

/** Maximum wait in milliseconds: a page opened for the first time loads its parts, on a possibly busy machine. */
const AT_MOST_MS = 12_000;

/** Waits for everything that is already under way. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await quiet();
  }
  flushSync();
}

/** Waits until `look` finds something, and returns it. */
export async function until<Found>(look: () => Found | null | undefined | false, what: string): Promise<Found> {
  for (const end = performance.now() + AT_MOST_MS; performance.now() < end; ) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    await settled();
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Opens the recorded game's table, at one of its snapshots. */
export async function sitDown(name: string, { at = 0, prepare = () => undefined }: { at?: number; prepare?: (house: House) => void } = {}): Promise<{ house: House; table: RecordedTable }> {
  const game = recordedGame(name);
  let table: RecordedTable | null = null;
  const house = await open(`#/table/${game.id}`, (house) => {
    table = new RecordedTable(house, game, at);
    prepare(house);
  });
  await until(() => document.querySelector('.acts, section.over'), `the table of ${name}`);
  if (!table) throw new Error('nobody sat down');
  return { house, table };
}

/**
 * Plays a whole game by touches: each decision must be one of the legal moves. Whatever is decided, the next snapshot
 * of the recorded game follows. Returns the kinds of moves that were made.
 */
export async function playThrough(name: string, { seed = 1, next = nextTouch, how = { sheets: true } as Record<string, unknown> } = {}): Promise<Set<string>> {
  const { table } = await sitDown(name);
  const wish = wishes(seed);
  const kinds = new Set<string>();
  for (let at = 0; at < table.game.decisions.length; at += 1) {
    for (let touches = 0; table.decided.length <= at; touches += 1) {
      if (touches > PATIENCE) throw new Error(`picture ${String(at)} of ${name}: touches lead to no decision; listed are ${JSON.stringify(table.now.state.moves).slice(0, 400)}`);
      const wished = { ...how, wish: wish() };
      (await until(() => next(wished), `something to touch at picture ${String(at)} of ${name}`)).click();
      await settled();
    }
    // One touch may make several decisions: each is checked against the legal moves at that time.
    const decided = table.decided[at];
    expect(table.game.pictures[decided?.at ?? -1]?.state.moves).toContainEqual(decided?.move);
    const { move } = decided ?? {};
    kinds.add((move as { kind: string }).kind);
  }
  await until(() => document.querySelector('section.over'), 'the end of the game');
  return kinds;
}
