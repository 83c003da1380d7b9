// An active card dragged to the target of its ability; and a finger on the sky.

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AstraMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import type { Load } from '../../parts/drag';
import { Choice } from './choice.svelte';
import { watchDrags } from './drag';
import { Finger } from './finger.svelte';

vi.mock('../../parts/drag', () => ({ watchCarrying: (_: HTMLElement, lift: (thing: HTMLElement) => Load | null) => ({ lift }) }));
beforeAll(withCards);

const TABLE = `
  <div class="quarter"><b data-place="air" data-card="aql"></b><b data-place="fire" data-card="ser"></b><b data-place="earth" data-card="equ"></b></div>
  <div class="journal"><b data-carry data-card="ari"></b><b data-carry data-card="lib"></b></div>`;

function carried(card: string, moves: readonly AstraMove[]) {
  document.body.innerHTML = TABLE;
  const play = new Seated('astra', 11);
  play.now({ moves });
  const choice = new Choice(play, noHint(play));
  const { lift } = watchDrags(document.body, choice) as unknown as { lift: (thing: HTMLElement) => Load | null };
  const thing = document.querySelector<HTMLElement>(`.journal [data-card="${card}"]`);
  const load = thing && lift(thing);
  if (!load) throw new Error('it can’t be carried');
  const drop = (selector: string) => {
    const below = document.querySelector(selector);
    return below && load.drop(below, { x: 0, y: 0, mouse: false });
  };
  return { play, choice, drop, goals: () => [...load.goals()].map((goal) => goal.getAttribute('data-card')) };
}

describe('an ability that is carried', () => {
  test('to the displayed card it is for is used at once', () => {
    const { play, drop, goals } = carried('ari', [{ kind: 'use', card: 'ari', aim: { displayed: 'fire' } }]);
    expect(goals()).toEqual(['ser']);
    void drop('[data-place="fire"]');
    expect(play.acted).toEqual([{ kind: 'use', card: 'ari', aim: { displayed: 'fire' } }]);
  });

  test('to a card it isn’t for says why', () => {
    const { play, drop } = carried('ari', [{ kind: 'use', card: 'ari', aim: { displayed: 'fire' } }]);
    expect(drop('[data-place="air"]')).toBeNull();
    void drop('.journal [data-card="lib"]');
    expect([play.acted, play.explained]).toEqual([[], [{ kind: 'use', card: 'ari', aim: { displayed: 'air' } }, { kind: 'use', card: 'ari', aim: { exhausted: 'lib' } }]]);
  });

  test('to another active card wakes that', () => {
    const { play, drop, goals } = carried('ari', [{ kind: 'use', card: 'ari', aim: { exhausted: 'lib' } }]);
    expect(goals()).toEqual(['lib']);
    void drop('.journal [data-card="lib"]');
    expect(play.acted).toEqual([{ kind: 'use', card: 'ari', aim: { exhausted: 'lib' } }]);
  });

  test('to a card whose star it marks opens that, for the star is still to be chosen', () => {
    const { play, choice, drop } = carried('ari', [{ kind: 'use', card: 'ari', aim: { star: ['earth', 3] } }]);
    expect(drop('[data-place="earth"]')).toBeNull();
    expect([choice.using?.card, choice.open, play.acted]).toEqual(['ari', 'earth', []]);
  });

  test('that can’t be used at all says so wherever it is let go of', () => {
    const { play, drop, goals } = carried('lib', [{ kind: 'rest' }]);
    expect(goals()).toEqual([]);
    expect(drop('[data-place="air"]')).toBeNull();
    expect(play.explained).toEqual([{ kind: 'use', card: 'lib', aim: 'nothing' }]);
  });
});

describe('a finger on the sky', () => {
  let told: string[];
  const sky = document.createElement('div');
  const pointer = (type: string, x: number, y = 0, more: PointerEventInit = {}) => {
    const event = new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, ...more });
    Object.defineProperty(event, 'currentTarget', { value: sky });
    return event;
  };
  /** A finger on a sky with a star every 100 pixels. */
  const finger = (draws = true) =>
    new Finger({
      at: ({ x }) => Math.round(x / 100),
      on: ({ x }) => (x % 100 === 0 ? x / 100 : null),
      tap: (star) => told.push(`tap ${String(star)}`),
      drag: (star) => told.push(`drag ${String(star)}`),
      draws: () => draws,
    });
  beforeEach(() => {
    told = [];
  });

  test('that hardly moves taps the star under it', () => {
    const one = finger();
    one.down(pointer('pointerdown', 100));
    one.move(pointer('pointermove', 105));
    one.up(pointer('pointerup', 105));
    expect(told).toEqual(['tap 1']);
  });

  test('that draws begins at the star it came down on, and lifting it decides nothing', () => {
    const one = finger();
    one.down(pointer('pointerdown', 100));
    one.move(pointer('pointermove', 150));
    one.move(pointer('pointermove', 200));
    expect(one.at).toEqual({ x: 200, y: 0 });
    one.up(pointer('pointerup', 200));
    expect([told, one.at]).toEqual([['drag 1', 'drag 2'], null]);
  });

  test('draws nothing where no line can be drawn, and a second one is none', () => {
    const one = finger(false);
    one.down(pointer('pointerdown', 100));
    one.move(pointer('pointermove', 300));
    one.up(pointer('pointerup', 300));
    expect(told).toEqual(['tap 1']);
    one.down(pointer('pointerdown', 100, 0, { isPrimary: false, pointerId: 2 }));
    one.up(pointer('pointerup', 100, 0, { pointerId: 2 }));
    expect(told).toEqual(['tap 1']);
  });
});
