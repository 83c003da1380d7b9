// Cards of Happy Mochi dragged to their targets.

import { beforeAll, expect, test, vi } from 'vitest';
import type { MochiMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import type { Load } from '../../parts/drag';
import { Choice } from './choice.svelte';
import { watchDrags } from './drag';

vi.mock('../../parts/drag', () => ({ watchCarrying: (_: HTMLElement, lift: (thing: HTMLElement) => Load | null) => ({ lift }) }));
beforeAll(withCards);

const places = [0, 1, 2, 3, 4, 5, 6];
const TABLE = `
  <section class="felt" id="felt"><b data-carry="left"></b><b data-carry="right"></b><b data-carry="deck"></b></section>
  <div data-spot="seat-0" id="own"></div><div data-spot="seat-1" id="left"></div><div data-spot="seat-2" id="right"></div><div data-spot="reserve" id="reserve"></div>
  <div class="hand" id="hand">${places.map((at) => `<i data-gap="${String(at)}" id="gap-${String(at)}"></i><b class="slot" data-carry="hand" data-place="${String(at)}"></b>`).join('')}<b data-carry="arrival"></b></div>`;

function carried(selector: string, at: number, moves?: readonly MochiMove[], view: object = {}) {
  document.body.innerHTML = TABLE;
  const play = new Seated('mochi', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, noHint(play));
  const { lift } = watchDrags(document.body, choice) as unknown as { lift: (thing: HTMLElement) => Load | null };
  const thing = document.querySelector<HTMLElement>(selector);
  const load = thing && lift(thing);
  const drop = (where: string) => {
    const below = document.querySelector(where);
    return (load && below && load.drop(below, { x: 0, y: 0, mouse: false })) ?? null;
  };
  return { play, choice, load, drop, goals: () => [...(load?.goals() ?? [])].map((goal) => goal.id) };
}

test('either card of a pair takes the other one along, to the centre', () => {
  const { play, load, drop, goals } = carried('[data-place="4"]', 0);
  expect([load?.things?.map(({ dataset }) => dataset['place']), goals()]).toEqual([['3', '4'], ['felt']]);
  void drop('#felt b');
  expect(play.acted).toEqual([{ kind: 'playPair', left: 3 }]);
});

test('a pair that can’t be played has no place to go to, and says why over the centre', () => {
  const { play, drop, goals } = carried('[data-place="6"]', 0);
  expect([goals(), drop('#felt'), play.acted]).toEqual([[], null, []]);
  expect(play.explained).toEqual([{ kind: 'pair', left: 5 }]);
});

test('a card that is passed on goes to the next player’s place alone', () => {
  const { play, drop, goals } = carried('[data-place="2"]', 5);
  expect([goals(), drop('#right')]).toEqual([['left'], null]);
  void drop('#left');
  expect(play.acted).toEqual([{ kind: 'passLeft', place: 2 }]);
});

test('a card for the reserve goes beside what one has kept, one that is kept nowhere', () => {
  const reserve = carried('[data-place="2"]', 5, [{ kind: 'reserve', place: 2 }], { step: { kind: 'reserve' } });
  expect(reserve.goals()).toEqual(['reserve', 'own']);
  expect(carried('[data-place="2"]', 5, [{ kind: 'keep', place: 2 }], { step: { kind: 'keep' } }).load).toBeNull();
});

test('a card that has come goes into a gap', () => {
  const { play, drop, goals } = carried('[data-carry="arrival"]', 1, [{ kind: 'insert', place: 2 }, { kind: 'insert', place: 5 }]);
  expect(goals()).toEqual(['gap-2', 'gap-5']);
  expect(drop('#gap-3')).toBeNull();
  void drop('#gap-5');
  expect([play.explained, play.acted]).toEqual([[{ kind: 'gap', place: 3 }], [{ kind: 'insert', place: 5 }]]);
});

test('a card of the centre is carried into the gap it is for: drawn, and put there', async () => {
  const { play, choice, load, drop } = carried('[data-carry="left"]', 0);
  load?.begin?.();
  expect(choice.bringing).toBe(true);
  const dropped = drop('#gap-6');
  play.to(1);
  await dropped;
  load?.end?.();
  expect(play.acted).toEqual([{ kind: 'draw', from: { kind: 'centre', half: 'left' } }, { kind: 'insert', place: 6 }]);
});

test('the deck’s card goes to the hand: where it is to stand is only asked once it is known', () => {
  const { play, drop, goals } = carried('[data-carry="deck"]', 0);
  expect(goals()).toEqual(['hand']);
  void drop('#gap-1');
  expect(play.acted).toEqual([{ kind: 'draw', from: { kind: 'deck' } }]);
});

test('nothing is carried while a decision is on its way', () => {
  const play = new Seated('mochi', 0);
  play.acting = true;
  document.body.innerHTML = TABLE;
  const choice = new Choice(play, noHint(play));
  const { lift } = watchDrags(document.body, choice) as unknown as { lift: (thing: HTMLElement) => Load | null };
  expect([...document.querySelectorAll<HTMLElement>('[data-carry]')].map(lift).every((load) => load === null)).toBe(true);
});
