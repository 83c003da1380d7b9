import type { KeyWords } from './game-ui';
import { gameWords } from './words';

/** A game's own descriptions of its keys, or undefined where the default descriptions apply. */
export const keyWords: (game: string) => KeyWords | undefined = gameWords((table) => table.keys);
