import type { TableSummary } from '../bindings';
import { capital } from '../messages/first-letter';
import { tableNames } from '../tables/names';

/** What a kept table is called: as the person has named it, else like its game. */
export function nameOf({ name, game }: Pick<TableSummary, 'name' | 'game'>): string {
  return name === '' ? tableNames(game).name : name;
}

/** How it stands; its scores stay on one line. */
export function standingOf({ standing }: Pick<TableSummary, 'standing'>): string {
  return standing.replaceAll(' – ', '\u00a0–\u2060\u00a0');
}

/** What a standing begins with, or goes on with, once the game is over. */
const OVER = /(^|· )(?:vége|over): /;

/** How its game ended, with the names of the others where the standing has none of them; nothing while it goes on. */
export function resultOf(table: Pick<TableSummary, 'standing' | 'players' | 'finished'>, against: (names: string) => string): string {
  if (!table.finished) return '';
  const told = standingOf(table).replace(OVER, '$1');
  const names = table.players.flatMap((player) => (player.kind === 'bot' && player.name !== '' ? [player.name] : []));
  // One name fits beside the scores; where several play, whoever has won is named.
  const [only] = names;
  return capital(names.length !== 1 || only === undefined || told.includes(only) ? told : `${told} · ${against(only)}`);
}
