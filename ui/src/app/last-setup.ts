import type { NewTable } from '../bindings';
import { levelsOf } from './players';
import { session } from './session.svelte';

/** Levels offered after the last games and accepted by the person, by game. */
const offered = new Map<string, string>();

/** Makes this setup the default of the game's next new table. */
export function rememberSetup(last: NewTable): void {
  session.games = session.games.map((info) => (info.game === last.game ? { ...info, last } : info));
  offered.delete(last.game);
}

/** Makes this level the default for the bots of the game's next new table. */
export function offerLevel(game: string, level: string): void {
  offered.set(game, level);
}

/**
 * Returns the default level of bots: the offered one, else that of the last new table, else the lower middle of the
 * named levels.
 */
export function usualLevel(game: string): string {
  const info = session.games.find((known) => known.game === game);
  const levels = session.levels(game);
  const usual = offered.get(game) ?? levelsOf(info?.last?.players ?? [])[0];
  if (usual !== undefined && levels.some(({ key }) => key === usual)) return usual;
  const words = levels.filter(({ byRank }) => !byRank);
  return words[Math.floor((words.length - 1) / 2)]?.key ?? '';
}
