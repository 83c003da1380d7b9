// How points of Happy Mochi are explained, and how cards move.

import { beforeAll, describe, expect, test } from 'vitest';
import { Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { face, pairNumber } from './card';
import { journey } from './journeys';
import { gameAccounts, lastRoundEnd, roundAccounts } from './scores';

beforeAll(withCards);
const END = new Seated('mochi', 13).snapshot;
const told = (lines: ReturnType<typeof gameAccounts>) => lines.map(({ text, rules }) => [plain(text), rules]);

describe('the points of a round', () => {
  test('of one’s own hand are summed card by card', () => {
    expect(told(roundAccounts(END, END.log, 0))).toEqual([
      ['A kezedben maradt: 9 + 8 + 6 + 2 + 2 + 4 = 31 pont.', ['MO-6.2']],
      ['Eddig összesen 31 pont. Ha valaki eléri a 15 pontot, vége a játéknak.', ['MO-7.2']],
    ]);
  });

  test('of another’s hand are only a sum, and that is said', () => {
    expect(told(roundAccounts(END, END.log, 2)).map(([text]) => text)).toEqual([
      'A kézben maradt lapok összege 16 pont.',
      'Mások kezéből csak az összeg látszik, a lapok nem.',
      'Eddig összesen 16 pont. Ha valaki eléri a 15 pontot, vége a játéknak.',
    ]);
  });

  test('of who went out are none, by the rule that ended the round', () => {
    expect(told(roundAccounts(END, END.log, 1))[0]).toEqual(['Elfogyott a lap: 0 pont.', ['MO-6.1']]);
  });
});

test('the final score is told round by round, with the place it comes to', () => {
  if (!END.outcome) throw new Error('no outcome');
  expect(told(gameAccounts(END.log, END.outcome, 2))).toEqual([
    ['1. forduló: a kézben maradt lapok összege 16 pont.', ['MO-6.2']],
    ['Összesen 16 pont, ez a 2. hely: a kevesebb a jobb.', ['MO-7.2']],
  ]);
  expect(told(gameAccounts(END.log, END.outcome, 1))[0]).toEqual(['1. forduló: elfogyott a lap, 0 pont.', ['MO-6.1']]);
});

test('a game that began from a position has rounds its log doesn’t tell of', () => {
  if (!END.outcome) throw new Error('no outcome');
  const standings = END.outcome.standings.map((one) => ({ ...one, points: [{ amount: 7, rule: 'MO-6.2' }, ...one.points] }));
  const [first, second] = told(gameAccounts(END.log, { standings }, 1));
  expect([first?.[0], second?.[0]]).toEqual(['1. forduló: a kézben maradt lapok összege 7 pont.', '2. forduló: elfogyott a lap, 0 pont.']);
});

test('the end of a round is the last one that was told', () => {
  expect(lastRoundEnd(END.log)?.rule).toBe('MO-6.1');
  expect(lastRoundEnd(new Seated('mochi', 0).snapshot.log)).toBeNull();
});

test('a card shows its value and effect, a pair its two digits', () => {
  expect([face('Y5'), face('Y4')].map(({ value, effect }) => [value, effect])).toEqual([[5, 'draw'], [4, null]]);
  expect(face('Y5').colour).not.toBe(face('B5').colour);
  expect(pairNumber('B3', 'O3')).toBe('33');
});

describe('cards travel', () => {
  const { view } = ownState('mochi', END);

  test('from the deck while a round is dealt', () => {
    const { log } = new Seated('mochi', 0).snapshot;
    const dealt = journey(view, log);
    expect([dealt.origin('Y4'), dealt.goal('Y4'), dealt.unseen]).toEqual(['deck', null, []]);
  });

  test('from who played a pair, and to who was given a card', () => {
    const { log } = new Seated('mochi', 5).snapshot;
    const way = journey(view, log.filter(({ event }) => event.event.kind === 'pairPlayed'));
    expect([way.origin('B3'), way.origin('V6'), way.goal('B3')]).toEqual(['seat-0', 'seat-1', null]);
    const passed = journey(view, new Seated('mochi', 12).snapshot.log.filter(({ event }) => event.event.kind === 'passed'));
    expect([passed.origin('O5'), passed.goal('O5')]).toEqual(['seat-0', 'seat-1']);
  });

  test('as a back where one doesn’t see it', () => {
    const all = new Seated('mochi', 13).snapshot.log.filter(({ event }) => event.event.kind === 'passed');
    const unseen = journey(view, all).unseen;
    // Cards that other players pass to each other are never visible.
    expect(unseen.every(({ from, to }) => from !== 'seat-0' && to !== 'seat-0')).toBe(true);
    expect(unseen.length).toBeGreaterThan(0);
  });
});
