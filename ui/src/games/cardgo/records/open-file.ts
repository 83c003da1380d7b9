import type { CardgoRecordHeading } from '../../../bindings';
import { toasts } from '../../../app/toasts.svelte';
import { asFile, gamesOf, reported, type RecordFileContents } from './questions';
import { keepAnother, titleOf } from './shelf';

/** Reads the games of a file, given as one character per byte, in an encoding; a problem is shown in a toast. */
export async function readGames(file: string, encoding?: string): Promise<RecordFileContents | null> {
  const reading = await gamesOf(file, encoding);
  if (reading === null || !('fault' in reading)) return reading;
  toasts.say(reading.fault);
  return null;
}

/** Saves a game as a record and opens it. */
export async function openGame(game: CardgoRecordHeading, file: string | null = null): Promise<void> {
  await keepAnother(titleOf(game, file), game.text);
}

/** Opens the game of a text written by the app, at the position after `moves` moves. */
export async function openText(text: string, moves: number): Promise<void> {
  const game = (await readGames(asFile(text)))?.games[0];
  if (!game) return;
  const report = moves === 0 ? null : await reported({ kind: 'look', text: game.text, node: 0, tree: true });
  const nodes = report && 'tree' in report ? (report.tree ?? []) : [];
  // The nodes of the main line come first, one after the other.
  const node = nodes.findIndex(({ number, parent }, at) => number === moves && parent === at - 1);
  await keepAnother(titleOf(game, null), game.text, Math.max(0, node));
}
