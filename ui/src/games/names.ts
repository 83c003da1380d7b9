import { language, t } from '../messages/index.svelte';
import { gameUi } from './index';
import type { GameNames } from './game-ui';
import { gameWords } from './words';

const names = gameWords((table) => table.names);

/**
 * Returns a game's texts: its name, its one-line description and its page title. Falls back to the given name for an
 * unknown game.
 */
export function gameNames(game: string): GameNames {
  return names(game) ?? { name: game, about: '', title: () => t().app };
}

/** Returns the word printed on the cards of that game for a search word in the current language. */
export function cardSearchWord(game: string, typed: string): string {
  return gameUi(game)?.typed?.[language()].get(typed) ?? typed;
}
