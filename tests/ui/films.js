// Films a few moves of each game in the real window: `node tests/ui/films.js FOLDER`, called by `cargo xtask films`.
// Each language gets one animated WebP for each game, `FOLDER/LANGUAGE/GAME.webp`, at most MOST_BYTES long.

import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ABOUT, GAMES, nextTouchOf } from './harness/games.js';
import { scratchDirectory } from './harness/places.js';
import { isOver } from './harness/player.js';
import { start, stop } from './harness/processes.js';
import { RealApp } from './harness/real-app.js';
import { followHint, lay, myTurn, settings, standing } from './harness/table.js';
import { wishes } from './harness/touches.js';

const to = process.argv[2];
const MOST_BYTES = 400_000;
/** A phone's window, in pixels. */
const WINDOW = { width: 390, height: 844 };
/** The width of a film, in pixels. */
const WIDTH = 312;
const FRAMES_PER_SECOND = 10;
const SECONDS = 12;
/** The time between two touches, in milliseconds; longer if bots are still moving. */
const PACE = 1100;
/** Tried one after the other until a film is short enough. */
const QUALITIES = [72, 60, 48, 36, 24];

/** Runs a program to its end. */
function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** Films the display until `acting` has ended, and writes the film. */
async function film(display, acting, path) {
  const raw = join(scratchDirectory('film'), 'raw.mkv');
  const size = `${WINDOW.width}x${WINDOW.height}`;
  const recorder = start('ffmpeg', [
    '-loglevel', 'error', '-f', 'x11grab', '-draw_mouse', '0', '-framerate', String(FRAMES_PER_SECOND), '-video_size', size,
    '-i', display, '-c:v', 'ffv1', raw,
  ]);
  await acting();
  // An interrupt lets ffmpeg finish the file.
  await stop(recorder, 'SIGINT');
  for (const quality of QUALITIES) {
    run('ffmpeg', [
      '-y', '-loglevel', 'error', '-i', raw, '-t', String(SECONDS), '-vf', `scale=${WIDTH}:-2:flags=lanczos`,
      '-c:v', 'libwebp_anim', '-quality', String(quality), '-compression_level', '6', '-loop', '0', path,
    ]);
    if (statSync(path).size <= MOST_BYTES) return;
  }
  throw new Error(`${path} has ${statSync(path).size} bytes at the lowest quality`);
}

/** Shows where the next touch goes, as a fingertip would. */
const FINGERTIP = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const dot = document.createElement('div');
  const size = 38;
  const [top, left] = [y + height / 2 - size / 2, x + width / 2 - size / 2];
  dot.style.cssText =
    `position:fixed;inset:${top}px auto auto ${left}px;margin:0;width:${size}px;height:${size}px;border-radius:50%;` +
    'pointer-events:none;background:rgb(128 128 128 / 45%);border:2px solid rgb(255 255 255 / 80%)';
  // Above everything else in the page, sheets too.
  dot.popover = 'manual';
  document.documentElement.append(dot);
  dot.showPopover();
  dot.animate([{ opacity: 0, scale: 1.5 }, { opacity: 1, scale: 1 }, { opacity: 0, scale: 0.8 }], { duration: 650 });
  setTimeout(() => dot.remove(), 640);
};

/** Returns the decisions of a person who follows every hint, from the beginning; the same table answers them alike. */
async function hinted(app, table, count) {
  const id = await lay(app, table);
  const decisions = [];
  while (decisions.length < count) {
    const decision = await followHint(app, id);
    if (decision === null) break;
    decisions.push(decision);
  }
  await app.invoke('table_leave', { id });
  return decisions;
}

/** Prepares a table, and films the touches of a person there. */
async function filmOf(app, display, game, path) {
  const { seed = '5', options = {}, before = 8, level = 'steady', touched } = ABOUT[game].film;
  const table = { game, level, seed, options };
  const decisions = await hinted(app, table, before + 10);
  const id = await lay(app, table);
  for (const decision of decisions.slice(0, before)) {
    const { revision } = await myTurn(app, id);
    await app.invoke('table_act', { id, revision, decision });
  }
  await myTurn(app, id);
  await app.invoke('table_leave', { id });
  await settings(app, { botSpeed: 'quick', reducedMotion: 'off' });
  await app.visit(`#/table/${id}`);
  await app.page.$('.table').waitForDisplayed();
  await app.page.pause(1000);

  const next = await nextTouchOf(game);
  const wish = wishes(3);
  const following = decisions.slice(before);
  await film(
    display,
    async () => {
      const end = Date.now() + SECONDS * 1000;
      while (Date.now() < end && !(await isOver(app))) {
        await app.page.pause(PACE);
        const now = await standing(app, id);
        if (now.thinking) continue;
        if (touched && following.length === 0) continue;
        const selector = touched?.(following.shift());
        const reference = selector
          ? await app.page.execute((selector) => document.querySelector(selector), selector)
          : await app.page.execute(next, { wish: wish(), sheets: true, keen: 6 });
        if (!reference) continue;
        const element = await app.page.$(reference);
        await app.page.execute(FINGERTIP, element);
        await app.page.pause(250);
        await element.click().catch(() => {});
      }
    },
    path,
  );
}

for (const language of ['hu', 'en']) {
  mkdirSync(join(to, language), { recursive: true });
  for (const game of GAMES) {
    let display;
    const app = await RealApp.open({
      size: WINDOW,
      beside: ({ DISPLAY }) => {
        display = DISPLAY;
        return { close() {} };
      },
    });
    try {
      await app.resize(WINDOW.width, WINDOW.height);
      // As a phone has one.
      app.locale = 'hu-HU';
      await settings(app, { language, theme: 'light' });
      const path = join(to, language, `${game}.webp`);
      await filmOf(app, display, game, path);
      console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`);
    } finally {
      await app.close();
    }
  }
}
process.exit(0);
