// The person's rating on the statistics page: a number and its place among the levels.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { withPhone } from '../harness/shared-device.js';
import { DESKTOP, PHONE } from '../harness/phone.js';
import { played } from '../harness/finished-games.js';
import { visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

const { data } = await played();

/**
 * Opens the statistics page with ratings changed by `otherwise`. Returns the number of games whose levels are rated.
 */
async function rated(phone, otherwise) {
  let count = 0;
  await phone.page.route('**/ipc', async (route) => {
    if (route.request().postDataJSON().cmd !== 'statistics') return route.fallback();
    const statistics = await (await route.fetch()).json();
    // A game whose levels haven't been measured has no ratings.
    const ratings = statistics.games.flatMap((game) => game.ratings ?? []);
    ratings.forEach(otherwise);
    count = ratings.length;
    return route.fulfill({ json: statistics });
  });
  await visit(phone, '#/statistics');
  await phone.page.waitForSelector('.rating');
  assert.ok(count > 0);
  return count;
}

/** Sets a different rating in every game: from below all levels to above them. */
function somewhere(ratings, at) {
  const [weakest, strongest] = [ratings.levels.at(0).rating, ratings.levels.at(-1).rating];
  const rating = Math.round(weakest - 150 + (at / (GAMES.length - 1)) * (strongest - weakest + 300));
  ratings.own = { rating, within: 60 + 70 * at };
  ratings.games = 12 + 20 * at;
  ratings.levels.forEach((level, rank) => (level.ahead = 80 - 20 * rank));
}

for (const [name, options] of Object.entries({
  'on a phone': { colorScheme: 'light' },
  'on a small phone, dark, in English': { device: SMALL, colorScheme: 'dark', locale: 'en-GB' },
  'in a window': { device: { ...DESKTOP, hasTouch: true }, colorScheme: 'light' },
  'in a dark window': { device: { ...DESKTOP, hasTouch: true }, colorScheme: 'dark' },
})) {
  test(`a rating is a number, its reach and a place among the levels, ${name}`, () =>
    withPhone({ data, ...options }, async (phone) => {
      const { page } = phone;
      const count = await rated(phone, somewhere);
      const told = await page.$$eval('.rating .stands', (all) => all.map((one) => one.textContent));
      assert.equal(told.length, count);
      assert.ok(told.every((text) => text.length > 0), told.join('; '));
      await phone.screenshot(`rating-${name.replaceAll(/\W+/g, '-')}`);
      // Everything on the scale is within the drawing, and no two names overlap.
      const clashes = await page.$$eval('.rating svg', (scales) =>
        scales.flatMap((scale) => {
          const frame = scale.getBoundingClientRect();
          const names = [...scale.querySelectorAll('text')].map((text) => [text.textContent, text.getBoundingClientRect()]);
          const outside = names.filter(([, box]) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1).map(([text]) => text);
          const apart = ([, one], [, other]) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          const close = names.flatMap((one, at) => names.slice(at + 1).filter((other) => !apart(one, other)).map((other) => `${one[0]}, ${other[0]}`));
          return [...outside, ...close];
        }),
      );
      assert.deepEqual(clashes, []);
      const [content, wide] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(content <= wide, `${content} px of content on ${wide} px`);
      await assertAccessible(phone, 'rating');
      await assertTouchable(phone, 'rating');
    }));
}
