import { ownProperty } from '../app/own-property';
import { astra } from './astra/table';
import { cardgo } from './cardgo/table';
import { iszkenderun } from './iszkenderun/table';
import { mochi } from './mochi/table';
import { parbaj } from './parbaj/table';
import type { GameUi } from './game-ui';

/** Every game's UI by the game's name in commands. A new game adds one entry here. */
export const GAME_UIS: Readonly<Record<string, GameUi>> = { mochi, iszkenderun, cardgo, astra, parbaj };

/** Returns the UI of the game of that name, or null if there is none; `game` may be any text. */
export function gameUi(game: string): GameUi | null {
  return ownProperty(GAME_UIS, game) ?? null;
}
