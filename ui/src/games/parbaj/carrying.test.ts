// Cards of a duel dragged to their targets.

import { beforeAll, expect, test, vi } from 'vitest';
import type { ParbajMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { ownState } from '../../app/own-game';
import type { Load } from '../../parts/drag';
import { Choice } from './choice.svelte';
import { watchDrags } from './drag';

vi.mock('../../parts/drag', () => ({ watchCarrying: (_: HTMLElement, lift: (thing: HTMLElement) => Load | null) => ({ lift }) }));
beforeAll(withCards);

const TABLE = `
  <div class="felt" id="felt"><b data-player="1" id="their-plate"></b><b data-player="0" id="own-plate"></b>
    <div data-side="1"><i data-permanent="10" id="theirs"></i></div>
    <div data-side="0"><div data-line="guards" id="guards"><i data-carry="1" data-permanent="1"></i></div><div data-line="reserve" id="reserve"></div></div>
  </div><div class="hand"><b data-carry="hand" data-inspect="lombor"></b></div>`;

function carried(selector: string, at: number, moves?: readonly ParbajMove[], view: object = {}) {
  document.body.innerHTML = TABLE;
  const play = new Seated('parbaj', at);
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
const attack = (target: object): ParbajMove => ({ kind: 'attack', attacker: 1, target } as ParbajMove);
const [, own] = ownState('parbaj', new Seated('parbaj', 27).snapshot).view.permanents;
const field = (guard: boolean) => ({ permanents: [{ ...own, id: 1, guard }, { ...own, id: 10, master: 1, owner: 1 }] });
const COMBAT = { ...field(true), phase: 'combat', step: { kind: 'attackers' } };

test('a card of the hand is announced wherever on the table it is let go of', () => {
  const { play, drop, goals } = carried('[data-carry="hand"]', 9);
  expect(goals()).toEqual(['felt']);
  void drop('#theirs');
  expect(play.acted).toEqual([{ kind: 'play', card: 'lombor' }]);
});

test('one that can’t be played has no goal, and says why', () => {
  const { play, drop, goals } = carried('[data-carry="hand"]', 9, [{ kind: 'decline' }]);
  expect([goals(), drop('#felt')]).toEqual([[], null]);
  expect(play.explained).toEqual([{ kind: 'handCard', card: 'lombor' }]);
});

test('nothing is carried while something is announced', () => {
  expect(carried('[data-carry="hand"]', 10).load).toBeNull();
});

test('a guard is carried onto whom it attacks', () => {
  const moves = [attack({ kind: 'permanent', permanent: 10 }), attack({ kind: 'player', seat: 1 })];
  const one = carried('[data-carry="1"]', 27, moves, COMBAT);
  expect(one.goals()).toEqual(['their-plate', 'theirs']);
  one.load?.begin?.();
  expect([one.choice.attacker, one.choice.chosen(1)]).toEqual([1, false]);
  one.load?.end?.();
  expect(one.choice.attacker).toBeNull();
  void one.drop('#theirs');
  expect(one.play.acted).toEqual([moves[0]]);
  const other = carried('[data-carry="1"]', 27, moves, COMBAT);
  void other.drop('#their-plate');
  expect(other.play.acted).toEqual([moves[1]]);
});

test('what can’t be attacked says why, and one’s own is no aim', () => {
  const { play, drop } = carried('[data-carry="1"]', 27, [attack({ kind: 'player', seat: 1 })], COMBAT);
  expect([drop('#own-plate'), drop('[data-permanent="1"]'), drop('#theirs')]).toEqual([null, null, null]);
  expect(play.explained).toEqual([{ kind: 'move', move: attack({ kind: 'permanent', permanent: 10 }) }]);
});

test('a creature walks from the reserve to the guard post, and back', () => {
  const march: ParbajMove = { kind: 'march', permanent: 1 };
  const to = carried('[data-carry="1"]', 27, [march], field(false));
  expect([to.goals(), to.drop('#reserve')]).toEqual([['guards'], null]);
  void to.drop('#guards');
  expect(to.play.acted).toEqual([march]);
  const back = carried('[data-carry="1"]', 27, [march], field(true));
  expect(back.goals()).toEqual(['reserve']);
});

test('one that can’t walk says why at the place it was carried to', () => {
  const { play, drop, goals } = carried('[data-carry="1"]', 27, [{ kind: 'done' }], field(false));
  expect([goals(), drop('#guards')]).toEqual([[], null]);
  expect(play.explained).toEqual([{ kind: 'permanent', permanent: 1 }]);
});
