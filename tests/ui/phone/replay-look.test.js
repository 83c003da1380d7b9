// Replay of a whole game, step by step: the board keeps its size, nothing is cut off or covered, and the bot's
// preferred move is marked wherever it is mentioned.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { layShort, playOut, refusals, settings, standing, visit } from '../harness/table.js';
import { ABOUT, GAMES } from '../harness/games.js';

/** On small sizes nearly every step is checked; on larger ones, one in `stride`. */
const SIZES = [
  { width: 360, height: 640, stride: 2 },
  { width: 390, height: 844, stride: 5 },
];

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

/** Waits for the bot's next verdicts; repeats the request when it was let go. */
const judgedFurther = (id, have) =>
  phone.invoke('review_next', { id, have }).catch((refusal) => {
    if (refusal.kind !== 'letGo') throw refusal;
    return judgedFurther(id, have);
  });

/** Plays a game to its end by command, and has the bot judge the beginning of it. */
async function played(table, { judged, choose, ...laid }) {
  const id = await layShort(phone, table, laid);
  const now = await playOut(phone, id, { choose });
  await phone.invoke('review_begin', { id, revision: now.revision });
  for (let have = 0, running = true; running && have < judged; ) ({ done: have, running } = await judgedFurther(id, have));
  await phone.invoke('review_stop', { id });
  return { id, plies: (await standing(phone, id)).plies };
}

/** Opens a replay with the bot's review; again if a page just left still held the answer. */
async function lookBack(id) {
  const shown = () => phone.page.locator('.curve.shown').waitFor({ timeout: 8000 });
  await visit(phone, `#/replay/${id}`);
  await shown().catch(async () => {
    await visit(phone, `#/replay/${id}`);
    await shown();
  });
}

/** Runs in the page: goes through the steps, one in `stride`, and returns the board's size and the faults of each. */
async function walk([plies, stride]) {
  const slider = document.querySelector('.curve input');
  const main = document.querySelector('main');
  const shown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(it).clipPath === 'none';
  const named = (it) => `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''}: ${it.textContent.trim().slice(0, 40)}`;

  async function to(ply) {
    slider.value = String(ply);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const there = () => document.querySelector('.moment output')?.textContent.split(/\s/)[0] === String(ply);
    for (const end = performance.now() + 5000; !there() && performance.now() < end; ) await new Promise(requestAnimationFrame);
    if (!there()) throw new Error(`step ${ply} was never shown`);
    // Sizes that depend on other sizes are set a frame later.
    await new Promise(requestAnimationFrame);
  }

  /** Returns what hides part of a text: an ancestor that clips it and can't be scrolled, a fade, or the page's end. */
  function cutBy(it, text) {
    for (let above = it; above && above !== main; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.maskImage !== 'none') return above;
      const box = above.getBoundingClientRect();
      for (const [axis, from, to] of [['overflowX', 'left', 'right'], ['overflowY', 'top', 'bottom']]) {
        if (style[axis] === 'auto' || style[axis] === 'scroll') return null;
        if (style[axis] !== 'visible' && (text[from] < box[from] - 1.5 || text[to] > box[to] + 1.5)) return above;
      }
    }
    return text.left < -1 || text.right > innerWidth + 1 || text.bottom > innerHeight + 1 ? main : null;
  }

  function cut() {
    const found = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const it = texts.currentNode.parentElement;
      // Text within the drawing of a card scales with the drawing.
      if (texts.currentNode.data.trim() === '' || it.closest('svg, title') || !shown(it)) continue;
      range.selectNodeContents(texts.currentNode);
      const by = cutBy(it, range.getBoundingClientRect());
      if (by) found.push(`${named(it)} is cut by ${named(by)}`);
    }
    return found;
  }

  /** Returns the cards of the person's hand that are covered or out of sight. */
  function covered() {
    return [...main.querySelectorAll('.hand .slot')].flatMap((slot) => {
      const box = slot.getBoundingClientRect();
      return [box.top + 2, box.bottom - 2].flatMap((y) => {
        const hit = document.elementFromPoint(box.left + 6, y);
        return hit?.closest('.hand') ? [] : [`${slot.dataset.card} lies under ${hit ? named(hit) : 'the edge of the screen'}`];
      });
    });
  }

  /** Returns whether the preferred move is mentioned, but marked nowhere in sight. */
  function unmarked() {
    if (!document.querySelector('.moment .verdict')) return [];
    const marks = [...document.querySelectorAll('.table :is(.mark:has(.badge), circle.hint)')].filter(shown);
    const seen = marks.filter((mark) => {
      const box = mark.getBoundingClientRect();
      const foot = document.querySelector('.look').getBoundingClientRect();
      return box.width > 0 && box.top >= 0 && box.bottom <= foot.top + 4 && box.left >= -4 && box.right <= innerWidth + 4;
    });
    return seen.length > 0 ? [] : [`nothing is marked: ${document.querySelector('.moment .verdict').innerText}`];
  }

  const boards = {};
  const wrong = [];
  let told = 0;
  for (let ply = 0; ply <= plies; ply += stride) {
    await to(ply);
    const { x, y, width, height } = document.querySelector('.felt, .area > .goban').getBoundingClientRect();
    (boards[[x, y, width, height].map(Math.round).join(' ')] ??= []).push(ply);
    told += document.querySelector('.moment .verdict') ? 1 : 0;
    wrong.push(...[...cut(), ...covered(), ...unmarked()].map((fault) => `${ply}: ${fault}`));
    if (main.scrollHeight > main.clientHeight + 1) wrong.push(`${ply}: the page is higher than the screen`);
  }
  return { boards, wrong, told };
}

for (const [table, game] of GAMES.flatMap((table) => ABOUT[table].looked.map((game) => [table, game]))) {
  test(`${table}, ${game.name}: every step leaves the board as it is, and shows all there is`, async () => {
    const { id, plies } = await played(table, game);
    for (const { stride, ...size } of SIZES) {
      await phone.page.setViewportSize(size);
      await lookBack(id);
      const { boards, wrong, told } = await phone.page.evaluate(walk, [plies, stride]);
      const at = `${size.width} × ${size.height}`;
      assert.ok(told > 3 / stride, `${at}: the bot's verdict is told`);
      assert.deepEqual(wrong.slice(0, 12), [], `${at}: ${wrong.length} faults`);
      assert.equal(Object.keys(boards).length, 1, `${at}: the board measures ${JSON.stringify(boards)}`);
    }
  });
}

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});
