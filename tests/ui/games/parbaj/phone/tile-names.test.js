// Every card's name is fully visible on a tile of the width that the board gives it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { DEVICES, Phone } from '../../../harness/phone.js';
import { root } from '../../../harness/places.js';
import { settings, visit } from '../../../harness/table.js';
import { sitDownAt } from '../scene.js';

const ui = join(root, 'ui');
const typescript = createRequire(join(ui, 'package.json'))('typescript');
const source = readFileSync(join(ui, 'src/games/parbaj/tile-width.ts'), 'utf8');
const compiled = typescript.transpileModule(source, { compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 } }).outputText;
const { LINES, widthFor } = await import(`data:text/javascript,${encodeURIComponent(compiled)}`);

/** Runs in the page: returns the names that aren't fully visible on the board's first tile, at the width for each. */
function cut(names) {
  const tile = document.querySelector('.felt .permanent');
  const [name, foot] = ['.name', '.foot'].map((part) => tile.querySelector(part));
  const out = [];
  for (const { text, width } of names) {
    name.textContent = text;
    Object.assign(tile.style, { flex: 'none', width: `${width}px`, minWidth: '0', maxWidth: 'none' });
    const range = document.createRange();
    range.selectNodeContents(name);
    const [letters, box, below] = [range, tile, foot].map((part) => part.getBoundingClientRect());
    // Letter boxes are somewhat higher than the letters in them.
    const whole = letters.left >= box.left && letters.right <= box.right && letters.top >= box.top - 4 && letters.bottom <= below.top + 4;
    if (!whole) out.push(`${text} at ${width}: ${letters.width} × ${letters.height} in ${box.width} × ${box.height}`);
  }
  return out;
}

for (const [locale, heading] of [
  ['hu-HU', 'Kész paklik'],
  ['en-US', 'Ready-made decks'],
]) {
  test(`every name has room: ${locale}`, async () => {
    const phone = await Phone.open({ locale });
    const { page } = phone;
    try {
      await settings(phone);
      const names = new Set();
      for (let deck = 0; deck < 4; deck += 1) {
        await visit(phone, '#/own/parbaj/decks');
        await page.locator('section', { hasText: heading }).getByRole('listitem').nth(deck).getByRole('button').first().tap();
        await page.locator('[data-row]').first().waitFor();
        for (const name of await page.locator('[data-row] .words > b').allTextContents()) names.add(name);
      }
      assert.ok(names.size > 50);
      for (const [size, lines] of [
        ['360 × 640', LINES.low],
        ['390 × 844', LINES.usual],
        ['844 × 390', LINES.usual],
      ]) {
        await page.setViewportSize(DEVICES[size].viewport);
        await sitDownAt(phone, 'du-5.1-a-crowd-and-one-sapling');
        await page.evaluate(() => document.fonts.ready);
        const wide = [...names].map((text) => ({ text, width: widthFor(text, lines) }));
        assert.deepEqual(await page.evaluate(cut, wide), [], size);
      }
    } finally {
      await phone.close();
    }
  });
}
