// Card animations; the page's layout and the animations are mocks.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../testing/play';
import { fly, measurePositions, type Journey } from './flight';

type Motion = { node: HTMLElement; from: Record<string, unknown>; to: Record<string, unknown>; end: () => void };

let root: HTMLElement;
let motions: Motion[] = [];
const { animate } = Element.prototype;
let layout: { mockRestore: () => void };

/** Returns an element's rectangle, as given in its `data-at`. */
function rectOf(this: HTMLElement): DOMRect {
  const [x = 0, y = 0, width = 40, height = 60] = (this.dataset['at'] ?? '').split(' ').filter(Boolean).map(Number);
  return new DOMRect(x, y, width, height);
}

beforeEach(() => {
  motions = [];
  layout = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  Element.prototype.animate = function (this: HTMLElement, frames) {
    const [from = {}, to = {}] = frames as Record<string, unknown>[];
    let end = (): void => undefined;
    const finished = new Promise<Animation>((resolve) => (end = () => { resolve({} as Animation); }));
    motions.push({ node: this, from, to, end });
    return { finished } as unknown as Animation;
  };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  layout.mockRestore();
  Element.prototype.animate = animate;
  root.remove();
});

const nowhere: Journey = { origin: () => null, goal: () => null, unseen: [] };
const card = (name: string, at: string): string => `<i data-card="${name}" data-at="${at}"></i>`;
const spot = (name: string, at: string): string => `<b data-spot="${name}" data-at="${at}"></b>`;

/** Changes the table from one state to another. */
function change(before: string, after: string, journey: Partial<Journey> = {}): Promise<void> {
  root.innerHTML = before;
  const picture = measurePositions(root);
  root.innerHTML = after;
  return fly(root, picture, { ...nowhere, ...journey });
}

const flown = () => motions.map(({ node, from }) => [node.dataset['card'], from['transform']]);

test('a card that lies elsewhere now comes from where it was, and one that stayed stays', () => {
  void change(card('A', '0 0') + card('B', '100 0'), card('A', '30 200') + card('B', '100 0'));
  expect(flown()).toEqual([['A', 'translate(-30px, -200px) scale(1)']]);
  expect(motions[0]?.to['transform']).toBe('none');
});

test('less than what can be seen is no move', () => {
  void change(card('A', '0 0'), card('A', '0.8 0.5'));
  expect(motions).toEqual([]);
});

test('it grows on its way from a smaller place, middle to middle', () => {
  void change(card('A', '0 0 20 30'), card('A', '100 100 40 60'));
  expect(flown()).toEqual([['A', 'translate(-110px, -115px) scale(0.5)']]);
});

test('a new card comes from the spot that the log names, one from nowhere is simply there', () => {
  void change(spot('deck', '0 0'), card('A', '0 100') + card('B', '50 100') + spot('deck', '0 0'), { origin: (name) => (name === 'A' ? 'deck' : null) });
  expect(flown()).toEqual([['A', 'translate(0px, -100px) scale(1)']]);
});

test('it comes from where the spot was, not where it has gone to meanwhile', () => {
  void change(spot('seat', '10 0'), card('A', '0 0') + spot('seat', '300 0'), { origin: () => 'seat' });
  expect(flown()).toEqual([['A', 'translate(10px, 0px) scale(1)']]);
});

test('a card that has gone is seen on its way to its spot, and then no more', async () => {
  const done = change(card('A', '0 0'), spot('pile', '0 80'), { goal: () => 'pile' });
  const [ghost] = motions;
  expect(root.contains(ghost?.node ?? null)).toBe(true);
  expect(ghost?.node.inert).toBe(true);
  // The copy is not taken for the card itself.
  expect(ghost?.node.dataset['card']).toBeUndefined();
  expect(ghost?.to['opacity']).toBe(0.25);
  ghost?.end();
  await done;
  expect(root.contains(ghost?.node ?? null)).toBe(false);
});

test('one that goes nowhere is gone at once', async () => {
  await change(card('A', '0 0'), spot('pile', '0 80'));
  expect(motions).toEqual([]);
  expect(root.children.length).toBe(1);
});

test('an unseen card travels as the back that the table draws, from spot to spot', async () => {
  const table = `<u data-back data-at="5 5 20 30"></u>${spot('deck', '0 0')}${spot('seat', '200 0 100 60')}`;
  const done = change(table, table, { unseen: [{ from: 'deck', to: 'seat' }, { from: 'deck', to: 'nobody' }] });
  expect(motions.map(({ node }) => node.tagName)).toEqual(['U']);
  const { style } = motions[0]?.node ?? document.body;
  expect([style.left, style.top, style.width]).toEqual(['10px', '0px', '20px']);
  motions[0]?.end();
  await done;
  expect(root.querySelectorAll('u').length).toBe(1);
});

test('what a card comes to lie on is seen below it until it has landed', async () => {
  const done = change(card('under', '100 0') + card('A', '0 0'), card('A', '100 0'));
  const flying = root.querySelector('[data-card="A"]');
  const below = flying?.previousElementSibling as HTMLElement | null;
  expect(below?.inert).toBe(true);
  expect(below?.hasAttribute('data-card')).toBe(false);
  motions[0]?.end();
  await done;
  expect(root.children.length).toBe(1);
});

test('the table waits until the last card has landed', async () => {
  let landed = false;
  void change(card('A', '0 0') + card('B', '0 0'), card('A', '90 0') + card('B', '180 0')).then(() => (landed = true));
  motions[0]?.end();
  await settled();
  expect(landed).toBe(false);
  motions[1]?.end();
  await settled();
  expect(landed).toBe(true);
});
