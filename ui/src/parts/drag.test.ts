// Drag and drop: where things may go, and what dropping them does.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hand, thing } from '../../testing/hand';
import { settled } from '../../testing/play';

let hand: Hand;

beforeEach(() => {
  hand = new Hand();
});
afterEach(() => hand.leave());

test('a mouse carries after a few pixels, a finger after some more', () => {
  hand.down();
  hand.move(104);
  expect(hand.told).toEqual([]);
  hand.move(105);
  expect(hand.told).toEqual(['begin']);
  hand.up(105);
  for (const flight of hand.flights) flight.onfinish?.();
  hand.told = [];
  hand.down('card', { pointerType: 'touch' });
  hand.move(109, 100, { pointerType: 'touch' });
  expect(hand.told).toEqual([]);
  hand.move(110, 100, { pointerType: 'touch' });
  expect(hand.told).toEqual(['begin']);
});

test('a copy goes with the hand, above a finger, and the card is marked as gone', () => {
  hand.down('within', { pointerType: 'touch' });
  hand.move(150, 130, { pointerType: 'touch' });
  expect(hand.copy?.style.translate).toBe('50px 4px');
  expect(hand.copy?.className).toBe('in-hand');
  expect([hand.copy?.inert, hand.copy?.dataset['card']]).toEqual([true, 'P3']);
  expect(thing('card').hasAttribute('data-carried')).toBe(true);
  expect(thing('table').hasAttribute('data-carrying')).toBe(true);
});

test('where it may go is marked, and the place it is over, whatever lies above that', () => {
  hand.down();
  hand.move(120);
  expect(thing('goal').hasAttribute('data-goal')).toBe(true);
  hand.below = [thing('elsewhere'), thing('in-goal')];
  hand.move(130);
  expect(thing('goal').hasAttribute('data-aimed')).toBe(true);
  hand.below = [thing('elsewhere')];
  hand.move(140);
  expect(document.querySelector('[data-aimed]')).toBeNull();
});

test('let go of over a place that takes it, it lies there until the picture changes', async () => {
  hand.down();
  hand.move(120);
  hand.below = [thing('in-goal')];
  hand.up(160, 140);
  expect(hand.told).toEqual(['begin', 'end', 'drop in-goal 160 140 mouse']);
  expect(document.querySelector('[data-goal], [data-carrying]')).toBeNull();
  expect(hand.copy).not.toBeNull();
  hand.carries.clear();
  expect([hand.copy, document.querySelector('[data-carried]')]).toEqual([null, null]);
  hand.landed();
  await settled();
  expect(hand.flights).toEqual([]);
});

test('… and flies back if nothing came of it', async () => {
  hand.down();
  hand.move(120);
  hand.below = [thing('goal')];
  hand.up(160);
  hand.landed();
  await settled();
  expect(hand.flights.length).toBe(1);
  hand.flights[0]?.onfinish?.();
  expect([hand.copy, document.querySelector('[data-carried]')]).toEqual([null, null]);
});

test.each(['elsewhere', null])('let go of over %s it flies back', (where) => {
  hand.down();
  hand.move(120);
  hand.below = where === null ? [] : [thing(where)];
  hand.up(160);
  expect(hand.flights.length).toBe(1);
  expect(hand.copy).not.toBeNull();
  hand.flights[0]?.onfinish?.();
  expect(hand.copy).toBeNull();
});

test('with motion off it is back at once', () => {
  document.documentElement.dataset['motion'] = 'off';
  hand.down();
  hand.move(120);
  hand.up(160);
  expect([hand.flights, hand.copy]).toEqual([[], null]);
});

test('what was carried isn’t touched as well, but soon can be', async () => {
  hand.down();
  hand.move(120);
  hand.up(160);
  expect(hand.click()).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 70));
  expect(hand.click()).toBe(1);
});

test('it is put back, and the finger that still presses touches nothing when it is lifted', () => {
  hand.down();
  hand.move(120);
  expect(hand.carries.putBack()).toBe(true);
  expect([hand.told, hand.flights.length]).toEqual([['begin', 'end'], 1]);
  expect(hand.carries.putBack()).toBe(false);
  hand.move(200);
  hand.up(200);
  expect(hand.told).toEqual(['begin', 'end']);
  expect(hand.click()).toBe(0);
});

test('the system takes a hand away: it flies back', () => {
  hand.down();
  hand.move(120);
  hand.cancel(2);
  expect(hand.flights).toEqual([]);
  hand.cancel();
  expect(hand.flights.length).toBe(1);
});

test('it is carried as wide as it is where it goes', () => {
  hand.load = { ...hand.load, goals: () => [], drop: () => null, width: () => 80 };
  hand.down();
  hand.move(150);
  // In these tests everything is 320 pixels wide.
  expect(hand.copy?.style.scale).toBe('0.25');
});

