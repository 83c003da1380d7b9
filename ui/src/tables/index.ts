import { named } from '../app/named';
import { astra } from './astra/table';
import { cardgo } from './cardgo/table';
import { iszkenderun } from './iszkenderun/table';
import { mochi } from './mochi/table';
import { parbaj } from './parbaj/table';
import type { TableUi } from './record';

/** Every table, by its name in commands. A new one is one more entry. */
export const TABLES: Readonly<Record<string, TableUi>> = { mochi, iszkenderun, cardgo, astra, parbaj };

/** The table of that name, which may be anybody's invention. */
export function tableUi(game: string): TableUi | null {
  return named(TABLES, game) ?? null;
}
