// The scoring of rounds and of the game, as it is shown.

import { beforeAll, describe, expect, test } from 'vitest';
import { Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { journey } from './journeys';
import { layCards, layRows } from './row-layout';
import { lastRound, reasonWords, standing, tieBreak, vpAccounts, vpParts } from './scores';

beforeAll(withCards);
const END = new Seated('iszkenderun', 9).snapshot;
const { view } = ownState('iszkenderun', END);

describe('the end of a round', () => {
  test('is told with every row, and what was paid for', () => {
    const end = lastRound(END.log);
    expect([end?.round, end?.rows.map(({ seat, points }) => [seat, points])]).toEqual([4, [[0, 2], [1, 38], [2, 23]]]);
    expect([end?.places.length, end?.bonuses.length]).toEqual([3, 2]);
  });

  test('is none before a round has ended', () => {
    expect(lastRound(new Seated('iszkenderun', 0).snapshot.log)).toBeNull();
  });

  test('each point of a card has its reason', () => {
    const card = view.seats[1]?.row.find((one) => one.card === 'H10');
    expect(card?.reasons.map(({ amount }) => amount).reduce((sum, n) => sum + n, 0)).toBe(card?.value.finalValue);
    expect(card?.reasons.map((reason) => plain(reasonWords(reason)))[1]).toContain('Félhold 1');
  });
});

describe('victory points', () => {
  test('are told by where they come from', () => {
    const [, borka] = view.seats;
    expect(borka && vpParts(borka)).toEqual({ places: 11, sansTrump: 2, record: 2, scorePile: 3 });
    expect(vpAccounts(view, 1).map(({ rules }) => rules)).toEqual([['IS-7.3'], ['IS-7.4'], ['IS-7.5'], ['IS-7.6']]);
    expect(plain(vpAccounts(view, 1)[3]?.text ?? '')).toContain('19');
    // The rounds gave 3, 3, 2 and 3.
    expect(plain(vpAccounts(view, 1)[0]?.text ?? '')).toMatch(/3 ?\+ ?3 ?\+ ?2 ?\+ ?3/);
  });

  test('put the winner first', () => {
    const ranks = END.outcome?.standings.map(({ rank }) => rank) ?? null;
    expect(standing(view, ranks).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(standing(view, null).map(({ data }) => data.vp)).toEqual([18, 10, 5]);
  });

  test('that are equal are decided by the last round’s points, then by score piles', () => {
    const outcome = END.outcome;
    if (!outcome) throw new Error('no outcome');
    expect(tieBreak(view, outcome)).toBeNull();
    const equal = { ...view, seats: view.seats.map((seat) => ({ ...seat, vp: 10 })) };
    const byPoints = tieBreak(equal, outcome);
    const byPile = tieBreak({ ...equal, rounds: [{ points: [2, 23, 23], vp: [1, 2, 2] }] }, outcome);
    expect([byPoints !== null, byPile !== null, byPoints === byPile]).toEqual([true, true, false]);
    const shared = { ...outcome, standings: outcome.standings.map((one) => ({ ...one, rank: 1 })) };
    expect(tieBreak(equal, shared)).toBeNull();
  });
});

describe('rows of cards', () => {
  const phone = { width: 366, height: 420, rows: 3, columns: 1, widest: 96, em: 16 } as const;

  test('have their plates beside them on a phone, above them beside one another, and with large letters', () => {
    expect(layRows(phone)).toMatchObject({ beside: true, plate: 64, large: false, room: 366 - 64 - 5 });
    expect(layRows({ ...phone, columns: 2, width: 900 }).beside).toBe(false);
    expect(layRows({ ...phone, em: 32 })).toMatchObject({ beside: false, large: true, room: 366 });
  });

  test('hold as many cards side by side as fingers bear', () => {
    expect(layRows(phone).fits).toBe(Math.floor(297 / 44));
  });

  test('keep the size of their cards up to five, and then have them smaller, never too slim', () => {
    const row = layRows(phone);
    const sizes = [1, 5, 6, 12].map((cards) => layCards(row, cards));
    expect(sizes[0]).toEqual(sizes[1]);
    expect(sizes[2]?.card).toBeLessThan(sizes[1]?.card ?? 0);
    // A card and its gap have at least the minimum touch width.
    for (const { card, gap } of sizes) expect([card >= 28, card + gap >= 44]).toEqual([true, true]);
  });
});

test('cards fly from where they were to where they are', () => {
  const there = journey(view, []);
  expect([there.origin('H7'), there.goal('H7')]).toEqual([null, 'discards']);
  const { log } = new Seated('iszkenderun', 0).snapshot;
  const dealt = journey(ownState('iszkenderun', new Seated('iszkenderun', 0).snapshot).view, log);
  expect([dealt.origin('H7'), dealt.origin('T3')]).toEqual(['deck', 'seat-2']);
  // Other players' cards are unseen.
  expect(dealt.unseen).toEqual([{ from: 'deck', to: 'seat-2' }, { from: 'deck', to: 'seat-1' }]);
});
