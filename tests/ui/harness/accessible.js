// What a screen must be for people who see, hear or move differently.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { DESKTOP, LYING_PHONE, PHONE, Phone } from './phone.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that keep somebody out; lesser ones are a matter of taste. */
const GRAVE = ['serious', 'critical'];

/** The smallest side of anything to be touched, in CSS pixels; half a pixel is rounding. */
const TOUCHABLE = 43.5;

/** What screens are looked at on. */
const DEVICES = [
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
];

/** Nothing on the screen keeps anybody out, by the rules of axe and one that it lacks. */
export async function assertAccessible({ page }, screen) {
  assert.deepEqual(await violations(page), [], screen);
  assert.deepEqual(await page.evaluate(unnamed), [], `${screen}: the keyboard comes to what doesn’t say what it is`);
}

/** Letters and what they stand on can be told apart; all that has to be asked of a screen whose names are known to be right. */
export async function assertContrast({ page }, screen) {
  assert.deepEqual(await violations(page, { runOnly: ['color-contrast'] }), [], screen);
}

/**
 * Shows the screen in the other theme, has it looked at there, and comes back. Only colours differ: that they can be told
 * apart is all that is asked again.
 */
export async function inTheOtherTheme({ page }, screen, look = () => undefined) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeTheme(page, dark ? 'light' : 'dark');
  await look();
  await assertContrast({ page }, `${screen}, in the other theme`);
  await changeTheme(page, dark ? 'dark' : 'light');
}

/** Changes the theme, and waits until every colour is the new one. */
async function changeTheme(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  // The page has heard of it a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await standsStill(page);
}

/** Waits until nothing on the screen moves or changes its colour. */
export async function standsStill(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** What axe finds grave on the page. */
async function violations(page, options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ([grave, options]) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...options });
      return violations.filter(({ impact }) => grave.includes(impact));
    },
    [GRAVE, options],
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
}

/** Runs in the page: boxes the keyboard stops at, if only to scroll them, without a role or a name. */
function unnamed() {
  return [...document.querySelectorAll('div[tabindex="0"]:not([role][aria-label], [role][aria-labelledby])')].map((box) => box.className);
}

/**
 * Runs in the page: what can be touched but is too small. What counts is where a finger hits, which may be
 * more than is drawn; links within sentences are as high as their line.
 */
function tooSmall(least) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const reach = (it, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (it.contains(hit) || hit.closest('label')?.contains(it));
  };
  return [...top.querySelectorAll('button, a[href], input, [role="tab"], [role="button"]')]
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((it) => !it.matches('.inline, [tabindex="-1"][aria-hidden], :disabled'))
    .filter((it) => {
      it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = it.getBoundingClientRect();
      if (box.width === 0 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const half = least / 2;
      const wide = box.width >= least || (reach(it, x - half, y) && reach(it, x + half, y));
      const tall = box.height >= least || (reach(it, x, y - half) && reach(it, x, y + half));
      return !(wide && tall);
    })
    .map((it) => `${it.ariaLabel ?? it.textContent.trim()} (${it.className}): ${it.offsetWidth} × ${it.offsetHeight}`);
}

/** Everything that can be touched is large enough for a finger. */
export async function assertTouchable({ page }, screen) {
  assert.deepEqual(await page.evaluate(tooSmall, TOUCHABLE), [], screen);
}

/** The smallest letters, in CSS pixels. */
const LEAST_LETTER = 14;

/**
 * Runs in the page: what is written too small, or doesn't show whole: cut off by its own box, by the dots at its end, or
 * by the window's side. What scrolls or is only for the screen reader isn't looked at.
 */
function badlyWritten(least) {
  const found = new Set();
  const note = (element, fault) => {
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;
    found.add(`${fault}: ${name}: ${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent.trim() === '' || element.closest('.unseen, [data-decor], script, style, option')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    // Words that are only said where there is room for a sign alone.
    if (element.closest('button, a') && element.getBoundingClientRect().width < 3) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least - 0.01) note(element, `${size.toFixed(1)} px`);
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
      if (scrolls) break;
      if (overflowX !== 'hidden' && overflowX !== 'clip' && textOverflow !== 'ellipsis') continue;
      const edge = box.getBoundingClientRect();
      // What has no room at all isn't begun either: it lies beyond its box as a whole.
      if (text.left >= edge.right || text.top >= edge.bottom) break;
      if (text.right > edge.right + 1.5 || text.left < edge.left - 1.5 || text.bottom > edge.bottom + 5 || text.top < edge.top - 5) note(element, 'cut');
      break;
    }
  }
  return [...found];
}

/** Everything that is written is large enough, and shows whole. */
export async function assertWritten({ page }, screen) {
  assert.deepEqual(await page.evaluate(badlyWritten, LEAST_LETTER), [], screen);
}

/** Nothing reaches beyond the side of the screen. */
export async function assertNoWider({ page }, screen) {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= width, `${screen}: ${content} px of content on ${width} px`);
}

/** Letters as large as this from now on, until the page is loaded anew. */
export async function enlarge({ page }, size) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}

/**
 * Tests that nothing keeps anybody out of the screens that `walk(phone, look)` goes through, calling `look(screen)` at
 * each; at one where links stand side by side in a text, `look(screen, { links: true })`.
 */
export function testAccess(walk) {
  for (const [name, device] of DEVICES) {
    test(`nothing keeps anybody out, light or dark: ${name}`, async () => {
      const phone = await Phone.open({ device, colorScheme: 'light' });
      try {
        await walk(phone, async (screen, { links = false } = {}) => {
          await assertAccessible(phone, screen);
          if (device === PHONE && !links) await assertTouchable(phone, screen);
          await inTheOtherTheme(phone, screen);
        });
      } finally {
        await phone.close();
      }
    });
  }
}

/** Tests that these screens are no wider than the phone either; `walk` is told where letters are `large`. */
export function testWidths(walk) {
  test('nothing is wider than the screen, lying down or at twice the text', async () => {
    for (const [device, size] of [
      [LYING_PHONE, '100%'],
      [PHONE, '200%'],
    ]) {
      const phone = await Phone.open({ device });
      try {
        const look = async (screen) => {
          await enlarge(phone, size);
          await assertNoWider(phone, `${screen} at ${size}`);
        };
        await walk(phone, look, { large: size === '200%' });
      } finally {
        await phone.close();
      }
    }
  });
}
