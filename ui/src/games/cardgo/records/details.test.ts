// What a record says about its game is edited on its page: players, komi, result and date.

import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../../../app/overlays';
import { until } from '../../../../testing/play';
import { GAME, openRecord, walk, where } from '../../../../testing/records';
import { enter, press, says, wordsOf } from '../../../../testing/touch';

afterEach(forgetOverlays);

const field = (label: string, at = 0): HTMLInputElement => {
  const found = [...document.querySelectorAll('dialog label')].filter((one) => one.querySelector('b')?.textContent === label)[at];
  return found?.querySelector('input') ?? expect.fail(`no field ${label}`);
};
async function ask(): Promise<void> {
  await press('Továbbiak');
  await press(/^Játékosok, komi, eredmény$/);
  await until(() => document.querySelector('dialog .form'), 'the sheet');
}
const closed = () => until(() => document.querySelector('dialog[open]') === null, 'the sheet to be gone');

test('players, ranks, komi, result, date and event are shown as the record tells them', async () => {
  await openRecord();
  await ask();
  const shown = [...document.querySelectorAll<HTMLInputElement>('dialog .form input')].map(({ value }) => value.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(['Szabó Éva', '', 'Kovács Ödön', '', '5,5', 'fehér nyert 2,5 ponttal', '', '']);
});

test('what is changed is written as SGF has it, in one change that can be taken back', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight');
  await ask();
  await enter(field('Fekete'), 'Nagy [Ádám]');
  await enter(field('Fokozata', 1), '2d');
  await enter(field('Komi'), '6,5');
  await enter(field('Eredmény'), 'fekete feladta');
  await enter(field('Dátum'), '2024. május 1.');
  await enter(field('Esemény'), 'Tavaszi kupa');
  await press('Mentés');
  await closed();
  for (const part of ['PB[Nagy [Ádám\\]]', 'PW[Kovács Ödön]', 'WR[2d]', 'KM[6.5]', 'RE[W+R]', 'DT[2024-05-01]', 'EV[Tavaszi kupa]']) expect(text()).toContain(part);
  expect([where(), wordsOf('main')]).toEqual(['1. lépés', expect.stringContaining('Nagy [Ádám]')]);
  await press('Visszavonás');
  expect(text()).toBe(GAME);
});

test('what isn’t understood is told in the sheet, which stays open with what was written', async () => {
  const { text } = await openRecord();
  await ask();
  await enter(field('Komi'), 'sok');
  await press('Mentés');
  await says('A komi egész vagy fél pont lehet', 'dialog [role="alert"]');
  expect([field('Komi').value, text()]).toEqual(['sok', GAME]);
  await enter(field('Komi'), '0');
  await enter(field('Eredmény'), 'jó volt');
  await press('Mentés');
  await says('Ezt az eredményt nem értem.', 'dialog [role="alert"]');
  await enter(field('Eredmény'), 'B+3,5');
  await enter(field('Dátum'), '2023-02-29');
  await press('Mentés');
  await says('Ezt a dátumot nem értem.', 'dialog [role="alert"]');
  await enter(field('Dátum'), '2023');
  await press('Mentés');
  await closed();
  for (const part of ['KM[0]', 'RE[B+3.5]', 'DT[2023]']) expect(text()).toContain(part);
});

test('nothing changed is no change, and an emptied field is told no more', async () => {
  const { text } = await openRecord();
  await ask();
  await press('Mentés');
  await closed();
  expect(text()).toBe(GAME);
  await ask();
  await enter(field('Fehér'), ' ');
  await enter(field('Eredmény'), '');
  await press('Mentés');
  await closed();
  expect([text().includes('PW['), text().includes('RE[')]).toEqual([false, false]);
});
