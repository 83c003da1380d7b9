// Plays the installed app for `cargo xtask check-bundle`: `first` creates a table and makes some moves, `again` finds
// it. ASZTALTARS_APP is the program of the menu entry, ASZTALTARS_HOME its home directory.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { play } from './harness/player.js';
import { RealApp } from './harness/real-app.js';
import { myTurn } from './harness/table.js';
import { EXAMPLE } from './harness/games.js';

const home = process.env.ASZTALTARS_HOME;
const left = join(home, 'left.json');
const [part] = process.argv.slice(2);

const app = await RealApp.open({ home, size: { width: 1280, height: 900 } });
/** Returns the table changed last, when the person is to decide. */
const standing = async () => {
  const [{ id }] = (await app.invoke('start', { system: 'hu-HU' })).tables;
  const { revision, state } = await myTurn(app, id);
  return { id, revision, hand: state.view.hand };
};
try {
  await app.page.$('.tile').waitForDisplayed({ timeout: 15_000 });
  if (part === 'first') {
    assert.equal(await app.page.$('.continue button').isExisting(), false, 'a new home has no table');
    await app.page.$(`.tile[data-game="${EXAMPLE}"] .new`).click();
    await app.page.$('.button.primary').waitForDisplayed();
    await app.page.$('.button.primary').click();
    await app.page.$('.hand').waitForDisplayed();
    let touches = 0;
    await play(app, { done: () => touches >= 4, ontouch: (count) => (touches = count) });
    writeFileSync(left, JSON.stringify(await standing()));
    console.log(`laid a table and touched it ${touches} times`);
  } else {
    const found = await standing();
    assert.deepEqual(found, JSON.parse(readFileSync(left, 'utf8')), 'the same table as it was');
    await app.page.$('.continue button').click();
    await app.page.$('.hand').waitForDisplayed();
    const shown = await app.page.execute(() => [...document.querySelectorAll('.hand .slot')].map(({ dataset }) => dataset.card));
    assert.deepEqual(shown, found.hand);
    console.log('the table is there, with its cards');
  }
  await app.screenshot(`installed-${part}`);
  await app.quit();
} finally {
  await app.close();
}
