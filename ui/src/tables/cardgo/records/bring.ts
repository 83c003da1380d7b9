import type { CardgoRecordHeading } from '../../../bindings';
import { toasts } from '../../../app/toasts.svelte';
import { asFile, gamesOf, reported, type Reading } from './questions';
import { keepAnother, titleOf } from './shelf';

/** The games of a file, a character for a byte, read in an encoding; what is wrong with it is told. */
export async function readGames(file: string, encoding?: string): Promise<Reading | null> {
  const reading = await gamesOf(file, encoding);
  if (reading === null || !('fault' in reading)) return reading;
  toasts.say(reading.fault);
  return null;
}

/** Keeps a game as a record and opens it there. */
export async function openGame(game: CardgoRecordHeading, file: string | null = null): Promise<void> {
  await keepAnother(titleOf(game, file), game.text);
}

/** Opens the game of a text that was written here, where so many moves were made. */
export async function openText(text: string, moves: number): Promise<void> {
  const game = (await readGames(asFile(text)))?.games[0];
  if (!game) return;
  const report = moves === 0 ? null : await reported({ kind: 'look', text: game.text, node: 0, tree: true });
  const nodes = report && 'tree' in report ? (report.tree ?? []) : [];
  // The main way is told first, node after node.
  const node = nodes.findIndex(({ number, parent }, at) => number === moves && parent === at - 1);
  await keepAnother(titleOf(game, null), game.text, Math.max(0, node));
}
