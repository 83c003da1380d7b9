// The reading pages of each game: opened from the rulebook, read, checked, printed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertContrast, assertNoWider, assertTouchable } from '../harness/accessible.js';
import { DESKTOP, PHONE, Phone } from '../harness/phone.js';
import { settings, visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

const PARTS = ['minute', 'icons', 'aid', 'house', 'cards'];
/** The parts that fit on one sheet of paper; the others may take more. */
const SHEETS = ['minute', 'icons', 'aid'];
const LOW_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Waits until a part is complete: its text, and in the drawing every number. */
async function read(phone, part) {
  await phone.page.locator(`article.${part} :is(section, li)`).first().waitFor();
  if (part !== 'minute') return;
  await phone.page.waitForFunction(() => {
    const labels = document.querySelectorAll('figcaption li').length;
    return labels > 0 && document.querySelectorAll('[data-pin]').length === labels;
  });
}

/** Runs in the page: returns numbers outside the drawing or over each other. */
function misplaced() {
  const box = document.querySelector('figure [role="img"]').getBoundingClientRect();
  const pins = [...document.querySelectorAll('[data-pin]')].map((pin) => ({ at: pin.dataset.pin, ...pin.getBoundingClientRect().toJSON() }));
  const out = pins.filter((pin) => pin.left < box.left || pin.right > box.right || pin.top < box.top || pin.bottom > box.bottom);
  const over = pins.filter((pin, i) =>
    pins.slice(0, i).some((other) => pin.left < other.right && other.left < pin.right && pin.top < other.bottom && other.top < pin.bottom),
  );
  return [...out, ...over].map(({ at }) => at);
}

for (const [name, options, look] of [
  ['a phone, light, in Hungarian', { device: PHONE, colorScheme: 'light' }, assertAccessible],
  ['a low phone, dark, in English', { device: LOW_PHONE, colorScheme: 'dark', locale: 'en-GB' }, assertContrast],
]) {
  test(`every part of every table is read on ${name}`, async () => {
    const phone = await Phone.open(options);
    try {
      await settings(phone);
      for (const game of GAMES) {
        for (const part of PARTS) {
          const screen = `${game}: ${part}`;
          await visit(phone, `#/read/${game}/${part}`);
          await read(phone, part);
          if (part === 'minute') assert.deepEqual(await phone.page.evaluate(misplaced), [], screen);
          await assertNoWider(phone, screen);
          await look(phone, screen);
          // The other parts have links side by side in sentences.
          if (part === 'cards') await assertTouchable(phone, screen);
        }
      }
      assert.deepEqual(phone.faults, []);
    } finally {
      await phone.close();
    }
  });
}

test('it is led to from the book and from New table, and Back comes back', async () => {
  const phone = await Phone.open({ locale: 'en-GB' });
  try {
    const { page } = phone;
    await settings(phone);
    for (const game of GAMES) {
      await visit(phone, `#/book/${game}`);
      await page.getByRole('button', { name: 'The game in one minute' }).tap();
      await read(phone, 'minute');
      await page.getByRole('radio', { name: 'Cards' }).check({ force: true });
      await read(phone, 'cards');
      await page.getByRole('button', { name: 'Back', exact: true }).tap();
      await page.locator('section.part').waitFor();
      assert.equal(new URL(page.url()).hash, `#/book/${game}`);
      await page.getByRole('button', { name: 'House rules' }).tap();
      await read(phone, 'house');
      await visit(phone, `#/new/${game}`);
      await page.getByRole('button', { name: 'In one minute' }).tap();
      await read(phone, 'minute');
    }
    assert.deepEqual(phone.faults, []);
  } finally {
    await phone.close();
  }
});

test('links lead to rules, and a card opens its sheet', async () => {
  const phone = await Phone.open({ locale: 'en-GB' });
  try {
    const { page } = phone;
    await settings(phone);
    for (const game of GAMES) {
      await visit(phone, `#/read/${game}`);
      await read(phone, 'minute');
      await page.locator('article a.inline').first().click();
      await page.locator('dialog[open] article').waitFor();
      await page.keyboard.press('Escape');
      await visit(phone, `#/read/${game}/cards`);
      await read(phone, 'cards');
      await page.locator('article li button').first().tap();
      await page.locator('dialog[open] .sheet').waitFor();
      await page.keyboard.press('Escape');
    }
    assert.deepEqual(phone.faults, []);
  } finally {
    await phone.close();
  }
});

test('on paper each takes one page, black on white', async () => {
  const phone = await Phone.open({ device: DESKTOP, colorScheme: 'dark' });
  try {
    const { page } = phone;
    await settings(phone);
    for (const game of GAMES) {
      for (const part of SHEETS) {
        await visit(phone, `#/read/${game}/${part}`);
        await read(phone, part);
        await page.getByRole('button', { name: 'Nyomtatás' }).waitFor();
        const paper = await page.pdf({ preferCSSPageSize: true });
        assert.equal(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, `${game}: ${part}`);
      }
    }
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(255, 255, 255)');
    assert.equal(await page.locator('header.bar').isVisible(), false);
  } finally {
    await phone.close();
  }
});
