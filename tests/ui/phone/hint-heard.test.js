// What a hint points at on a table says so to those who hear the table instead of seeing it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedPhone } from '../harness/opened.js';
import { decide, layShort, myTurn, seen, takeHint, visit } from '../harness/table.js';
import { ABOUT, TABLES } from '../harness/tables.js';

const { phone } = await openedPhone();
const { page } = phone;

/** What is heard of whatever lies under a hint's marks; a free place is only seen. */
function heard() {
  return page.locator('.table .mark:has(> .badge)').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const pointed = mark.closest('button, [role="button"], [role="gridcell"]');
      if (pointed === null) return [];
      const label = pointed.getAttribute('aria-label');
      if (label !== null) return label;
      const copy = pointed.cloneNode(true);
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent;
    }),
  );
}

for (const game of TABLES) {
  test(`${game}: what a hint points at says so`, async () => {
    const id = await layShort(phone, game);
    let marked = 0;
    for (let decisions = 0; decisions < 6; decisions += 1) {
      const now = await myTurn(phone, id);
      if (now.outcome) break;
      await visit(phone, `#/table/${id}`);
      await seen(phone, now);
      await takeHint(phone);
      await page.waitForSelector('.tip .move:not(.soft)');
      const all = await heard();
      for (const said of all) assert.match(said, /Tipp/, JSON.stringify(all));
      marked += all.length;
      const { revision } = await phone.invoke('table_open', { id });
      await decide(phone, id, { ...now, revision }, ABOUT[game].choose(now));
    }
    assert.ok(marked > 0, 'something was pointed at');
  });
}
