// The layout of a duel's cards, the forecast of a strike, and hyphenation of long names.

import { beforeAll, describe, expect, test } from 'vitest';
import { Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { fateOf, lifeAfter, linesOf, sayFate, sayPreview, sayStrike } from './forecast-texts';
import { boxOf } from './box';
import { roomBehind } from './board-layout';
import { sideOf } from './side';
import { withSyllables } from './syllables';
import { widthFor } from './tile-width';

beforeAll(withCards);
const { view } = ownState('parbaj', new Seated('parbaj', 27).snapshot);

describe('the box under one’s own plate', () => {
  const phone = { shape: 'rows' as const, height: 844, width: 366, taught: false, past: false, scale: 1, held: 5 };

  test('is as high whatever lies in it', () => {
    const heights = [0, 5, 8, 12].map((held) => boxOf({ ...phone, held }).height);
    expect(new Set(heights)).toEqual(new Set([251]));
  });

  test('has four rows, none too low for a finger; a lesson and the past need less of it', () => {
    const low = { ...phone, height: 640, width: 336 };
    expect([boxOf(low).row, boxOf(low).height]).toEqual([44, 185]);
    expect([boxOf({ ...low, taught: true }).height, boxOf({ ...low, past: true }).height]).toEqual([138, 44]);
    expect(boxOf({ ...phone, past: true })).toMatchObject({ line: true, height: 44 });
  });

  test('has larger cards in the same room', () => {
    const large = boxOf({ ...phone, scale: 1.22 });
    expect([large.row > 59, Math.abs(large.height - 251) <= 4, large.spare]).toEqual([true, true, false]);
  });

  test('has a row to spare where the hand leaves one', () => {
    expect([6, 7].map((held) => boxOf({ ...phone, held }).spare)).toEqual([true, false]);
    expect(boxOf({ ...phone, width: 784, held: 7 }).spare).toBe(true);
  });
});

describe('the board', () => {
  test('has room behind the guards, beside them where all lie in one line', () => {
    expect(roomBehind(366, 170, { shape: 'rows', low: false })).toBe(319);
    expect(roomBehind(714, 170, { shape: 'laptop', low: false })).toBe(443);
    expect(roomBehind(20, 0, { shape: 'rows', low: false })).toBe(118);
  });

  test('gives a tile the room its name needs: two lines on a low one, else three', () => {
    expect([widthFor('Sarj', 1), widthFor('Csönd a lombok alatt', 2), widthFor('Csönd a lombok alatt', 3)]).toEqual([37, 91, 59]);
    expect([1, 2, 3].map((lines) => widthFor('Gyöngy\u00adha\u00adlász-háló', lines))).toEqual([133, 78, 67]);
  });

  test('tells guards, reserve and the rest apart', () => {
    const permanents = view.permanents.flatMap((it) => [it, { ...it, id: it.id + 20, guard: true }, { ...it, id: it.id + 40, card: 'osfa' }]);
    const side = sideOf({ ...view, permanents }, 0);
    expect([side.guards.map(({ id }) => id), side.reserve.map(({ id }) => id), side.others.map(({ id }) => id)]).toEqual([[21], [1], [41]]);
  });
});

describe('a strike', () => {
  const forecast = { pieces: [{ permanent: 0, left: null }, { permanent: 1, left: 2 }], life: [view.sides[0]?.life ?? 0, 11], depends: false, answerable: false };
  const told = { ...view, forecast } as typeof view;

  test('is foretold card by card and player by player', () => {
    expect([fateOf(told, 0), fateOf(told, 1)]).toEqual([{ before: 4, after: null }, { before: 5, after: 2 }]);
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
