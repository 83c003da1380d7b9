// Cards dragged to their targets.

import { beforeAll, expect, test, vi } from 'vitest';
import type { IszkenderunMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import type { Load } from '../../parts/drag';
import { Choice } from './choice.svelte';
import { watchDrags } from './drag';

vi.mock('../../parts/drag', () => ({ watchCarrying: (_: HTMLElement, lift: (thing: HTMLElement) => Load | null) => ({ lift }) }));
beforeAll(withCards);

const TABLE = `
  <div data-row="0"><b class="laid" data-inspect="S6" data-carry="row"></b></div>
  <div data-row="1"><b class="laid" data-inspect="X4"></b></div>
  <div data-row="2"><b class="laid" data-inspect="T3"></b></div>
  <button id="pile"><i data-spot="discards"></i></button><div data-spot="seat-0" id="own"></div>
  <div class="hand"><b data-inspect="H7" data-carry="hand"></b><b data-inspect="T9" data-carry="hand"></b></div>`;

function carried(card: string, moves: readonly IszkenderunMove[], view: object = {}) {
  document.body.innerHTML = TABLE;
  const play = new Seated('iszkenderun', 0);
  play.now({ moves, view });
  const choice = new Choice(play, noHint(play));
  const { lift } = watchDrags(document.body, choice) as unknown as { lift: (thing: HTMLElement) => Load | null };
  const thing = document.querySelector<HTMLElement>(`[data-carry][data-inspect="${card}"]`);
  const load = thing && lift(thing);
  if (!load) throw new Error('it can’t be carried');
  const drop = (selector: string) => {
    const below = document.querySelector(selector);
    return below && load.drop(below, { x: 0, y: 0, mouse: false });
  };
  const goals = () => [...load.goals()].map((goal) => goal.getAttribute('data-row') ?? goal.getAttribute('data-inspect') ?? goal.id);
  return { play, choice, drop, goals };
}
const lay = (card: string, row: number): IszkenderunMove => ({ kind: 'play', card, row });
const use = (...targets: string[]): IszkenderunMove => ({ kind: 'use', card: 'S6', targets, extra: null });

test('a card of the hand is laid into the row it is let go of over', () => {
  const { play, drop, goals } = carried('T9', [lay('T9', 0), lay('T9', 2)]);
  expect(goals()).toEqual(['0', '2']);
  void drop('[data-row="2"] b');
  expect(play.acted).toEqual([lay('T9', 2)]);
});

test('over a row it can’t go to it says why, and beside all rows it says nothing', () => {
  const { play, drop } = carried('T9', [lay('T9', 0)]);
  expect([drop('[data-row="1"]'), drop('#pile')]).toEqual([null, null]);
  expect([play.acted, play.explained]).toEqual([[], [{ kind: 'play', card: 'T9', row: 1 }]]);
});

test('an ability is carried to its target', () => {
  const { play, drop, goals } = carried('S6', [use('T3'), use('X4')]);
  expect(goals()).toEqual(['X4', 'T3']);
  void drop('[data-inspect="T3"]');
  expect(play.acted).toEqual([use('T3')]);
});

test('an ability with two targets begins with the one it was carried to', () => {
  const { play, choice, drop } = carried('S6', [use('T3', 'X4')]);
  expect(drop('[data-inspect="T3"]')).toBeNull();
  expect([play.acted, choice.draft]).toEqual([[], { kind: 'use', card: 'S6', targets: ['T3'], extra: null }]);
});

test('an ability that can do nothing says so, whatever it was carried to', () => {
  const { play, drop, goals } = carried('S6', [{ kind: 'pass' }]);
  expect([goals(), drop('[data-inspect="T3"]')]).toEqual([[], null]);
  expect(play.explained).toEqual([{ kind: 'card', card: 'S6' }]);
});

test('what is taken back is looked for on the pile it is carried to', () => {
  const { choice, drop, goals } = carried('S6', [use('H2'), use('H1')], { discards: ['H2', 'H1'] });
  expect([goals(), drop('#pile')]).toEqual([['pile'], null]);
  expect(choice.looked).toBe('S6');
});

test('what has to be discarded goes to the pile, and what is banked to one’s own plate', () => {
  const away = carried('H7', [{ kind: 'discard', card: 'H7' }], { step: { kind: 'discard', limit: 4 } });
  expect(away.goals()).toEqual(['pile']);
  void away.drop('#pile');
  expect(away.play.acted).toEqual([{ kind: 'discard', card: 'H7' }]);
  const bank = carried('S6', [{ kind: 'bank', card: 'S6' }], { step: { kind: 'bank', duty: 'lowest' } });
  expect([bank.goals(), bank.drop('#pile')]).toEqual([['own'], null]);
  void bank.drop('#own');
  expect(bank.play.acted).toEqual([{ kind: 'bank', card: 'S6' }]);
});
