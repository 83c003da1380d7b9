// Screens that only Astra has.

import { settings } from '../../harness/table.js';
import { listed, openTable, walk } from './sky.js';

/** Visits them and takes a screenshot of each. */
export async function screens(phone, { picture, escape }) {
  const { page } = phone;
  const at = (kind) => (now) => now.state.view.step.kind === kind;
  const open = (place) => page.locator(`.quarter [data-place="${place}"]`).tap();
  const someMarked = ({ state: { view } }) => view.step.kind === 'turn' && view.journal.stardust > 3 && view.discovered.length > 0;
  const long = (now) => someMarked(now) && now.state.moves.find(({ kind, path }) => kind === 'observe' && path.length > 2);

  await walk(
    phone,
    {
      drawn: {
        here: long,
        async then({ found: { place, path } }) {
          await picture('table');
          await open(place);
          for (const star of path) await page.locator(`[data-star="${star}"]`).tap();
          await picture('drawn');
          await page.keyboard.press('Escape');
          await page.locator('.marking').and(page.locator('.table:not(.wide) *')).waitFor({ state: 'detached' });
        },
      },
      // Auptolemy's turn is shown in steps: the die, and the stars it marks.
      turn: {
        here: (now) => now.state.view.turn > 2 && now.state.view.automaton.stardust > 0 && listed(now, 'observe'),
        async then({ id, found: { place } }) {
          await settings(phone, { botSpeed: 'step' });
          await openTable(phone, id);
          await open(place);
          await page.locator('[data-star][tabindex="0"]').first().tap();
          await page.locator('.acts .primary').tap();
          const next = page.locator('section.turn .primary');
          await page.locator('.acts .primary').or(next).first().tap();
          await next.waitFor();
          await picture('die');
          for (let steps = 0; steps < 2; steps += 1) await next.tap();
          await picture('turn');
          await page.locator('section.turn .acts .button:not(.primary)').tap();
          await page.waitForSelector('section.turn', { state: 'detached' });
          await settings(phone);
        },
      },
      sheets: {
        here: someMarked,
        async then() {
          await page.locator('.journal .points').tap();
          await page.waitForSelector('dialog[open] table');
          await picture('estimate');
          await escape();
          await page.locator('.strip').tap();
          await page.waitForSelector('dialog[open]');
          await picture('auptolemy');
          await escape();
        },
      },
      boon: { here: at('boon'), then: () => picture('boon') },
      aside: { here: at('setAside'), then: () => picture('set-aside') },
      dream: { here: at('dream'), then: () => picture('dream') },
      reorder: { here: at('reorder'), then: () => picture('reorder') },
    },
    { seeds: [9, 1] },
  );
}
