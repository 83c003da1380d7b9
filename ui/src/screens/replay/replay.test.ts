// Replay of a game of each kind, decision by decision.

import { fireEvent, getByRole, queryByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { BotGrade, GameMove, JudgedDecision, Review, TurningPoint } from '../../bindings';
import { RecordedTable, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recordedGame, type RecordedGame } from '../../../testing/recording';
import { plain } from '../../app/plain';
import { GAME_UIS } from '../../games';

const body = document.body;
const place = () => document.querySelector('.moment output')?.textContent?.replaceAll(/\s+/g, ' ').trim();
const button = (name: string | RegExp) => getByRole(body, 'button', { name });

async function lookBack(game: RecordedGame, prepare: (house: House) => void = () => undefined): Promise<House> {
  const house = await open(`#/replay/${game.id}`, (house) => {
    new RecordedTable(house, game, game.pictures.length - 1);
    prepare(house);
  });
  await until(() => document.querySelector('.look'), 'the way back');
  return house;
}

async function untilAt(ply: number, all: number): Promise<void> {
  await until(() => place() === `${String(ply)} / ${String(all)}`, `decision ${String(ply)} of ${String(all)}`);
  await settled();
}

test.each(Object.keys(GAME_UIS))('%s: every step shows its picture, and tells what was decided', async (name) => {
  const game = recordedGame(name);
  const all = game.past.length - 1;
  await lookBack(game);
  await untilAt(0, all);
  const told = () => (document.querySelector('.told')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  for (let ply = 1; ply <= all; ply += 1) {
    fireEvent.keyDown(body, { key: 'ArrowRight' });
    await untilAt(ply, all);
    for (const line of game.past[ply]?.log ?? []) expect(told()).toContain(plain(line.text).replaceAll(/\s+/g, ' ').slice(0, 25));
  }
  fireEvent.keyDown(body, { key: 'Home' });
  await untilAt(0, all);
});

test('wishes that come faster than their pictures end where the last of them leads', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const house = await lookBack(game);
  await untilAt(0, all);
  for (let steps = 0; steps < 5; steps += 1) fireEvent.keyDown(body, { key: 'ArrowRight' });
  fireEvent.keyDown(body, { key: 'ArrowLeft' });
  await untilAt(4, all);
  fireEvent.keyDown(body, { key: 'End' });
  await untilAt(all, all);
  fireEvent.keyDown(body, { key: 'ArrowRight' });
  await settled();
  expect(place()).toBe(`${String(all)} / ${String(all)}`);
  expect(house.given('table_at').every(({ ply }) => (ply as number) >= 0 && (ply as number) <= all)).toBe(true);
});

test('meanwhile the table is held, and let go of where one goes back to it', async () => {
  const game = recordedGame('mochi');
  const house = await lookBack(game);
  expect(house.given('table_hold')).toEqual([{ id: game.id, on: true }]);
  follow(`#/table/${game.id}`);
  await until(() => house.given('table_hold').length === 2, 'the table to go on');
  expect(house.given('table_hold')[1]).toEqual({ id: game.id, on: false });
});

const gradeOf = (lost: number): BotGrade => (lost >= 20 ? 'blunder' : lost >= 5 ? 'inaccuracy' : 'best');

/**
 * Returns verdicts on the person's decisions, each of which lost the given percentage of the win; the win rate differs
 * each time, and so does the lead.
 */
function verdicts(game: RecordedGame, lost: readonly number[], leads = false): JudgedDecision[] {
  const own = game.pictures.slice(0, Math.min(lost.length, game.decisions.length)).map(({ plies }) => plies);
  return own.map((ply, at) => {
    const move = { game: game.game, move: game.decisions[at]?.move } as GameMove;
    const other = { game: game.game, move: { ...(game.decisions[at]?.move as object), other: true } } as unknown as GameMove;
    const leadOf = (percent: number) => (leads ? percent - 50 : null);
    const [best, cost] = [60 - 2 * at, lost[at] ?? 0];
    const preferred = { move: cost > 0 ? other : move, text: `jobb lépés ${String(at)}`, expected: 'ez várható', percent: best, lead: leadOf(best) };
    const { seat } = (game.pictures[at] as (typeof game.pictures)[number]).state.view;
    return { ply, seat, grade: gradeOf(cost), noted: null, why: null, preferred, played: { move, text: `lépés ${String(at)}`, expected: 'ez várható', percent: best - cost, lead: leadOf(best - cost) } };
  });
}

/** Returns a complete review. */
function reviewOf(decisions: JudgedDecision[], rest: Partial<Review> = {}): Review {
  const blunders = decisions.filter(({ grade }) => grade === 'blunder');
  const turning = blunders.map(({ ply, preferred, played }): TurningPoint => ({ ply, cause: 'decision', from: preferred.percent, to: played.percent, fromLead: preferred.lead, toLead: played.lead }));
  return { all: decisions.length, done: decisions.length, running: false, decisions, forced: [], turning, end: null, endLead: null, balance: null, ...rest };
}

/** Makes the house return this review and nothing after it. */
function judges(house: House, review: Review): void {
  house.on('review_next', ({ have }) => (have === 0 ? review : new Promise(() => undefined)));
}

const words = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/**
 * Returns a moment's figures: at the curve's point, beside the table, in the slider's text, and at the start of a
 * decision's cost.
 */
function figures(): (string | undefined)[] {
  const slider = document.querySelector('.curve input')?.getAttribute('aria-valuetext') ?? '';
  const cost = words(document.querySelector('.verdict .cost'));
  return [
    words(document.querySelector('.curve .now')).replace('%', ''),
    words(document.querySelector('.moment .chance')).replace('%', ''),
    /(\d+)%/.exec(slider)?.[1],
    ...(cost === '' ? [] : [/(\d+)%/.exec(cost)?.[1]]),
  ];
}

test.each(Object.keys(GAME_UIS))('%s: a moment has one number, at the curve, in the words and beside the table', async (name) => {
  const game = recordedGame(name);
  const all = game.past.length - 1;
  const decisions = verdicts(game, [0, 30, 5, 40, 25, 0, 1, 3]);
  await lookBack(game, (house) => { judges(house, reviewOf(decisions, { end: 100 })); });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  await untilAt(0, all);
  let judged = 0;
  for (let ply = 0; ply <= all; ply += 1) {
    if (ply > 0) fireEvent.keyDown(body, { key: 'ArrowRight' });
    await untilAt(ply, all);
    const told = figures();
    const here = decisions.find((decision) => decision.ply === ply);
    expect(new Set(told).size, `after ${String(ply)} decisions: ${told.join()}`).toBe(1);
    expect(told[0]).toMatch(/^\d+$/);
    expect(told.length, 'a decision that cost something says what it began with').toBe(here && here.grade !== 'best' ? 4 : 3);
    if (here) expect(told[0]).toBe(String(here.preferred.percent));
    judged += here ? 1 : 0;
  }
  expect(judged).toBe(decisions.length);
  expect(figures()[0], 'in the end what came of it').toBe('100');
});

test('what the bot thinks is told where one stands, and turning points are gone to from one to the next', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const decisions = verdicts(game, [0, 30, 5, 40, 25]);
  await lookBack(game, (house) => { judges(house, reviewOf(decisions)); });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  expect(document.querySelectorAll('.curve .turn')).toHaveLength(3);
  expect([...document.querySelectorAll('.curve .mark')].map((mark) => mark.classList[1])).toEqual(['best', 'blunder', 'inaccuracy', 'blunder', 'blunder']);
  const turns = decisions.filter(({ grade }) => grade === 'blunder').map(({ ply }) => ply);
  const told = [];
  for (const ply of turns) {
    fireEvent.click(button(/^Következő fordulópont/));
    await untilAt(ply, all);
    told.push(words(document.querySelector('.verdict h2')), words(document.querySelector('.verdict .cost')));
  }
  expect(told).toEqual([58, 54, 52].flatMap((from, at) => ['Fordulópont · Nagy hiba', `Az esélyed ${String(from)}%-ról ${String(from - ([30, 40, 25][at] ?? 0))}%-ra esett`]));
  expect(words(document.querySelector('.verdict'))).toContain('Ami történt: lépés 4 A helyedben a bot inkább ezt tette volna: jobb lépés 4');
  expect(button(/^Következő fordulópont/).getAttribute('aria-disabled') ?? button(/^Következő fordulópont/).hasAttribute('disabled')).not.toBe(false);
  expect(queryByRole(body, 'progressbar')).toBeNull();
  for (const ply of turns.slice(0, -1).reverse()) {
    fireEvent.click(button(/^Előző fordulópont/));
    await untilAt(ply, all);
  }
});

