import { cardgo } from './cardgo/table';
import { iszkenderun } from './iszkenderun/table';
import { mochi } from './mochi/table';
import type { TableUi } from './record';

/** Every table, by its name in commands. A new one is one more entry. */
export const TABLES: Readonly<Record<string, TableUi>> = { mochi, iszkenderun, cardgo };

/** The table of that name, which may be anybody's invention. */
export function tableUi(game: string): TableUi | null {
  return Object.hasOwn(TABLES, game) ? (TABLES[game] ?? null) : null;
}

/** The table whose games are kept in files of that format. */
export function tableOfRecord(format: string): [game: string, record: NonNullable<TableUi['record']>] | null {
  for (const [game, { record }] of Object.entries(TABLES)) if (record?.format === format) return [game, record];
  return null;
}
