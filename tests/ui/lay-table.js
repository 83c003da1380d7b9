// Has the app create a table and prints the page that opens it (for `cargo xtask bench`). ASZTALTARS_APP is the app,
// ASZTALTARS_DATA its data directory.

import { RealApp } from './harness/real-app.js';

const app = await RealApp.open({ data: process.env.ASZTALTARS_DATA });
try {
  const { games } = await app.invoke('start', { system: 'hu-HU' });
  const { game, levels } = games[0];
  const strongest = { kind: 'bot', name: '', level: levels.at(-1).key };
  const table = { game, players: [{ kind: 'person' }, strongest, strongest, strongest], options: [], seed: null };
  const id = await app.invoke('table_create', { table });
  console.log(`index.html#/table/${encodeURIComponent(id)}`);
  await app.quit();
} finally {
  await app.close();
}
