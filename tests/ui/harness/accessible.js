// Accessibility checks of a screen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { DESKTOP, LYING_PHONE, PHONE, Phone } from './phone.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that exclude somebody; lesser ones are ignored. */
const GRAVE = ['serious', 'critical'];

/** The minimum side of a touch target, in CSS pixels; half a pixel is allowed for rounding. */
const TOUCHABLE = 43.5;

/** The devices that screens are checked on. */
const DEVICES = [
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
];

/** Asserts that the screen is accessible, by axe's rules and one that axe lacks. */
export async function assertAccessible({ page }, screen) {
  assert.deepEqual(await violations(page), [], screen);
  assert.deepEqual(await page.evaluate(unnamed), [], `${screen}: the keyboard comes to what doesn’t say what it is`);
}

/** Asserts the contrast of text alone, for a screen whose names are already checked. */
export async function assertContrast({ page }, screen) {
  assert.deepEqual(await violations(page, { runOnly: ['color-contrast'] }), [], screen);
}

/**
 * Shows the screen in the other theme, runs `look` there, and switches back. Only colours differ, so only contrast is
 * checked again.
 */
export async function inTheOtherTheme({ page }, screen, look = () => undefined) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeTheme(page, dark ? 'light' : 'dark');
  await look();
  await assertContrast({ page }, `${screen}, in the other theme`);
  await changeTheme(page, dark ? 'dark' : 'light');
}

/** Changes the theme, and waits until every colour has changed. */
async function changeTheme(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  // The page is notified a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await standsStill(page);
}

/** Waits until no animation or transition is running. */
export async function standsStill(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Returns the grave violations axe finds on the page. */
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

/** Runs in the page: returns focusable boxes, even if only for scrolling, without a role or a name. */
function unnamed() {
  return [...document.querySelectorAll('div[tabindex="0"]:not([role][aria-label], [role][aria-labelledby])')].map((box) => box.className);
}

/**
 * Runs in the page: returns touch targets that are too small. The hit area counts, which may be larger than what is
 * drawn; links within sentences are as high as their line.
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

/** Asserts that every touch target is large enough for a finger. */
export async function assertTouchable({ page }, screen) {
  assert.deepEqual(await page.evaluate(tooSmall, TOUCHABLE), [], screen);
}

/** The minimum font size, in CSS pixels. */
const LEAST_LETTER = 14;

/**
 * Runs in the page: returns text that is too small or isn't fully visible: cut off by its own box, by an ellipsis, or
 * by the window's edge. Text in scrollable boxes or only for screen readers is skipped.
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
    // Labels that only screen readers get, where there is room for an icon only.
    if (element.closest('button, a') && element.getBoundingClientRect().width < 3) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least - 0.01) note(element, `${size.toFixed(1)} px`);
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
      if (scrolls) break;
      if (overflowX !== 'hidden' && overflowX !== 'clip' && textOverflow !== 'ellipsis') continue;
      const edge = box.getBoundingClientRect();
      // Text without any room starts outside its box, so it isn't shown in part.
      if (text.left >= edge.right || text.top >= edge.bottom) break;
      if (text.right > edge.right + 1.5 || text.left < edge.left - 1.5 || text.bottom > edge.bottom + 5 || text.top < edge.top - 5) note(element, 'cut');
      break;
    }
  }
  return [...found];
}

/** Asserts that all text is large enough and fully visible. */
export async function assertWritten({ page }, screen) {
  assert.deepEqual(await page.evaluate(badlyWritten, LEAST_LETTER), [], screen);
}

/** Asserts that nothing reaches beyond the side of the screen. */
export async function assertNoWider({ page }, screen) {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= width, `${screen}: ${content} px of content on ${width} px`);
}

/** Sets the font size until the page is reloaded. */
export async function enlarge({ page }, size) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}

/**
 * Tests the accessibility of the screens that `walk(phone, look)` visits, calling `look(screen)` at each; at one with
 * links side by side in a text, `look(screen, { links: true })`.
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

/** Tests that these screens aren't wider than the phone either; `walk` is told where letters are `large`. */
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
