// Drawing a path on an open card: by taps and by a finger, with its costs, undone, refused, and a kill in the middle.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fingers, middle } from '../../../harness/fingers.js';
import { back } from '../../../harness/table-navigation.js';
import { openedPhone, restarted } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, standing } from '../../../harness/table.js';
import { ASTRA, chartAt, joined, openTable, PLACES, PRINTED, unmarked, walk } from '../sky.js';

let { phone, refused } = await openedPhone();

const star = (at) => phone.page.locator(`[data-star="${at}"]`);
const said = (at) => star(at).innerText();
const button = (name) => phone.page.getByRole('button', { name, exact: true });
const confirm = () => phone.page.locator('.acts .primary');
const path = () => phone.page.$$eval('[data-star][aria-pressed="true"]', (all) => all.map((one) => [Number(/(\d+)\. csillaga/.exec(one.innerText)[1]), Number(one.dataset.star)]).sort(([a], [b]) => a - b).map(([, at]) => at));
const isDrawn = (stars) => until(async () => (await path()).join() === stars.join(), `the path ${stars}`);
const toast = () => phone.page.locator('.toast');
const observes = ({ state: { moves } }, place) => moves.filter((move) => move.kind === 'observe' && (!place || move.place === place));

/** Starts a game at its first turn, and opens the card with the longest path. */
async function begin(seed = '1', fits = () => true) {
  const id = await lay(phone, { game: ASTRA, seed });
  const now = await myTurn(phone, id);
  const longest = observes(now).filter(fits).toSorted((one, other) => other.path.length - one.path.length)[0];
  await openTable(phone, id);
  await phone.page.locator(`.quarter [data-place="${longest.place}"]`).tap();
  await phone.page.locator('.marking').waitFor();
  return { id, now, ...longest };
}

test('tapped one after the other, stars are numbered and priced, and marked by the button alone', async () => {
  const { id, now, path: stars } = await begin();
  const dust = now.state.view.journal.stardust;
  for (const [i, at] of stars.entries()) {
    assert.match(await said(at), new RegExp(`összesen ${i + 1}\\scsillagpor, marad ${dust - i - 1}`));
    await star(at).tap();
    await isDrawn(stars.slice(0, i + 1));
    assert.match(await phone.page.locator('.cost').innerText(), new RegExp(`${dust} →\\s*, utána\\s*${dust - i - 1}\\scsillagpor`));
    assert.match(await confirm().innerText(), new RegExp(`^Megjelölöm: ${i + 1}\\scsillag$`));
  }
  assert.deepEqual(await phone.page.locator('.chart .drawn text').allTextContents(), stars.map((_, i) => String(i + 1)));
  assert.equal((await standing(phone, id)).revision, now.revision, 'nothing is decided yet');
  await confirm().tap();
  const after = await until(async () => {
    const next = await standing(phone, id);
    return next.revision > now.revision && next;
  }, 'the stars to be marked');
  const { event } = after.log.slice(now.log.length).find((line) => line.event?.event.kind === 'marked');
  assert.equal(event.event.star, stars[0]);
  assert.equal(after.state.view.journal.stardust, dust - stars.length);
});

test('what is lit is what the rules list, and each star shows what it costs', async () => {
  const { now, place, path: stars } = await begin('2');
  for (const length of [0, 1, 2]) {
    if (length > 0) await star(stars[length - 1]).tap();
    await isDrawn(stars.slice(0, length));
    const here = observes(now, place).filter((move) => move.path.slice(0, length).join() === stars.slice(0, length).join());
    const next = new Set(here.flatMap((move) => move.path[length] ?? []));
    const least = new Map();
    for (const move of here) move.path.slice(length).forEach((at, i) => least.set(at, Math.min(least.get(at) ?? 99, length + i + 1)));
    const stops = await phone.page.$$eval('[data-star]', (all) => all.map((one) => [Number(one.dataset.star), one.innerText]));
    for (const [at, words] of stops) {
      if (stars.slice(0, length).includes(at)) assert.match(words, /az út \d+\. csillaga/);
      else if (next.has(at)) assert.match(words, new RegExp(`Elérhető: összesen ${length + 1}\\s`));
      else if (least.has(at)) assert.match(words, new RegExp(`lépésre: összesen ${least.get(at)}\\s`));
      else assert.match(words, /Most nem érhető el/);
    }
    assert.equal(await phone.page.locator('.chart .halo').count(), next.size);
    const prices = (await phone.page.locator('.chart .price text').allTextContents()).map(Number).sort();
    assert.deepEqual(prices, [...least.values()].sort());
  }
});

