// Enter on the board has the effect of one click.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { session } from '../../app/session.svelte';
import Board from './Board.svelte';
import { Choice } from './choice.svelte';

beforeAll(withCards);
let end = (): void => undefined;
afterEach(() => {
  end();
  session.settings = { ...session.settings, confirmClicks: false };
});

function board() {
  const play = new Seated('cardgo', 0);
  const choice = new Choice(play, noHint(play));
  const mounted = mount(Board, { target: document.body, props: { choice } });
  end = () => { void unmount(mounted); };
  flushSync();
  const press = () => {
    document.querySelector('[data-point="E5"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
  };
  const about = () => document.getElementById(document.querySelector('.points')?.getAttribute('aria-describedby') ?? '')?.textContent;
  return { play, choice, press, about };
}

test('one Enter places a stone, and the board says so', () => {
  const { play, press, about } = board();
  expect(about()).toContain('az Enter követ tesz le');
  press();
  expect(play.acted).toEqual([{ kind: 'play', point: 'E5' }]);
});

test('where clicks are confirmed, a second Enter does, and the board says that', () => {
  session.settings = { ...session.settings, confirmClicks: true };
  const { play, choice, press, about } = board();
  expect(about()).toContain('még egy Enter leteszi');
  press();
  expect([choice.ghost, play.acted]).toEqual(['E5', []]);
  press();
  expect(play.acted).toEqual([{ kind: 'play', point: 'E5' }]);
});
