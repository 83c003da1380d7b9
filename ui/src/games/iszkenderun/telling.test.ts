// The prompts of an Iskenderun table, and the label of the main button.

import { beforeAll, describe, expect, test } from 'vitest';
import type { IszkenderunMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { Choice } from './choice.svelte';
import { labelOf } from './label';
import { prompt } from './prompt';
import { sayDoes } from './words';

beforeAll(withCards);

function seat(moves: readonly IszkenderunMove[] | null, then: (choice: Choice) => void = () => undefined, view: object = {}) {
  const play = new Seated('iszkenderun', 0);
  if (moves) play.now({ moves, view });
  const choice = new Choice(play, noHint(play));
  then(choice);
  const asked = () => plain(prompt(choice, play.snapshot, false));
  const label = () => (choice.draft ? plain(labelOf(choice, choice.draft, (who) => play.snapshot.seats[who]?.name ?? '')) : null);
  return { play, choice, asked, label };
}
const use = (card: string, ...targets: string[]): IszkenderunMove => ({ kind: 'use', card, targets, extra: null });

describe('a turn', () => {
  test('asks for what there is to do', () => {
    expect(seat(null).asked()).toBe('Játssz ki egy lapot, vagy passzolj!');
    expect(seat([{ kind: 'play', card: 'H7', row: 0 }, use('S6', 'T3')]).asked()).toBe('Játssz ki egy lapot, használj egy képességet, vagy passzolj!');
    expect(seat([{ kind: 'marker', cost: 'H4', deed: 'scorePile', targets: [], extra: null }]).asked()).toBe('Használd az akciójelződet, vagy passzolj!');
  });

  test('tells what the chosen move changes, one’s own row first', () => {
    const { choice, asked } = seat(null, (choice) => { choice.touchHand('H7'); });
    choice.forecast = [
      { seat: 2, rule: 'IS-7.1', before: 6, after: 3 },
      { seat: 0, rule: 'IS-7.1', before: 0, after: 7 },
      { seat: 1, rule: 'IS-7.1', before: 5, after: 5 },
    ];
    expect(asked()).toBe('A sorod 0 → 7, Luca sora 6 → 3');
    choice.forecast = [{ seat: 0, rule: 'IS-5.7', before: 5, after: 9 }];
    expect(asked()).toBe('A pontpaklid 5 → 9');
    choice.forecast = [{ seat: 0, rule: 'IS-7.1', before: 5, after: 5 }];
    expect(asked()).toBe('A sorok összege nem változik.');
    choice.forecast = null;
    expect(asked()).toBe('');
  });

  test('tells what passing leaves', () => {
    expect(seat(null, (choice) => { choice.pass(); }).asked()).toBe('Ha passzolsz, ebben a fordulóban már nem lépsz többet. A sorod most 0 pontot ér.');
  });

  test('of another player is waited for', () => {
    const { play, asked } = seat([]);
    play.now({ view: { toMove: 1 } });
    expect(asked()).toContain('Borka');
  });
});

test.each([
  ['S3', ['T1'], 'Melyik lapot dobod el? Aktuális értéke legfeljebb 2 lehet.'],
  ['T6', ['T1'], 'Melyik lapot veszed kézbe? Aktuális értéke legfeljebb 4 lehet.'],
  ['S6', ['T1'], 'Melyik lapot dobod el?'],
  ['T7', ['T1'], 'Melyik lapot veszed vissza a dobópakliból?'],
] as const)('the ability of %s asks for its target', (card, targets, asked) => {
  expect(seat([use(card, ...targets)], (choice) => { choice.touchRow(card, 0); }).asked()).toBe(asked);
});

describe('the button', () => {
  test('says where a card is laid', () => {
    expect(seat(null, (choice) => { choice.touchHand('H7'); }).label()).toBe('Kijátszom');
    const other = seat([{ kind: 'play', card: 'T9', row: 0 }, { kind: 'play', card: 'T9', row: 1 }], (choice) => { choice.touchHand('T9'); });
    expect(other.label()).toBe('Válassz sort');
    other.choice.touchEnd(1);
    expect(other.label()).toBe('Borka sorába');
  });

  test('says what an ability does to its target, or what is missing', () => {
    const moves = [use('S6', 'X4'), use('T6', 'X4'), use('T5', 'X4', 'T3'), use('T7', 'X4')];
    const after = (card: string, ...targets: string[]) => seat(moves, (choice) => {
      choice.touchRow(card, 0);
      for (const target of targets) if (!choice.touchDiscard(target)) choice.touchRow(target, 1);
    }).label();
    expect([after('S6'), after('S6', 'X4')]).toEqual(['Melyikre?', 'Eldobom: Kereszt 4']);
    expect(after('T6', 'X4')).toBe('Kézbe veszem: Kereszt 4');
    expect([after('T5'), after('T5', 'X4')]).toEqual(['Válassz két lapot', 'Válaszd a párját is']);
    expect(after('T7', 'X4')).toBe('Visszaveszem: Kereszt 4');
  });

  test('says what the marker does, and for how many cards', () => {
    const label = (then: (choice: Choice) => void) => seat(null, then).label();
    expect(label((choice) => { choice.openMarker(); })).toBe('Mivel fizetsz?');
    expect(label((choice) => { choice.touchHand('TH'); choice.openMarker(); })).toBe('Válassz akciót');
    expect(label((choice) => { choice.touchHand('TH'); choice.openMarker('steal'); choice.touchRow('T3', 2); })).toBe('Ellopom: Turbán 3');
    expect(label((choice) => { choice.touchHand('X1'); choice.openMarker(); })).toBe('Melyiket cseréled?');
    expect(label((choice) => { choice.touchHand('X1'); choice.openMarker(); choice.touchHand('H4'); choice.touchHand('H7'); })).toBe('Cserélek 2 lapot');
    expect(label((choice) => { choice.touchHand('H4'); choice.openMarker(); })).toBe('Plusz négy a pontpaklimhoz');
  });
});

test('a card says what it does as the rules have it', () => {
  // X1 gives 2 to both sides, H1 gives 3 to its right, H7 gives 3 to its left; S8 counts scimitars.
  const said = ['X1', 'H1', 'H7', 'S8', 'T9', 'ST'].map((card) => plain(sayDoes(card)));
  expect(new Set(said).size).toBe(6);
  expect([said[0], said[1], said[2]].map((one) => /\d/.exec(one ?? '')?.[0])).toEqual(['2', '3', '3']);
});
