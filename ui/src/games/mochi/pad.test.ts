// The score pad of Happy Mochi: entries are stored as typed, and their score is shown.

import { expect, test } from 'vitest';
import type { MochiLeft } from '../../bindings';
import { openPad } from '../../../testing/pads';
import { choose, enter, key, press, says, touch, wordsOf } from '../../../testing/touch';

const THREE = { game: 'mochi', players: ['Anna', 'Béla', 'Cili'] } as const;
const pad = () => openPad({ ...THREE, players: [...THREE.players] });
const numbers = (...list: number[]): MochiLeft => ({ kind: 'numbers', numbers: list });
const player = (name: string) => [...document.querySelectorAll<HTMLElement>('.who')].find((one) => one.textContent.includes(name));

test('the numbers left in hands are typed player by player, and summed', async () => {
  const { sheet } = await pad().then((open) => ({ sheet: () => open.sheet('mochi') }));
  await press('Beírom a lapokat');
  for (const digit of ['3', '7', '2']) await press(digit);
  await press('Tovább');
  await press('Elfogyott a lapja');
  for (const digit of ['4', '0', '9']) await press(digit);
  await press('Utolsó szám törlése');
  expect(sheet().rounds).toEqual([{ end: { cause: 'emptyHand', seat: 1 }, left: [numbers(3, 7, 2), numbers(), numbers(4, 0)] }]);
  await says('3 + 7 + 2');
  await says(/Σ ?12 ?0 ?4/, 'tfoot');
  await says('A következő fordulót Cili kezdi.');
});

test('a keyboard’s digits are keys as well, Backspace erases, and Ctrl+Z takes the last change back', async () => {
  const open = await pad();
  await press('Beírom a lapokat');
  for (const digit of ['3', '7', '1', 'Backspace']) await key(digit);
  expect(open.sheet('mochi').rounds[0]?.left[0]).toEqual(numbers(3, 7));
  await key('Enter');
  await key('5');
  expect(open.sheet('mochi').rounds[0]?.left[1]).toEqual(numbers(5));
  await key('z', { ctrlKey: true });
  expect(open.sheet('mochi').rounds[0]?.left[1]).toEqual(numbers());
});

test('who has cards left hasn’t gone out, and who goes out has none', async () => {
  const open = await pad();
  await press('Beírom a lapokat');
  await press('6');
  await press('Elfogyott a lapja');
  expect(open.sheet('mochi').rounds[0]).toMatchObject({ end: { cause: 'emptyHand', seat: 0 }, left: [numbers(), numbers(), numbers()] });
  const anna = player('Anna');
  if (anna) await touch(anna);
  await press('6');
  expect(open.sheet('mochi').rounds[0]).toMatchObject({ end: null, left: [numbers(6), numbers(), numbers()] });
});

test('points may be written as a sum, and the next round waits for all of them', async () => {
  const open = await pad();
  await press('Beírom a lapokat');
  await press('Összeg');
  const field = document.querySelector<HTMLInputElement>('.keys input');
  expect(field?.getAttribute('aria-label')).toBe('Anna büntetőpontjai');
  if (field) await enter(field, '26');
  expect(open.sheet('mochi').rounds[0]?.left[0]).toEqual({ kind: 'sum', points: 26 });
  expect(document.querySelector('.acts .primary')).toBeNull();
  await press('Tovább');
  await press('Elfogyott a lapja');
  await press('1');
  await says(/Σ ?26 ?0 ?1/, 'tfoot');
  await press('Következő forduló');
  expect(open.sheet('mochi').rounds).toHaveLength(2);
  // The keys are open for the player who starts the round: Cili, after Béla, who went out.
  expect(wordsOf('.keys [role="status"]')).toContain('Cili');
});

test('a standstill names who moved last', async () => {
  const open = await pad();
  await choose('Senkinek sem fogyott el a lapja');
  expect(open.sheet('mochi').rounds[0]?.end).toEqual({ cause: 'standstill', seat: 0 });
  await choose('Cili');
  expect(open.sheet('mochi').rounds[0]?.end).toEqual({ cause: 'standstill', seat: 2 });
  expect(wordsOf('section[aria-labelledby="now"]')).toContain('MO-6.5');
});

test('more cards of a number than there are is a fault, told with its rule', async () => {
  await pad();
  await press('Beírom a lapokat');
  for (let more = 0; more < 8; more += 1) await press('5');
  await says('MO-0.1', '.faults');
});
