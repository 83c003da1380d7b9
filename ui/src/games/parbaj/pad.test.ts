// The score pad of a duel with real cards: both sides' numbers, phase by phase and turn by turn.

import { expect, test } from 'vitest';
import { openPad } from '../../../testing/pads';
import { buttonIf, choose, press, says } from '../../../testing/touch';

const pad = () => openPad({ game: 'parbaj', players: ['Anna', 'Béla'] });
const of = (name: string) => document.querySelector(`[role="group"][aria-label="${name}"]`) ?? document;

test('Ép and VP go by the steps that are touched, VP never beyond ten', async () => {
  const open = await pad();
  const { sides } = open.sheet('parbaj');
  const before = sides[1].life;
  await press('Ép: mínusz 5', of('Béla'));
  await press('Ép: plusz 1', of('Béla'));
  expect(open.sheet('parbaj').sides[1].life).toBe(before - 4);
  expect(open.sheet('parbaj').sides[0].life).toBe(before);
  for (let more = 0; more < 10; more += 1) await press('VP: plusz 1', of('Anna'));
  expect(open.sheet('parbaj').sides[0].vp).toBe(10);
  expect(buttonIf('VP: plusz 1', of('Anna'))?.hasAttribute('disabled')).toBe(true);
});

test('a turn’s income goes to whose turn it is, and the next turn begins at its upkeep', async () => {
  const open = await pad();
  await press('+1 VP');
  expect(open.sheet('parbaj').sides.map(({ vp }) => vp)).toEqual([1, 0]);
  for (const phase of ['Húzás', 'Főfázis', 'Mozgás', 'Harc']) await press(`Fázis: ${phase}`);
  expect(open.sheet('parbaj').phase).toBe('combat');
  await press('Következő kör');
  expect(open.sheet('parbaj')).toMatchObject({ turn: 2, phase: 'upkeep' });
  await says('2. kör: Béla');
  await press('Vissza az előző körre');
  expect(open.sheet('parbaj').turn).toBe(1);
});

test('who begins is asked in the first turn only', async () => {
  const open = await pad();
  await choose('Béla');
  expect(open.sheet('parbaj').starter).toBe(1);
  await says('1. kör: Béla');
});

test('counters and an empty deck are written on their own side', async () => {
  const open = await pad();
  await press('Méregjelző: plusz 1', of('Anna'));
  await press('Erősítő jelző: plusz 1', of('Béla'));
  await choose('Elfogyott a paklija', of('Béla'));
  const { sides } = open.sheet('parbaj');
  expect([sides[0].counters.poison, sides[1].counters.strength, sides[0].counters.strength]).toEqual([1, 1, 0]);
  expect(sides.map(({ deckEmpty }) => deckEmpty)).toEqual([false, true]);
});

test('a duel whose end has come is ended, and may be mended', async () => {
  const open = await pad();
  for (let hits = 0; hits < 4; hits += 1) await press('Ép: mínusz 5', of('Béla'));
  expect(open.sheet('parbaj').sides[1].life).toBe(0);
  await press('Vége a párbajnak');
  expect(open.sheet('parbaj').done).toBe(true);
  await says('DU-1.3');
  await press('Mégis javítom');
  expect(open.sheet('parbaj').done).toBe(false);
});
