// The page about the app: the games' publishers, the version and changes, licences, the problem report.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable, inTheOtherTheme, standsStill } from '../harness/accessible.js';
import { DESKTOP, PHONE, Phone } from '../harness/phone.js';
import { root } from '../harness/places.js';
import { visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
/** The version of the whole project. */
const [, VERSION] = /^version = "(.+)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8'));

async function withPhone(options, story) {
  const phone = await Phone.open(options);
  try {
    await story(phone);
    assert.deepEqual(phone.faults, []);
  } finally {
    await phone.close();
  }
}

const SAID = {
  'hu-HU': {
    settings: 'Beállítások',
    way: /^Névjegy/,
    title: 'Névjegy',
    version: `Változat: ${VERSION}`,
    news: `Az ${VERSION} változatban`,
    unofficial: /nem hivatalos app/,
    here: 'Ami itt van belőle',
    others: /^Mások munkája/,
    report: /^Hibajelentés/,
    back: 'Vissza',
  },
  'en-GB': {
    settings: 'Settings',
    way: /^About Asztaltárs/,
    title: 'About Asztaltárs',
    version: `Version ${VERSION}`,
    news: `In version ${VERSION}`,
    unofficial: /not an official app/,
    here: 'What is included here',
    others: /^The work of others/,
    report: /^Problem report/,
    back: 'Back',
  },
};

for (const [name, { locale, ...options }] of Object.entries({
  'on a small phone, in English': { locale: 'en-GB', device: SMALL, colorScheme: 'dark' },
  'in a window': { locale: 'hu-HU', device: { ...DESKTOP, hasTouch: true }, colorScheme: 'light' },
})) {
  test(`a touch in the settings leads to whose games these are and what the app is, ${name}`, () =>
    withPhone({ locale, ...options }, async (phone) => {
      const { page } = phone;
      const said = SAID[locale];
      const look = async (screen) => {
        await standsStill(page);
        await assertNoWider(phone, screen);
        await assertAccessible(phone, screen);
        await assertTouchable(phone, screen);
        await inTheOtherTheme(phone, screen);
      };
      const picture = (what) => phone.screenshot(`about-${name.replaceAll(/\W+/g, '-')}${what}`);

      await phone.start();
      await page.getByRole('button', { name: said.settings }).tap();
      await page.getByRole('button', { name: said.way }).tap();
      await page.getByRole('heading', { name: said.title, exact: true }).waitFor();
      assert.match(page.url(), /#\/about$/);
      await page.getByText(said.version, { exact: true }).waitFor();
      await page.getByText(said.unofficial).waitFor();
      await page.getByRole('heading', { name: said.news, exact: true }).waitFor();
      await picture('');
      await look('about');

      const told = await page.$$eval('article[data-game]', (all) => all.map(({ dataset }) => dataset.game));
      assert.deepEqual(told.toSorted(), GAMES.toSorted(), 'every table has its origin');
      for (const table of GAMES) {
        const article = page.locator(`article[data-game="${table}"]`);
        assert.ok((await article.locator('dd').count()) > 0, table);
        await article.getByText(said.here).tap();
        assert.equal(await article.locator('details[open] p').count(), 2, table);
      }
      await picture('-unfolded');
      await look('about, unfolded');

      await page.getByRole('button', { name: said.report }).tap();
      const report = page.locator('dialog textarea');
      await report.waitFor();
      assert.ok((await report.inputValue()).includes(VERSION));
      await look('about, the report');
      await page.goBack();
      await report.waitFor({ state: 'detached' });
      assert.match(page.url(), /#\/about$/, 'Back closes the report first');

      await page.getByRole('button', { name: said.others }).tap();
      const licences = page.locator('pre');
      await licences.waitFor();
      assert.match(page.url(), /#\/others$/);
      assert.match(await licences.innerText(), /SIL OPEN FONT LICENSE/);
      await look('the work of others');
      await page.getByRole('button', { name: said.back, exact: true }).tap();
      await page.getByRole('heading', { name: said.title, exact: true }).waitFor();
      await page.getByRole('button', { name: said.back, exact: true }).tap();
      await page.getByRole('button', { name: said.way }).waitFor();
    }));
}

test('by keyboard alone', () =>
  withPhone({ device: DESKTOP }, async (phone) => {
    const { page } = phone;
    const said = SAID['hu-HU'];
    await visit(phone, '#/settings');
    /** Presses Tab until the element has the focus. */
    const tabTo = async (what) => {
      for (let n = 0; n < 80; n += 1) {
        await page.keyboard.press('Tab');
        if (await what.evaluate((it) => it === document.activeElement)) return;
      }
      assert.fail('Tab never comes there');
    };
    await tabTo(page.getByRole('button', { name: said.way }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: said.title, exact: true }).waitFor();
    await tabTo(page.locator('summary').first());
    await page.keyboard.press('Enter');
    await page.locator('details[open]').waitFor();
    await tabTo(page.getByRole('button', { name: said.report }));
    await page.keyboard.press('Enter');
    await page.locator('dialog textarea').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: said.way }).waitFor();
  }));

test('a version is told of in both languages', () =>
  withPhone({}, async (phone) => {
    const told = {};
    for (const system of ['hu-HU', 'en-GB']) {
      await phone.invoke('start', { system });
      told[system] = await phone.invoke('about');
      assert.equal(told[system].version, VERSION);
      assert.equal(told[system].changes[0].version, VERSION);
    }
    const [hu, en] = Object.values(told).map(({ changes }) => changes[0].lines);
    assert.equal(hu.length, en.length);
    assert.notDeepEqual(hu, en);
  }));
