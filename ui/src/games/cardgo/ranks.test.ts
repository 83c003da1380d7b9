// Ranks on the New table page of Card Go: beside the four named levels, with their meaning, and the head start that
// makes a game even.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EvenGame, NewTable, Start } from '../../bindings';
import type { House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';

const body = document.body;
const { start } = recorded<{ start: Start }>('house');
const levels = start.games.find(({ game }) => game === 'cardgo')?.levels ?? [];
const person = { kind: 'person', name: '' } as const;
const bot = (level: string) => ({ kind: 'bot', name: '', level }) as const;
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const strengths = () => within(getByRole(body, 'group', { name: 'Milyen erős legyen a bot?' })).getAllByRole<HTMLInputElement>('radio');
const labels = () => strengths().map((one) => plain(one.parentElement?.textContent ?? '').trim());
const chosen = () => labels()[strengths().findIndex((one) => one.checked)];
const button = (name: string) => getByRole<HTMLButtonElement>(body, 'button', { name });
const pick = async (label: string) => {
  const radio = strengths()[labels().indexOf(label)];
  if (!radio) throw new Error(label);
  fireEvent.click(radio);
  await settled();
};

async function lay(last: NewTable | null = null, even: EvenGame | null = null): Promise<House> {
  const house = await open('#/new/cardgo', (house) => {
    house.on('start', () => ({ ...start, games: start.games.map((info) => ({ ...info, last: info.game === 'cardgo' ? last : null })) }));
    house.on('setup_faults', () => []);
    house.on('even_game', () => even);
    house.on('table_create', () => 'a table');
  });
  await until(() => queryByRole(body, 'button', { name: 'Leülök játszani' }), 'the choices');
  await settled();
  return house;
}

const asked = (house: House) => house.given('even_game').at(-1)?.['table'] as NewTable;

test('four words first, each with its rank; ten ranks at a touch, and back at the word below', async () => {
  const house = await lay();
  expect(labels()).toEqual(['Kezdő', 'Haladó', 'Erős', 'Mester']);
  expect(plain(body.textContent)).toContain('Nagyjából 11 kyu.');
  fireEvent.click(button('Fokozat szerint'));
  await settled();
  expect(labels()).toEqual(levels.map(({ rank }) => (rank ? `${String(rank.number)} ${rank.kind}` : '')));
  expect(labels()).toHaveLength(10);
  expect(chosen()).toBe('11 kyu');
  await pick('8 kyu');
  expect(body.textContent).toContain('ritkán néz el valamit');
  expect(asked(house).players).toEqual([person, bot('kyu8')]);
  fireEvent.click(button('Szavakkal'));
  await settled();
  expect(labels()).toHaveLength(4);
  expect(chosen()).toBe('Haladó');
});

test('every rank without a word is told of in both languages', async () => {
  const [{ hu }, { en }] = await Promise.all([import('./options.hu'), import('./options.en')]);
  const without = levels.filter(({ byRank }) => byRank).map(({ key }) => key);
  expect(without.length).toBeGreaterThan(0);
  for (const words of [hu, en]) expect(Object.keys(words.ranks?.about ?? {}).toSorted()).toEqual(without.toSorted());
});

test('who played by rank last is asked by rank again', async () => {
  await lay({ game: 'cardgo', players: [person, bot('kyu2')], options: [], seed: null, clock: null });
  expect(chosen()).toBe('2 kyu');
});

test('what ranks mean is told at a touch', async () => {
  await lay();
  fireEvent.click(button('Fokozat szerint'));
  await settled();
  fireEvent.click(button('Mit jelentenek a fokozatok?'));
  await until(() => queryByRole(body, 'dialog'), 'the sheet');
  expect(getByRole(body, 'dialog').textContent).toMatch(/GNU Go[^]*Emberek ellen nem mértünk/);
});

test('a head start that makes the game even is told, and set at a touch', async () => {
  const even: EvenGame = { own: 'kyu14', weaker: false, games: 7, seat: 0, enough: true, options: [{ key: 'komi', value: '0.5' }, { key: 'handicap', value: '3' }] };
  const house = await lay({ game: 'cardgo', players: [bot('master'), person], options: [], seed: null, clock: null }, even);
  const note = await until(() => document.querySelector('.even'), 'the note');
  expect(plain(note.textContent)).toContain('7 játszmád alapján nagyjából 14 kyu vagy.');
  expect(plain(note.textContent)).toContain('Fekete · Előnykövek: 3 · Komi: 0,5');
  fireEvent.click(button('Legyen így'));
  await settled();
  expect(note.textContent).toContain('Így nagyjából egyforma az esélyetek.');
  expect(queryByRole(body, 'button', { name: 'Legyen így' })).toBeNull();
  expect(asked(house).players).toEqual([person, bot('master')]);
  expect(Object.fromEntries(asked(house).options.map(({ key, value }) => [key, value]))).toMatchObject({ handicap: '3', komi: '0.5' });
});

test('where no head start is enough, none is offered', async () => {
  await lay(null, { own: 'beginner', weaker: true, games: 7, seat: 0, enough: false, options: [{ key: 'handicap', value: '9' }] });
  const note = await until(() => document.querySelector('.even'), 'the note');
  expect(plain(note.textContent)).toContain('29 kyu alatt jársz. Ekkora különbséget már semmilyen előny nem egyenlít ki.');
  expect(queryByRole(body, 'button', { name: 'Legyen így' })).toBeNull();
});

test('while nothing can be said, nothing is', async () => {
  await lay();
  expect(document.querySelector('.even')).toBeNull();
});
