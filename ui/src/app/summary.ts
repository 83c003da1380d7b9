import type { TableSummary } from '../bindings';
import { capital } from '../messages/first-letter';
import { tableNames } from '../tables/names';

/** What a kept table is called: as the person has named it, else like its game. */
export function nameOf({ name, game }: Pick<TableSummary, 'name' | 'game'>): string {
  return name === '' ? tableNames(game).name : name;
}

/** How it stands; its scores stay on one line. */
export function standingOf({ standing }: Pick<TableSummary, 'standing'>): string {
  return unbroken(standing);
}

/** How its game ended, with the names of the others where that has none of them; nothing while it goes on. */
export function resultOf({ result, players }: Pick<TableSummary, 'result' | 'players'>, against: (names: string) => string): string {
  if (result === null) return '';
  const told = unbroken(result);
  const names = players.flatMap((player) => (player.kind === 'bot' && player.name !== '' ? [player.name] : []));
  // One name fits beside the scores; where several play, whoever has won is named.
  const [only] = names;
  return capital(names.length !== 1 || only === undefined || told.includes(only) ? told : `${told} · ${against(only)}`);
}

function unbroken(scores: string): string {
  return scores.replaceAll(' – ', '\u00a0–\u2060\u00a0');
}
