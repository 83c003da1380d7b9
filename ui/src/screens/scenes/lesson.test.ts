// A lesson played at its table: text, attempts, explanations, and the goal.

import { expect, test } from 'vitest';
import type { LessonView } from '../../bindings';
import { voice } from '../../app/announcements.svelte';
import { recordedAnswer, problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { buttonIf, key, press, says, touch, wordsOf } from '../../../testing/touch';

const ID = 'mo-learn-1-greater';
const PAIR = { game: 'mochi', move: { kind: 'playPair', left: 1 } };

/** Returns the lesson after these moves, as the house gives it. */
async function after(...moves: unknown[]): Promise<LessonView> {
  const args = { game: 'mochi', id: ID, moves };
  return (await recordedAnswer(`lesson_at ${JSON.stringify(args)}`, (live) => live('lesson_at', args))) as LessonView;
}

/** Opens a lesson of Boldog mocsik. */
async function sit(id = ID, prepare?: (house: House) => void): Promise<House> {
  const house = await open(`#/learn/mochi/${id}`, prepare);
  await until(() => document.querySelector('.task .goal') && document.querySelector('.hand .slot') && document.querySelector('.acts'), 'the lesson');
  return house;
}

const card = (code: string) => until(() => document.querySelector<HTMLElement>(`.hand [data-card="${code}"]`)?.closest<HTMLElement>('.slot'), `the card ${code}`);
const moves = (house: House) => house.given('lesson_at').map((args) => (args['moves'] as { move: unknown }[]).map(({ move }) => move));
const goOn = () => until(() => document.querySelector<HTMLElement>('.steps .primary, .primary'), 'the way on');

async function playPair(): Promise<void> {
  await touch(await card('P6'));
  await touch(await until(() => document.querySelector<HTMLElement>('.acts .main button'), 'the button'));
}

async function draw(): Promise<void> {
  await press('Húzás');
  await press('Pakli');
}

/** Returns the announcements made during `happens`. */
async function heard(happens: () => Promise<void>): Promise<string> {
  await settled();
  const last = voice.said.at(-1)?.key ?? 0;
  await happens();
  await settled();
  return voice.said.filter((one) => one.key > last).map(({ text }) => text).join(' ').replaceAll('\u00a0', ' ');
}

test('it says which lesson it is, what to know, and what to do, also to who listens', async () => {
  const said = await heard(async () => {
    await sit();
  });
  expect(wordsOf('h1')).toBe('Két lap, egy szám');
  expect(wordsOf('.task .steps b')).toBe('1 / 9');
  expect(wordsOf('.task .tell')).toContain('Mindig két szomszédos lapot játszol ki');
  expect(wordsOf('.goal')).toBe('Feladat: Játssz ki egy 34-nél nagyobb párt!');
  expect(said).toContain('Feladat: Játssz ki egy 34-nél nagyobb párt!');
});

test('a move that leads astray is explained with its rule, heard, and taken back', async () => {
  const house = await sit();
  const said = await heard(draw);
  expect(moves(house)).toEqual([[], [{ kind: 'draw', from: { kind: 'deck' } }]]);
  const word = wordsOf('.word.astray');
  expect(word).toContain('Húzni is szabad, de attól csak több lapod lesz.');
  expect(word).toContain('MO-2.1');
  expect(word).toContain('Ezt visszavontam, próbáld másképp!');
  expect(said).toContain('Húzni is szabad');
  expect(document.querySelectorAll('.hand .slot')).toHaveLength(5);
  await playPair();
  expect(moves(house).at(-1), 'what led astray is forgotten').toEqual([{ kind: 'playPair', left: 1 }]);
});

test('a right one reaches the goal: what to take along is said, and the way on has the focus', async () => {
  const house = await sit();
  const said = await heard(playPair);
  expect(moves(house)).toEqual([[], [{ kind: 'playPair', left: 1 }]]);
  await says('Megvan! A következő játékosnak már a te párodat kell legyőznie.', '.word.reached');
  expect(said).toMatch(/Megvan! A következő játékosnak/);
  expect(document.querySelector('.goal')).toBeNull();
  expect(document.activeElement).toBe(await goOn());
  await press('Következő lecke');
  await until(() => location.hash === '#/learn/mochi/mo-learn-2-happy', 'the next lesson');
  await until(() => wordsOf('.task .steps b') === '2 / 9', 'its place among them');
});

test('once reached, it can be played again from the beginning', async () => {
  const house = await sit();
  await playPair();
  await press('Újra');
  await until(() => document.querySelector('.goal'), 'the goal');
  expect(moves(house).at(-1)).toEqual([]);
  expect(document.querySelector('.word')).toBeNull();
});

test('a step that is done leads to the next at the same table, which is told and heard from its beginning', async () => {
  await sit('mo-learn-5-draw');
  const pips = () => document.querySelector('.pips')?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
  expect([pips(), wordsOf('.goal')]).toEqual(['1. lépés, összesen 2', 'Feladat: Húzz egy 6-ost középről!']);
  const said = await heard(async () => {
    await press('Húzás');
    await touch(await until(() => document.querySelector<HTMLElement>('.felt .pile'), 'a pile'));
    await until(() => pips() === '2. lépés, összesen 2', 'the next step');
  });
  expect(document.querySelector<HTMLElement>('.tell')?.hidden).toBe(false);
  expect(wordsOf('.tell')).toMatch(/^Megvan! A húzott lapot/);
  expect(wordsOf('.goal')).toContain('két egyforma szám álljon egymás mellett');
  expect(said).toMatch(/Megvan! A húzott lapot.*Feladat: Tedd a 6-ost/);
  expect(buttonIf('Következő lecke')).toBeNull();
  // After taking back, the first step is there again.
  await press('Visszavonás');
  expect(pips()).toBe('1. lépés, összesen 2');
});

test('what leads astray at a later step is answered by that step', async () => {
  await sit('mo-learn-5-draw');
  await press('Húzás');
  await touch(await until(() => document.querySelector<HTMLElement>('.felt .pile'), 'a pile'));
  await until(() => document.querySelector('.hand .gap'), 'the gaps');
  await touch(await until(() => document.querySelector<HTMLElement>('.hand .gap[data-place="0"]'), 'the first gap'));
  await says('ott nem áll mellette egyforma szám', '.word.astray');
});

test('the last lesson leads back to all of them', async () => {
  await open('#/learn/mochi/mo-learn-9-last-cards', (house) => {
    house.on('lesson_at', () => after(PAIR));
  });
  await press('Befejezés');
  expect(location.hash).toBe('#/learn/mochi');
});

test('T tells how it can be done, and puts it away again', async () => {
  await sit();
  await key('t', { on: document.body });
  await says('Két jó párod is van', '.word.help');
  await press('Bezárás', document.querySelector('.word') ?? document.body);
  expect(document.querySelector('.word')).toBeNull();
});

test('what is told gives way once something has happened, and is read again at a touch', async () => {
  await sit();
  const tell = () => document.querySelector<HTMLElement>('.tell')?.hidden;
  expect(tell()).toBe(false);
  await draw();
  expect(tell()).toBe(true);
  await press('Elolvasom újra');
  expect(tell()).toBe(false);
  expect(buttonIf('Elrejtem')?.getAttribute('aria-expanded')).toBe('true');
});

test('what is touched and can’t be is explained with the rules against it', async () => {
  const house = await sit();
  await touch(await card('V2'));
  await until(() => house.given('scene_explain')[0], 'the question');
  expect(house.given('scene_explain')[0]).toMatchObject({ scene: { scenario: ID, step: 0, moves: [] } });
  await until(() => document.querySelector('.toast .rule'), 'the rule');
});

test('that a lesson is done but couldn’t be kept is said', async () => {
  await sit(ID, (house) => {
    house.on('lesson_at', async ({ moves }) => ((moves as unknown[]).length === 0 ? after() : { ...(await after(PAIR)), unkept: 'Nem fért el.' }));
  });
  await playPair();
  await says('Nem fért el.', '.toast');
});

test('a lesson that isn’t there says so, and leads to those there are', async () => {
  await open('#/learn/mochi/none', (house) => {
    house.on('lesson_at', () => {
      throw problem('noSuchScene', 'Nincs ilyen lecke.');
    });
  });
  await says('Nincs ilyen lecke.');
  await press('Leckék');
  expect(location.hash).toBe('#/learn/mochi');
});