test('where two ways are equally short, both are lit and the person chooses', async () => {
  const two = (now) => {
    for (const place of PLACES) {
      const least = new Map();
      for (const { path: way } of observes(now, place)) {
        const known = least.get(way.at(-1)) ?? [];
        if (known.length === 0 || known[0].length > way.length) least.set(way.at(-1), [way]);
        else if (known[0].length === way.length) known.push(way);
      }
      const [at, ways] = [...least].find(([, all]) => all.length > 1) ?? [];
      if (ways) return { place, at, ways };
    }
    return null;
  };
  await walk(phone, {
    two: {
      here: two,
      async then({ found: { place, at, ways } }) {
        await phone.page.locator(`.quarter [data-place="${place}"]`).tap();
        await star(at).tap();
        await phone.page.locator('.marking .ask', { hasText: 'Két út is vezet oda' }).waitFor();
        assert.equal(await phone.page.locator('.chart .doubt').count(), new Set(ways.map((way) => way.find((one, i) => ways.some((other) => other[i] !== one)))).size);
        for (const one of ways[0]) await star(one).tap();
        await isDrawn(ways[0]);
      },
    },
  });
});

test('a finger draws through the stars, and back over the last one; lifting it decides nothing', async () => {
  const { id, now, path: stars } = await begin('1');
  const fingers = await Fingers.of(phone);
  await fingers.down(await middle(star(stars[0])));
  for (const at of stars.slice(1, 4)) await fingers.move(await middle(star(at)));
  await isDrawn(stars.slice(0, 4));
  await fingers.move(await middle(star(stars[2])));
  await isDrawn(stars.slice(0, 3));
  await fingers.up();
  await isDrawn(stars.slice(0, 3));
  assert.equal((await standing(phone, id)).revision, now.revision);
  // The path continues from its end.
  await fingers.down(await middle(star(stars[2])));
  await fingers.move(await middle(star(stars[3])));
  await fingers.up();
  await isDrawn(stars.slice(0, 4));
});

test('a star too far away says by how much, and by which rule', async () => {
  // A card with more stars than there is stardust, and a figure long enough.
  const beyond = (now) => {
    for (const place of PLACES) {
      const chart = chartAt(now, place);
      if (!chart || unmarked(chart) < PRINTED[chart.card].stars.length) continue;
      const reached = new Set(observes(now, place).flatMap((move) => move.path));
      const at = PRINTED[chart.card].stars.findIndex((_, i) => !reached.has(i));
      if (reached.size > 0 && at >= 0) return { place, at };
    }
    return null;
  };
  await walk(phone, {
    beyond: {
      here: beyond,
      async then({ found: { place, at } }) {
        await phone.page.locator(`.quarter [data-place="${place}"]`).tap();
        await star(at).tap();
        await toast().waitFor();
        assert.match(await toast().innerText(), /AS-3\.[123]/);
        assert.deepEqual(await path(), []);
        await phone.page.locator('.toast .close').tap();
        await toast().waitFor({ state: 'detached' });
      },
    },
  });
});

