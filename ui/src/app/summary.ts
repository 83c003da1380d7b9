import type { TableSummary } from '../bindings';
import { capital } from '../messages/first-letter';
import { gameNames } from '../games/names';

/** Returns a kept table's name: the person's, else the game's. */
export function nameOf({ name, game }: Pick<TableSummary, 'name' | 'game'>): string {
  return name === '' ? gameNames(game).name : name;
}

/** Returns the standing; scores are kept on one line. */
export function standingOf({ standing }: Pick<TableSummary, 'standing'>): string {
  return unbroken(standing);
}

/**
 * Returns how the game ended, with the opponents' names if the result has none of them; an empty string while it goes
 * on.
 */
export function resultOf({ result, players }: Pick<TableSummary, 'result' | 'players'>, against: (names: string) => string): string {
  if (result === null) return '';
  const told = unbroken(result);
  const names = players.flatMap((player) => ((player.kind === 'bot' || player.kind === 'guest') && player.name !== '' ? [player.name] : []));
  // One name fits beside the scores; with several players, the result names the winner.
  const [only] = names;
  return capital(names.length !== 1 || only === undefined || told.includes(only) ? told : `${told} · ${against(only)}`);
}

function unbroken(scores: string): string {
  return scores.replaceAll(' – ', '\u00a0–\u2060\u00a0');
}
