// The text reader: opened from the rulebook, it splits a card text into parts; each part links to its rule.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { back } from '../../../harness/table-navigation.js';
import { DESKTOP, PHONE, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { refusals, settings, visit } from '../../../harness/table.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

/** A text with each kind of part a creature may have, and two that can't be classified. */
const TEXT = [
  'Kijátszási feltétel: az ellenfeled kevesebb lényt irányít, mint te.',
  'Kijátszható, ha van legalább egy tornyod.',
  'Előny: 10–: +1/+1.',
  'Hátrány: nem állhat őrt.',
  'Jutalom: húz egy lapot.',
  'Előny: aktívan kerül játékba.',
  'Amikor ez a lény támad, húzz egy lapot!',
].join('\n');
const MARKS = [
  ['condition', 'DU-91.1.0'],
  ['undecided', null],
  ['explanation', 'DU-91.2.6'],
  ['drawback', 'DU-91.3.0'],
  ['drawback', 'DU-91.3.2'],
  ['undecided', null],
  ['ability', 'DU-91.4.0'],
];

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const on = ({ page }) => ({
  field: page.getByRole('textbox'),
  parts: page.locator('main .part'),
  told: page.locator('main').getByRole('status'),
  button: (name) => page.getByRole('button', { name, exact: true }),
});

/** Opens the page with an empty field. */
async function emptyPage(phone) {
  await visit(phone, '#/own/parbaj/reader');
  await on(phone).field.fill('');
}

/** Sets a field's text at once, because typing a long one takes long. */
const paste = (field, text) =>
  field.evaluate((area, text) => {
    area.value = text;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/** Returns each part's category and rule as shown. */
const marks = (phone) =>
  on(phone).parts.evaluateAll((all) =>
    all.map((part) => [part.dataset.category, part.querySelector('.label .rule')?.textContent.trim() ?? null]),
  );

/** Waits until the parts are these. */
const untilMarked = (phone, expected) =>
  until(async () => JSON.stringify(await marks(phone)) === JSON.stringify(expected), `the marks ${JSON.stringify(expected)}`);

test('the book leads to the reader, an example is taken apart, and a part leads to its rule and back', async () => {
  const { page } = phone;
  const { field, parts, told, button } = on(phone);
  await visit(phone, '#/book/parbaj');
  await page.getByRole('button', { name: /^Szövegolvasó/ }).tap();
  await page.getByRole('heading', { name: 'Szövegolvasó' }).waitFor();
  assert.equal(await field.inputValue(), '');
  await button('Mutass egy példát!').tap();
  await untilMarked(phone, [
    ['condition', 'DU-91.1.0'],
    ['drawback', 'DU-91.3.0'],
    ['ability', 'DU-91.4.0'],
  ]);
  const text = await field.inputValue();
  assert.equal(await told.innerText(), '3\u00a0rész');
  for (const part of await parts.all()) {
    assert.ok(text.includes((await part.locator('.marked').innerText()).trim()), 'its own words');
    assert.match(await part.locator('.note').innerText(), /\p{L}.*[.!]$/u, 'a sentence why');
  }

  // The whole part links to its rule.
  await parts.first().tap();
  const rule = page.locator('dialog[open]', { hasText: 'DU-91.1.0' });
  await rule.waitFor();
  await back(phone);
  await rule.waitFor({ state: 'detached' });
  await untilMarked(phone, [
    ['condition', 'DU-91.1.0'],
    ['drawback', 'DU-91.3.0'],
    ['ability', 'DU-91.4.0'],
  ]);
  assert.equal(await field.inputValue(), text);

  // It is there after a reload too; another example replaces it, and nothing is left when it is cleared.
  await page.reload();
  await until(async () => (await field.inputValue()) === text, 'the text');
  await button('Másik példa').tap();
  await until(async () => (await field.inputValue()) !== text, 'another text');
  await button('Szöveg törlése').tap();
  assert.equal(await field.inputValue(), '');
  await parts.first().waitFor({ state: 'detached' });
  assert.ok(await field.evaluate((area) => area === document.activeElement), 'one goes on writing');
});

test('what can’t be decided is told with what it may be', async () => {
  await emptyPage(phone);
  const { field, parts, told } = on(phone);
  await paste(field, TEXT);
  await untilMarked(phone, MARKS);
  assert.equal(await told.innerText(), '7\u00a0rész, ebből 2 nem dönthető el');
  const open = parts.and(phone.page.locator('[data-category="undecided"]'));
  assert.deepEqual(await open.nth(0).locator('.candidate').allInnerTexts(), ['Feltétel', 'Magyarázat']);
  assert.deepEqual(await open.nth(1).locator('.candidate').allInnerTexts(), ['Magyarázat', 'Képesség']);
});

test('what is no card text gets a sentence', async () => {
  await emptyPage(phone);
  const { field, parts, told, button } = on(phone);
  await button('Mutass egy példát!').waitFor();
  assert.equal(await told.innerText(), '');
  for (const [text, sentence] of [
    ['ő'.repeat(50_000), /^Ez 98 kB, egy lap szövege nem lehet hosszabb 20 kB-nál\./],
    ['Deal two damage to any target.', /nem látszik magyarnak/],
    ['Hátrány:\nJutalom:', /Csak címkék vannak itt/],
    ['2 – 3!', /nincs egyetlen szó sem/],
  ]) {
    await paste(field, text);
    await told.getByText(sentence).waitFor();
    assert.equal(await parts.count(), 0);
    assert.equal((await field.inputValue()).length, text.length, 'nothing is lost');
    await assertNoWider(phone, text.slice(0, 20));
  }
  await assertAccessible(phone, 'a sentence instead of parts');
  // A text too long to be stored leaves the previous one.
  await paste(field, ' \n ');
  await until(async () => (await told.innerText()) === '', 'nothing to be said of nothing');
});

test('nothing was refused, and nothing failed', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

for (const [name, options] of Object.entries({
  'on a phone, light': { device: PHONE, colorScheme: 'light' },
  'on a small phone, dark, in English': { device: SMALL, colorScheme: 'dark', locale: 'en-GB' },
  'on a laptop, dark': { device: DESKTOP, colorScheme: 'dark' },
  'on a small phone, light': { device: SMALL, colorScheme: 'light' },
})) {
  test(`nothing keeps anybody out: ${name}`, async () => {
    const phone = await Phone.open(options);
    try {
      await settings(phone);
      await emptyPage(phone);
      const { field, parts, told } = on(phone);
      await assertAccessible(phone, 'the empty page');
      await paste(field, TEXT);
      await untilMarked(phone, MARKS);
      const hungarian = options.locale !== 'en-GB';
      assert.match(await told.innerText(), hungarian ? /7\srész/ : /7\sparts, 2 of them undecided/);
      assert.match(await parts.first().locator('.label').innerText(), hungarian ? /Feltétel/ : /Condition/);
      await phone.screenshot(`parbaj-reader-${name.replaceAll(/\W+/g, '-')}`);
      await assertAccessible(phone, 'a text taken apart');
      await assertNoWider(phone, 'a text taken apart');
      if (options.device.isMobile) await assertTouchable(phone, 'a text taken apart');
      await parts.last().scrollIntoViewIfNeeded();
      await phone.screenshot(`parbaj-reader-parts-${name.replaceAll(/\W+/g, '-')}`);
    } finally {
      await phone.close();
    }
  });
}

test('by keyboard alone', async () => {
  const phone = await Phone.open({ device: DESKTOP });
  try {
    await settings(phone);
    const { page } = phone;
    await visit(phone, '#/book/parbaj');
    await page.getByRole('button', { name: /^Szövegolvasó/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Szövegolvasó' }).waitFor();
    const focused = (what) => page.evaluate((what) => document.activeElement.matches(what), what);
    /** Presses Tab until the element has the focus. */
    const tabTo = async (what) => {
      for (let steps = 0; !(await focused(what)); steps += 1) {
        assert.ok(steps < 20, `Tab leads to ${what}`);
        await page.keyboard.press('Tab');
      }
    };
    await tabTo('textarea');
    await page.keyboard.insertText('Minden előkészítő fázisodban elveszítesz 1 Ép-t.');
    await untilMarked(phone, [['ability', 'DU-91.4.0']]);
    await tabTo('[type="radio"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo('[role="switch"]');
    await page.keyboard.press('Space');
    await untilMarked(phone, [['drawback', 'DU-91.3.1']]);
    await tabTo('.part .rule');
    await page.keyboard.press('Enter');
    await page.locator('article .tag', { hasText: 'DU-91.3.1' }).waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await untilMarked(phone, [['drawback', 'DU-91.3.1']]);
  } finally {
    await phone.close();
  }
});
