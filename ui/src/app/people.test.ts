import { expect, test } from 'vitest';
import type { Player, SeatInfo } from '../bindings';
import { sitsOpposite } from './people.svelte';
import { boxOnPage, onPage, turnPage } from './turned-page.svelte';

const owner: Player = { kind: 'person', name: 'Péter' };
const guest: Player = { kind: 'guest', name: 'Anna' };
const bot: Player = { kind: 'bot', name: 'Borka', level: 'steady' };
const seats = (...players: Player[]): SeatInfo[] => players.map((player) => ({ name: '', player }));
const opposite = (all: SeatInfo[]) => all.flatMap((_, seat) => (sitsOpposite(all, seat) ? [seat] : []));

test('the second half of the people, counted from the owner, sits on the other side', () => {
  expect(opposite(seats(owner, guest))).toEqual([1]);
  expect(opposite(seats(guest, owner))).toEqual([0]);
  expect(opposite(seats(guest, bot, owner, bot))).toEqual([0]);
  expect(opposite(seats(guest, owner, guest, guest))).toEqual([0, 3]);
  expect(opposite(seats(owner, guest, guest))).toEqual([2]);
  expect(opposite(seats(owner, bot))).toEqual([]);
});

test('on a turned page positions are counted from the opposite corner', () => {
  const node = document.createElement('div');
  node.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
  turnPage(true);
  const there = onPage({ x: 10, y: 20 });
  expect(there).toEqual({ x: innerWidth - 10, y: innerHeight - 20 });
  expect(onPage(there)).toEqual({ x: 10, y: 20 });
  const { right, bottom, width, height } = boxOnPage(node);
  expect([right, bottom, width, height]).toEqual([there.x, there.y, 30, 40]);
  turnPage(false);
  expect(boxOnPage(node).left).toBe(10);
});
