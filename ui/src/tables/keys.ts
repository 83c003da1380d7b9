import type { KeyWords } from './record';
import { tableWords } from './words';

/** How a table's keys are told, where it has words of its own for them. */
export const keyWords: (game: string) => KeyWords | undefined = tableWords((table) => table.keys);
