// The text of every step of every lesson, and its closing text, is visible without scrolling.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { root } from '../harness/places.js';
import { SMALL, turn, UPRIGHT } from '../harness/room.js';
import { settings, visit } from '../harness/table.js';
import { TAUGHT } from '../harness/games.js';

let phone;
/** The decisions after which every lesson is opened. */
let made = [];
before(async () => {
  phone = await Phone.open();
  await settings(phone);
  await phone.page.route('**/ipc', async (route) => {
    const { cmd, args } = JSON.parse(route.request().postData());
    if (cmd !== 'lesson_at') return route.continue();
    return route.fulfill({ json: await phone.invoke(cmd, { ...args, moves: made }) });
  });
});
after(() => phone?.close());

const read = (game, file) => JSON.parse(readFileSync(join(root, 'src-tauri/games', game, file), 'utf8'));
/** Returns the decisions of the lesson's scenario for the person's seat. */
const model = (game, { scenario }) =>
  read(game, `scenarios/${scenario}.json`)
    .steps.filter((step) => step.do && (step.seat ?? 0) === 0)
    .map((step) => ({ game, move: step.do }));

/** Returns how much of the text is out of sight, in pixels; small print counts too. */
const unread = (selector) =>
  phone.page.evaluate((selector) => {
    const scroll = document.querySelector(`${selector} .scroll`);
    const small = [...document.querySelectorAll('.task :is(p, b, a, button, span)')].filter((it) => parseFloat(getComputedStyle(it).fontSize) < 14);
    return [Math.max(0, scroll.scrollHeight - scroll.clientHeight - 1), small.length];
  }, selector);

for (const game of TAUGHT) {
  test(`${game}: lessons are read whole on a phone, also on a low one`, async () => {
    const cut = [];
    for (const lesson of read(game, 'tutorial.json').lessons) {
      const moves = model(game, lesson);
      let step = -1;
      for (let count = 0; count <= moves.length; count += 1) {
        made = moves.slice(0, count);
        const view = await phone.invoke('lesson_at', { game, id: lesson.scenario, moves: made });
        const reached = view.standing.kind === 'reached';
        if (view.step === step && !reached) continue;
        ({ step } = view);
        await visit(phone, `#/learn/${game}/${lesson.scenario}`);
        // The closing text comes with a decision.
        if (reached) await phone.page.locator('.steps button:has(svg)').first().click();
        const told = reached ? '.word.reached' : '.task .tell';
        await phone.page.waitForSelector(`${told} .scroll`, { state: 'attached' });
        for (const size of [UPRIGHT, SMALL]) {
          await turn(phone, size);
          const [hidden, small] = await unread(told);
          if (hidden + small > 0) cut.push(`${lesson.scenario}, ${reached ? 'its end' : `step ${step + 1}`}, at ${size.width}: ${hidden}, ${small}`);
        }
        await turn(phone, UPRIGHT);
      }
      assert.equal(step, lesson.steps.length - 1, lesson.scenario);
    }
    assert.deepEqual(cut, []);
  });
}
