// Gestures that don't start a drag, and things that may not be dragged.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hand, thing } from '../../testing/hand';

let hand: Hand;

beforeEach(() => {
  hand = new Hand();
});
afterEach(() => hand.leave());

test('a hand that hardly moves has touched, which counts', () => {
  hand.down();
  hand.move(103);
  hand.up(103);
  expect([hand.told, hand.click()]).toEqual([[], 1]);
});

test('while what was let go of lies there nothing else is taken up', () => {
  hand.down();
  hand.move(120);
  hand.below = [thing('goal')];
  hand.up(160);
  hand.down('other');
  hand.move(130);
  expect(hand.told.filter((one) => one === 'begin').length).toBe(1);
});

test.each([{ isPrimary: false }, { button: 2 }])('a hand with %o carries nothing', (how) => {
  hand.down('within', how);
  hand.move(150);
  expect(hand.told).toEqual([]);
});

test('another finger moves nothing and lets go of nothing', () => {
  hand.down();
  hand.move(150, 100, { pointerId: 2 });
  expect(hand.told).toEqual([]);
  hand.move(150);
  hand.up(150, 100, { pointerId: 2 });
  expect(hand.told).toEqual(['begin']);
});

test('a finger that has rested on a card until its sheet came doesn’t carry it off', () => {
  hand.down();
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  hand.move(150);
  document.querySelector('dialog')?.remove();
  hand.move(200);
  expect(hand.told).toEqual([]);
});

test('what may not be carried now stays, and so does what nobody carries', () => {
  hand.load = null;
  hand.down();
  hand.move(150);
  expect(hand.copy).toBeNull();
  hand.load = { goals: () => [], drop: () => null, begin: () => hand.told.push('begin') };
  hand.down('goal');
  hand.move(150);
  expect(hand.told).toEqual([]);
});

test('a table that is left carries nothing any more', () => {
  hand.carries.stop();
  hand.down();
  hand.move(150);
  expect(hand.told).toEqual([]);
});
