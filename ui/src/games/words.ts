import { ownProperty } from '../app/own-property';
import { type Sources, wordsFrom } from '../messages/index.svelte';
import { GAME_UIS } from './index';
import type { GameUi } from './game-ui';

/** Returns a function that yields one kind of a game's own texts, or undefined if the game is unknown or has none. */
export function gameWords<Words>(of: (table: GameUi) => Sources<Words> | undefined): (game: string) => Words | undefined {
  const sets = Object.fromEntries(
    Object.entries(GAME_UIS).flatMap(([game, table]) => {
      const sources = of(table);
      return sources ? [[game, wordsFrom(sources)]] : [];
    }),
  );
  return (game) => ownProperty(sets, game)?.();
}