test('a lead in points stands beside the share, wherever that is told', async () => {
  const game = recordedGame('cardgo');
  const all = game.past.length - 1;
  const decisions = verdicts(game, [0, 30], true);
  const [, cost] = decisions as [JudgedDecision, JudgedDecision];
  await lookBack(game, (house) => { judges(house, reviewOf(decisions, { end: 100, endLead: 17 })); });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  fireEvent.click(button(/^Következő fordulópont/));
  await untilAt(cost.ply, all);
  expect(words(document.querySelector('.curve .now'))).toBe('58% · +4 pont');
  expect(words(document.querySelector('.moment .chance'))).toBe('58% · +4 pont');
  expect(document.querySelector('.curve input')?.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toContain('esélyed a győzelemre 58% · +4 pont');
  expect(words(document.querySelector('.verdict .cost'))).toBe('Az esélyed 58%-ról 28%-ra esett (+4 pont helyett −11)');
  fireEvent.click(button('A bot véleménye'));
  const sheet = await until(() => document.querySelector('dialog .said'), 'the sheet');
  expect(words(sheet.querySelector('ul li'))).toContain('Az esélyed 58%-ról 28%-ra esett (+4 pont helyett −11)');
  fireEvent.keyDown(body, { key: 'Escape' });
  (document.querySelector('dialog') as HTMLDialogElement).close();
  fireEvent.input(document.querySelector('.way input') as HTMLInputElement, { target: { value: String(all) } });
  await untilAt(all, all);
  expect(words(document.querySelector('.moment .chance')), 'what came of it').toBe('100% · +8,5 pont');
});

test('the curve is drawn as it becomes known, and a verdict on a moment takes its place', async () => {
  const game = recordedGame('cardgo');
  const all = game.past.length - 1;
  const points = game.past.slice(0, -1).map((_, ply) => ({ ply, percent: 30 + ply, lead: ply - 20 }));
  const [judged] = verdicts(game, [10], true) as [JudgedDecision];
  const more: (() => void)[] = [];
  const verdict: (() => void)[] = [];
  const house = await lookBack(game, (house) => {
    house.on('curve_next', async ({ have }) => {
      if (have === 0) return { all, done: 2, running: true, points: points.slice(0, 2) };
      await new Promise<void>((resolve) => more.push(resolve));
      return { all, done: all, running: false, points: points.slice(2) };
    });
    house.on('review_next', async ({ have }) => {
      if (have !== 0) return new Promise(() => undefined);
      await new Promise<void>((resolve) => verdict.push(resolve));
      return { ...reviewOf([judged]), all: 9, done: 1, running: true, end: 0 };
    });
  });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  await untilAt(0, all);
  const drawn = () => document.querySelector('.curve .line')?.getAttribute('d')?.split('L').length;
  expect(drawn()).toBe(2);
  expect(words(document.querySelector('.curve .now'))).toBe('30% · −10 pont');
  expect(words(document.querySelector('.moment .chance'))).toBe('30% · −10 pont');
  await until(() => more.length > 0, 'the rest to be asked for');
  more[0]?.();
  await until(() => drawn() === all, 'all of it but the end');
  fireEvent.input(document.querySelector('.way input') as HTMLInputElement, { target: { value: String(all) } });
  await untilAt(all, all);
  verdict[0]?.();
  await until(() => words(document.querySelector('.moment .chance')) === '0%', 'what came of it');
  expect(drawn()).toBe(all + 1);
  fireEvent.input(document.querySelector('.way input') as HTMLInputElement, { target: { value: String(judged.ply) } });
  await untilAt(judged.ply, all);
  expect(words(document.querySelector('.moment .chance')), 'as it was judged').toBe('60% · +5 pont');
  fireEvent.keyDown(body, { key: 'ArrowRight' });
  await untilAt(judged.ply + 1, all);
  expect(words(document.querySelector('.moment .chance')), 'as it looks').toBe(words(document.querySelector('.curve .now')));
  expect(words(document.querySelector('.moment .chance'))).toMatch(new RegExp(`^${String(31 + judged.ply)}% · `));
  expect(house.given('curve_next')).toEqual([{ id: game.id, have: 0 }, { id: game.id, have: 2 }]);
  expect(house.given('review_begin'), 'nothing is judged for it').toHaveLength(0);
});

test('what luck did is told apart from decisions, and a decision without a choice as one', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const decisions = verdicts(game, [0, 4]);
  const last = game.pictures[2]?.plies as number;
  const turning: TurningPoint[] = [
    { ply: last, cause: 'others', from: 54, to: 31, fromLead: null, toLead: null },
    { ply: last + 1, cause: 'luck', from: 31, to: 60, fromLead: null, toLead: null },
  ];
  await lookBack(game, (house) => { judges(house, reviewOf(decisions, { turning, forced: [{ ply: last, seat: decisions[0]?.seat ?? 0, text: 'Passz' }] })); });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  fireEvent.click(button(/^Következő fordulópont/));
  await untilAt(last, all);
  expect(words(document.querySelector('.swing'))).toMatch(/^Fordulópont: .* ellened fordult(ak)?, az esélyed 54%-ról 31%-ra esett\.$/);
  expect(words(document.querySelector('.aside:not(.swing)'))).toBe('Kényszerlépés: Passz');
  fireEvent.click(button(/^Következő fordulópont/));
  await untilAt(last + 1, all);
  expect(words(document.querySelector('.swing'))).toBe('Fordulópont: Szerencséd volt, az esélyed 31%-ról 60%-ra nőtt.');
});

