// Counting and describing a board, and movements of cards.

import { beforeAll, describe, expect, test } from 'vitest';
import { Seated, noHint, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { Choice } from './choice.svelte';
import { journey, keysOf } from './journeys';
import { sayPoint, sayRow } from './say';
import { accountsOf, leadOf, sayLead, sayTotals, sideOf } from './scores';
import { placeOf } from './point-names';
import { sayHalves } from './words';

beforeAll(withCards);
const END = ownState('cardgo', new Seated('cardgo', 25).snapshot).view;
if (!END.score) throw new Error('no score');
const SCORE = END.score;

describe('points', () => {
  test('are stones and empty points, and komi for White, in halves', () => {
    // Black: 7 stones. White: 10 stones, and 6.5.
    expect([sideOf(SCORE, 0).total, sideOf(SCORE, 1).total, leadOf(SCORE)]).toEqual([14, 33, -19]);
    expect(plain(sayTotals(SCORE))).toBe('Fekete 7, Fehér 16,5. Fehér vezet 9,5 ponttal.');
  });

  test('that are equal are said to be', () => {
    expect(sayLead({ ...SCORE, white: { stones: 7, territory: 0 }, komi: 0 })).toBe('Egyenlően álltok.');
    expect([sayHalves(7), sayHalves(8)]).toEqual(['3,5', '4']);
  });

  test('are told line by line, the other side’s dead stones among the empty points', () => {
    const told = (seat: 0 | 1) => accountsOf({ rows: END.rows }, { ...SCORE, dead: ['G8', 'J8'] }, seat).map(({ text }) => plain(text));
    expect(told(1)).toEqual(['Élő kövek a táblán: 10.', 'Bekerített üres metszéspontok: 0.', 'Ebből halott kövek helye: 2.', 'Komi fehérnek: 6,5.', 'Összesen 16,5 pont.']);
    expect(told(0)).toEqual(['Élő kövek a táblán: 7.', 'Bekerített üres metszéspontok: 0.', 'Összesen 7 pont.']);
  });
});

describe('the board is read out', () => {
  test('row by row, with where stones stand', () => {
    expect(plain(sayRow(END, 1))).toMatch(/^8\. sor.*G.*J/);
    expect(plain(sayRow({ rows: ['...'] }, 0))).toMatch(/üres/);
  });

  test('point by point, with all there is to know of it', () => {
    const play = new Seated('cardgo', 11);
    const choice = new Choice(play, noHint(play));
    const say = (point: string) => plain(sayPoint(choice, placeOf(point, 9)));
    expect([say('A1'), say('H1')]).toEqual(['A1, üres', 'H1, fekete kő, 3 szabadság']);
    expect(say('C7')).toMatch(/^C7, fehér kő, 3 szabadság, .+/);
    choice.touch('A1');
    expect(say('A1')).not.toBe('A1, üres');
  });

  test('with whose a point is likely to be, where a stone doesn’t tell', () => {
    const play = new Seated('cardgo', 11);
    const choice = new Choice(play, noHint(play));
    const owners = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 60));
    const say = (point: string, by = owners) => plain(sayPoint(choice, placeOf(point, 9), { owners: by, lead: 0 }));
    expect(say('H1')).toBe('H1, fekete kő, 3 szabadság');
    expect(say('H2')).not.toBe(plain(sayPoint(choice, placeOf('H2', 9))));
    // A smaller share is treated as undecided.
    expect(say('A1', owners.map((row) => row.map(() => 17)))).toBe('A1, üres');
  });
});

describe('cards travel', () => {
  test('equal ones are things of their own', () => {
    expect(keysOf(['trap', 'wall', 'trap'])).toEqual(['trap:0', 'wall:0', 'trap:1']);
  });

  test('an announced one comes from whose it is, what is drawn from the deck', () => {
    const { snapshot } = new Seated('cardgo', 18);
    const { view } = ownState('cardgo', snapshot);
    const way = journey(view, snapshot.log);
    expect([way.origin('announced:lantern'), way.origin('trap:0'), way.goal('trap:0')]).toEqual(['seat-1', 'deck', 'discards']);
  });
});
