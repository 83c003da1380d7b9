// How large cards of a duel lie, what is foretold of a strike, and where long names break.

import { beforeAll, describe, expect, test } from 'vitest';
import { Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { fateOf, lifeAfter, linesOf, sayFate, sayPreview, sayStrike } from './foretell';
import { layHand } from './hand';
import { layBoard, restApart, roomBehind } from './layout';
import { sideOf } from './side';
import { withSyllables } from './syllables';

beforeAll(withCards);
const { view } = ownState('parbaj', new Seated('parbaj', 28).snapshot);

describe('a hand', () => {
  test('has its cards beside one another where there is room, never wider than wished', () => {
    expect(layHand({ cards: 2, width: 366, widest: 96 })).toMatchObject({ card: 96, step: 99 });
    const five = layHand({ cards: 5, width: 366, widest: 96 });
    expect(five.card).toBeCloseTo(354 / 5 - 3);
  });

  test('has them on one another where there is none, each with what a finger needs', () => {
    for (const cards of [6, 7, 8, 12]) {
      const { card, step } = layHand({ cards, width: 366, widest: 96 });
      expect([card >= 46, step >= 44]).toEqual([true, true]);
    }
  });
});

describe('the board', () => {
  const phone = { width: 366, height: 500, single: false, named: false, kept: true, scale: 1 };

  test('draws guards larger than the rest, and never too small for a finger', () => {
    const few = layBoard({ ...phone, sides: [{ guards: 2, rest: 2 }, { guards: 1, rest: 3 }] });
    expect([few.guard > few.rest, few.rest >= 44, few.short]).toEqual([true, true, false]);
    const many = layBoard({ ...phone, height: 200, sides: [{ guards: 7, rest: 14 }, { guards: 7, rest: 14 }] });
    expect([many.guard, many.rest, many.short]).toEqual([44, 44, true]);
  });

  test('gives up the room of empty places first', () => {
    const tight = { ...phone, height: 250, sides: [{ guards: 0, rest: 3 }, { guards: 0, rest: 3 }] };
    expect([layBoard({ ...tight, height: 500 }).kept, layBoard({ ...tight, height: 220 }).kept]).toEqual([true, false]);
  });

  test('in one row has guards and the rest of one size', () => {
    const { guard, rest } = layBoard({ ...phone, single: true, sides: [{ guards: 2, rest: 3 }] });
    expect(guard).toBe(rest);
  });

  test('has room for as many as fingers bear', () => {
    expect(roomBehind({ width: 366, single: false, named: false, guards: 3 })).toBe(Math.floor((366 - 16 + 6) / 50));
    expect(roomBehind({ width: 20, single: false, named: false, guards: 0 })).toBe(2);
  });

  test('begins a line for the rest where that costs none', () => {
    // Six to a line: five and three take two lines either way; seven and three do too, but not apart.
    expect(restApart({ width: 300, card: 44, reserve: 5, rest: 3 })).toBe(true);
    expect(restApart({ width: 300, card: 44, reserve: 7, rest: 3 })).toBe(false);
    expect(restApart({ width: 300, card: 44, reserve: 2, rest: 2 })).toBe(false);
  });

  test('tells guards, reserve and the rest apart', () => {
    const permanents = view.permanents.flatMap((it) => [it, { ...it, id: it.id + 20, guard: true }, { ...it, id: it.id + 40, card: 'osfa' }]);
    const side = sideOf({ ...view, permanents }, 0);
    expect([side.guards.map(({ id }) => id), side.reserve.map(({ id }) => id), side.others.map(({ id }) => id)]).toEqual([[21], [1], [41]]);
  });
});

describe('a strike', () => {
  const forecast = { pieces: [{ permanent: 0, left: null }, { permanent: 1, left: 2 }], life: [14, 11], depends: false, answerable: false };
  const told = { ...view, forecast } as typeof view;

  test('is foretold card by card and player by player', () => {
    expect([fateOf(told, 0), fateOf(told, 1)]).toEqual([{ before: 5, after: null }, { before: 5, after: 2 }]);
    expect([lifeAfter(told, 1), lifeAfter(told, 0)]).toEqual([11, null]);
    expect([sayFate(told, 1)?.includes('2'), sayFate({ ...told, forecast: null }, 1)]).toEqual([true, null]);
  });

  test('leaves out who keeps what they have', () => {
    expect(fateOf({ ...told, forecast: { ...forecast, pieces: [{ permanent: 1, left: 5 }] } } as typeof view, 1)).toBeNull();
  });

  test('is told in a few sentences, with who falls and what a player has left', () => {
    const said = plain(sayStrike(told, () => 'Borka') ?? '');
    expect([said.includes('Koromfaló'), said.includes('18'), said.includes('11'), said.includes('Lombőr')]).toEqual([true, true, true, false]);
    expect(sayStrike({ ...view, forecast: null }, () => 'Borka')).toBeNull();
  });
});

describe('the queue', () => {
  const action = (card: string, wouldBePrevented = false) => ({ seat: 1, origin: { kind: 'card', card }, x: 0, vp: 1, targets: [], against: null, wouldBePrevented });
  const queue = [action('fustpenz', true), action('hamulug')];
  const announced = { origin: { kind: 'card', card: 'lombor' }, x: null, cost: { vp: 2 }, targets: [], against: 1, fates: [false, true] };

  test('stands with its last action first, and what fails is told', () => {
    const lines = linesOf({ ...view, queue } as unknown as typeof view);
    expect(lines.map(({ action, fails }) => [action.origin.card, fails])).toEqual([['hamulug', false], ['fustpenz', true]]);
  });

  test('shows what is announced on top, and all as it would be then', () => {
    const now = { ...view, queue, announced } as unknown as typeof view;
    expect(linesOf(now).map(({ action, fails, announced }) => [action.origin.card, fails, announced])).toEqual([['lombor', false, true], ['hamulug', true, false], ['fustpenz', false, false]]);
    const said = plain(sayPreview(now));
    expect([said.includes('Hamulúg'), said.includes('Füstpénz'), said.includes('2')]).toEqual([true, true, true]);
  });
});

test('long Hungarian names break between syllables, compounds where their parts meet', () => {
  const broken = (name: string) => withSyllables(name, 'hu').replaceAll('\u00ad', '-');
  expect([broken('Gyökéranya'), broken('Avarjáró'), broken('Lombőr'), broken('Koromfaló')]).toEqual(['Gyö-kér-anya', 'Avar-já-ró', 'Lombőr', 'Ko-rom-fa-ló']);
  expect(broken('Magvetőnő').replaceAll('-', '')).toBe('Magvetőnő');
  expect(withSyllables('Leafwalker', 'en')).toBe('Leaf\u00adwalker');
});