test('the list names every turning point, and every decision of one’s own with its grade', async () => {
  const game = recordedGame('mochi');
  const decisions = verdicts(game, [0, 30, 5]);
  const { ply } = decisions[2] as JudgedDecision;
  const seat = decisions[0]?.seat ?? 0;
  const forced = [ply + 1, ply + 2].map((ply) => ({ ply, seat, text: 'Passz' }));
  await lookBack(game, (house) => { judges(house, reviewOf(decisions, { forced })); });
  await until(() => document.querySelector('.curve.shown'), 'the curve');
  fireEvent.click(button('A bot véleménye'));
  const sheet = await until(() => document.querySelector('dialog .said'), 'the sheet');
  expect(words(sheet)).toContain('1 fordulópont');
  expect(words(sheet)).not.toMatch(/hibázott nagyot|hibáztál nagyot/);
  expect(words(sheet.querySelector('.counts'))).toBe('1 legjobb 1 pontatlan 1 nagy hiba 2 kényszerlépés');
  expect([...sheet.querySelectorAll('.row')].map(words)).toEqual([
    expect.stringMatching(/^\d+\. döntés legjobb lépés: lépés 0$/),
    expect.stringMatching(/^\d+\. döntés nagy hiba: lépés 1 \(az esélyed 58%-ról 28%-ra esett\)$/),
    expect.stringMatching(/^\d+\. döntés pontatlan lépés: lépés 2 \(az esélyed 56%-ról 51%-ra esett\)$/),
    expect.stringMatching(/^\d+–\d+\. döntés 2 kényszerlépés$/),
  ]);
});