test('from the line’s end a star that no line joins to it is refused by AS-3.3', async () => {
  const { now, place, path: stars } = await begin('1');
  const { card } = chartAt(now, place);
  await star(stars[0]).tap();
  await isDrawn(stars.slice(0, 1));
  // Every star in reach has a path, so a refused one must have none.
  const apart = PRINTED[card].stars.findIndex((_, at) => at !== stars[0] && !joined(card, stars[0]).includes(at) && !observes(now, place).some((move) => move.path.includes(at)));
  if (apart < 0) return;
  await star(apart).tap();
  await toast().waitFor();
  assert.match(await toast().innerText(), /AS-3\.[13]/);
});

test('a Grand Star’s wisdom is told before it is marked, and had after it', async () => {
  const grand = (now) => observes(now).find((move) => PRINTED[chartAt(now, move.place).card].grand.includes(move.path.at(-1)));
  await walk(phone, {
    grand: {
      here: grand,
      async then({ id, now, found }) {
        const { wisdom } = now.state.view.journal;
        await phone.page.locator(`.quarter [data-place="${found.place}"]`).tap();
        for (const at of found.path) await star(at).tap();
        await isDrawn(found.path);
        const gain = phone.page.locator('.gain');
        await gain.getByText(new RegExp(`Bölcsesség ${wisdom} →, utána  ?${wisdom + 1}|bölcsesség \\+1: `)).first().waitFor();
        assert.match(await gain.innerText(), /AS-3\.4/);
        assert.match(await said(found.path.at(-1)), /Nagy Csillag/);
        await confirm().tap();
        await until(async () => (await standing(phone, id)).state.view.journal.wisdom === wisdom + 1, 'the wisdom');
      },
    },
  });
});

test('what one gains and what one leaves is told while one draws, each with its rule', async () => {
  const { now, place, path: stars } = await begin('1');
  const { card } = chartAt(now, place);
  const all = PRINTED[card].stars.length;
  const leave = phone.page.locator('.leave');
  assert.match(await leave.innerText(), new RegExp(`${all}\\scsillagot`));
  const open = PRINTED[card].grand.filter((at) => !stars.includes(at));
  for (const at of stars) await star(at).tap();
  await isDrawn(stars);
  assert.match(await phone.page.locator('.gain').innerText(), new RegExp(`${stars.length}\\scsillagot[^]*AS-8\\.2`));
  const left = all - stars.length;
  assert.match(await leave.innerText(), left > 0 ? new RegExp(`${left}\\scsillagot`) : /a lap kész/);
  for (const at of open) assert.match(await leave.innerText(), new RegExp((await said(at)).split(',')[0].slice(0, 4)));
  if (left > 0) assert.match(await leave.innerText(), /AS-7\.5/);
});

test('Back puts the card away and not the table, and nothing is decided', async () => {
  const { id, now, place, path: stars } = await begin('1');
  await star(stars[0]).tap();
  await isDrawn(stars.slice(0, 1));
  await back(phone);
  await phone.page.locator('.marking').waitFor({ state: 'detached' });
  assert.match(await phone.page.evaluate(() => location.hash), new RegExp(id));
  await phone.page.locator(`.quarter [data-place="${place}"]`).tap();
  await phone.page.locator('.marking').waitFor();
  assert.equal((await standing(phone, id)).revision, now.revision);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

test('loaded anew in the middle of a path, or killed there, the line is there and the table as it was', async () => {
  const { id, now, path: stars } = await begin('1');
  for (const at of stars.slice(0, 3)) await star(at).tap();
  await isDrawn(stars.slice(0, 3));
  await openTable(phone, id);
  await isDrawn(stars.slice(0, 3));
  ({ phone, refused } = await restarted(phone));
  await phone.page.locator('.continue button').first().tap();
  await phone.page.waitForSelector('.table .acts');
  assert.match(phone.page.url(), new RegExp(id));
  assert.equal((await standing(phone, id)).revision, now.revision);
  await isDrawn(stars.slice(0, 3));
  for (const at of stars.slice(3, 4)) await star(at).tap();
  await isDrawn(stars.slice(0, 4));
  await confirm().tap();
  await until(async () => (await standing(phone, id)).revision > now.revision, 'the stars to be marked');
  assert.deepEqual(phone.faults, []);
});
