// Plays a whole game in the real app by touches, and saves screenshots: used by `cargo xtask run` without a display.

import { dirname } from 'node:path';
import { screenshotFile } from './harness/places.js';
import { isOver, play } from './harness/player.js';
import { RealApp } from './harness/real-app.js';
import { EXAMPLE } from './harness/games.js';

/** Screenshots are taken after these numbers of touches, besides those of each screen. */
const MOMENTS = [1, 8, 24];
/** Maximum number of touches; a game of five players with random moves ends well before. */
const ENOUGH = 2000;

const app = await RealApp.open({ size: { width: 1280, height: 900 } });
try {
  await app.resize(1180, 820);
  const { page } = app;
  const system = 'hu-HU';
  const { settings } = await app.invoke('start', { system });
  const hurried = { ...settings, botSpeed: 'instant', reducedMotion: 'on' };
  await app.invoke('settings_save', { settings: hurried, system });
  await page.refresh();

  await page.$('.tile').waitForDisplayed({ timeout: 15_000 });
  await app.screenshot('run-home');
  await page.$(`.tile[data-game="${EXAMPLE}"] .new`).click();
  await page.$('.button.primary').waitForDisplayed();
  await app.screenshot('run-new-table');
  await page.$('.button.primary').click();
  await page.$('.hand').waitForDisplayed();
  await app.screenshot('run-table');

  let reached = 0;
  const touches = await play(app, {
    done: () => reached >= ENOUGH,
    async ontouch(count) {
      reached = count;
      if (MOMENTS.includes(count)) await app.screenshot(`run-after-${count}`);
    },
  });
  if (!(await isOver(app))) throw new Error(`the game is not over after ${touches} touches`);
  await app.screenshot('run-over');
  console.log(`played a whole game with ${touches} touches`);
  console.log(`screenshots: ${dirname(screenshotFile('run-home'))}/run-*.png`);
  await app.quit();
} finally {
  await app.close();
}