test('a bot is asked why it did what it did, and answers anew at each of its decisions', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  const house = await lookBack(game, (house) => {
    house.on('table_account', ({ ply }) =>
      ply === theirs[0]
        ? { kind: 'considered', played: { text: 'Passz', percent: 34, lead: null }, second: { text: 'Húzás', percent: 29, lead: null }, overlooked: '47 kijátszása', why: null }
        : { kind: 'forced' },
    );
  });
  const me = game.pictures[0]?.state.view.seat;
  const theirs = game.past.flatMap(({ log, plies }) => (log.some(({ seat }) => seat !== null && seat !== me) ? [plies - 1] : [])).slice(0, 2);
  const [first = 0, second = 0] = theirs;
  await untilAt(0, all);
  expect(queryByRole(body, 'button', { name: /^Miért/ }), 'nobody has decided yet').toBeNull();
  const goTo = async (ply: number) => {
    fireEvent.input(document.querySelector('.way input') as HTMLInputElement, { target: { value: String(ply) } });
    await untilAt(ply, all);
  };
  await goTo(first + 1);
  fireEvent.click(button(/^Miért ezt lépte /));
  const answer = await until(() => document.querySelector('.answer.num'), 'the answer');
  expect(words(answer)).toMatch(/: Így 34%-ra tettem az esélyemet\. A második legjobbnak ezt láttam: Húzás \(29%\)\. Egy jobbat nem vettem észre: 47 kijátszása\.$/);
  await goTo(second + 1);
  expect(document.querySelector('.answer')).toBeNull();
  fireEvent.click(button(/^Miért ezt lépte /));
  expect(words(await until(() => document.querySelector('.answer.num'), 'the next answer'))).toMatch(/: Nem volt más választásom\.$/);
  expect(house.given('table_account').map(({ ply }) => ply)).toEqual([first, second]);
});

test('it plays by itself until it is stopped or over', async () => {
  const game = recordedGame('mochi');
  const all = game.past.length - 1;
  await lookBack(game);
  await untilAt(0, all);
  fireEvent.click(button(/½×|1×|2×/));
  fireEvent.click(button('Lejátszás'));
  await untilAt(2, all);
  fireEvent.click(button('Megállítás'));
  await settled();
  const there = place();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(place()).toBe(there);
});
