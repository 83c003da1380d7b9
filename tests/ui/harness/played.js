// Games that have been played to their ends: once a run, and whoever needs some has a copy.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBridge } from './bridge.js';
import { scratchDirectory } from './places.js';
import { layShort, playOut, settings } from './table.js';
import { TABLES } from './tables.js';

/** The deals of which a game of every table is played. */
const SEEDS = ['1', '2', '3'];
/** Where `run.js` has had them played for all files. */
const STORED = 'ASZTALTARS_PLAYED';

/** Has games of every table played into a new folder, which all files of this run will find. */
export async function store() {
  const folder = scratchDirectory('played');
  const bridge = await openBridge({ data: join(folder, 'data') });
  const app = { invoke: bridge.invoke, locale: 'hu-HU' };
  await settings(app);
  const over = {};
  for (const game of TABLES) {
    over[game] = [];
    for (const seed of SEEDS) {
      const id = await layShort(app, game, { seed });
      await playOut(app, id);
      await app.invoke('table_leave', { id });
      over[game].push(id);
    }
  }
  await bridge.close();
  writeFileSync(join(folder, 'over.json'), JSON.stringify(over));
  process.env[STORED] = folder;
}

/** A folder of the app's with three finished games of every table, and their ids by table: a copy that nobody else uses. */
export async function played() {
  if (!process.env[STORED]) await store();
  const data = scratchDirectory('played-data');
  cpSync(join(process.env[STORED], 'data'), data, { recursive: true });
  return { data, over: JSON.parse(readFileSync(join(process.env[STORED], 'over.json'), 'utf8')) };
}
