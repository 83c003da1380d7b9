// What a screen must be for people who see, hear or move differently.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that keep somebody out; lesser ones are a matter of taste. */
const GRAVE = ['serious', 'critical'];

/** The smallest side of anything to be touched, in CSS pixels; half a pixel is rounding. */
const TOUCHABLE = 43.5;

/** Nothing on the screen keeps anybody out, by the rules of axe. */
export async function assertAccessible({ page }, screen) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact));
  const told = grave.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
  assert.deepEqual(told, [], screen);
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
