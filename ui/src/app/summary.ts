import type { TableSummary } from '../bindings';
import { tableNames } from '../tables/names';

/** What a kept table is called: as the person has named it, else like its game. */
export function nameOf({ name, game }: Pick<TableSummary, 'name' | 'game'>): string {
  return name === '' ? tableNames(game).name : name;
}

/** How it stands; its scores stay on one line. */
export function standingOf({ standing }: Pick<TableSummary, 'standing'>): string {
  return standing.replaceAll(' – ', '\u00a0–\u2060\u00a0');
}
