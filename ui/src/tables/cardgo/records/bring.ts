import type { CardgoRecordHeading } from '../../../bindings';
import { asText } from '../../../app/file';
import { toasts } from '../../../app/toasts.svelte';
import { gamesOf, reported } from './questions';
import { keepAnother, titleOf } from './shelf';

/** The games of a file from elsewhere in the app, a character for a byte; what is wrong with it is told. */
export async function gamesIn(file: string): Promise<CardgoRecordHeading[]> {
  const games = await gamesOf(file);
  if (games === null) return [];
  if (!('fault' in games)) return games;
  toasts.say(games.fault);
  return [];
}

/** Keeps a game as a record and opens it there. */
export async function openGame(game: CardgoRecordHeading): Promise<void> {
  await keepAnother(titleOf(game, null), game.text);
}

/** Opens the game of a text that was written here, where so many moves were made. */
export async function openText(text: string, moves: number): Promise<void> {
  // Whatever encoding it names, it is Unicode, and says so.
  const [game] = await gamesIn(asText(new TextEncoder().encode(`\u{feff}${text}`)));
  if (!game) return;
  const report = moves === 0 ? null : await reported({ kind: 'look', text: game.text, node: 0, tree: true });
  const nodes = report && 'tree' in report ? (report.tree ?? []) : [];
  // The main way is told first, node after node.
  const node = nodes.findIndex(({ number, parent }, at) => number === moves && parent === at - 1);
  await keepAnother(titleOf(game, null), game.text, Math.max(0, node));
}
