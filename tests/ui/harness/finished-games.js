// Games played to their ends: once per run, and each test that needs them gets a copy.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBridge } from './bridge.js';
import { scratchDirectory } from './places.js';
import { layShort, playOut, settings } from './table.js';
import { GAMES } from './games.js';

/** The seeds with which each game is played. */
const SEEDS = ['1', '2', '3'];
/** The variable with the folder in which `run.js` has stored them for all files. */
const STORED = 'ASZTALTARS_PLAYED';

/** Plays each game into a new folder that all files of this run use. */
export async function store() {
  const folder = scratchDirectory('played');
  const bridge = await openBridge({ data: join(folder, 'data') });
  const app = { invoke: bridge.invoke, locale: 'hu-HU' };
  await settings(app);
  const over = {};
  for (const game of GAMES) {
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

/** Returns a data folder with three finished tables of each game, and their IDs by game: a private copy. */
export async function played() {
  if (!process.env[STORED]) await store();
  const data = scratchDirectory('played-data');
  cpSync(join(process.env[STORED], 'data'), data, { recursive: true });
  return { data, over: JSON.parse(readFileSync(join(process.env[STORED], 'over.json'), 'utf8')) };
}
