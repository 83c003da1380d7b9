// A scenario of the rulebook shown frame by frame.

import { expect, test } from 'vitest';
import type { Demonstration } from '../../bindings';
import { voice } from '../../app/announcements.svelte';
import { recordedAnswer, problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { buttonIf, key, plain, press, says, touch, wordsOf } from '../../../testing/touch';

const ID = 'mo-3.1-left-on-left';
const shown = async () => (await recordedAnswer(`scenario_show {"id":"${ID}"}`, (live) => live('scenario_show', { id: ID }))) as Demonstration;

async function show(prepare?: (house: House) => void): Promise<House> {
  const house = await open(`#/show/${ID}`, prepare);
  await until(() => document.querySelector('.told .now') && document.querySelector('.hand .slot'), 'the picture');
  return house;
}

const step = () => document.querySelector('.told [role="img"]')?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ');
const told = () => wordsOf('.told .now');
const disabled = (name: string) => buttonIf(name)?.getAttribute('aria-disabled') === 'true';

test('it begins with how things stand and the rules it shows, and goes on picture by picture', async () => {
  await show();
  expect(step()).toBe('1. kép, összesen 3');
  expect(told()).toMatch(/^Így áll a játék\. Ezt mutatja:/);
  expect(document.querySelector('.told .now a.rule')?.getAttribute('href')).toBe('#/rule/MO-3.1');
  await press('Tovább');
  expect(step()).toBe('2. kép, összesen 3');
  expect(told()).toContain('A kezed közepéből is vehetsz két szomszé');
  await press('Tovább');
  expect(told()).toContain('A többi lap sorrendje nem változott.');
  await press('Tovább');
  expect(step(), 'there is nothing after the last').toBe('3. kép, összesen 3');
});

test('back leads picture by picture, or to the first at once', async () => {
  await show();
  expect([disabled('Egy lépést vissza'), disabled('Elölről')]).toEqual([true, true]);
  await press('Tovább');
  await press('Tovább');
  await press('Egy lépést vissza');
  expect(step()).toBe('2. kép, összesen 3');
  await press('Tovább');
  await press('Elölről');
  expect(step()).toBe('1. kép, összesen 3');
});

test('arrows do the same on a keyboard', async () => {
  await show();
  for (const [name, there] of [['ArrowRight', '2'], ['ArrowRight', '3'], ['ArrowLeft', '2'], ['ArrowLeft', '1'], ['ArrowLeft', '1']] as const) {
    await key(name, { on: document.body });
    expect(step(), name).toBe(`${there}. kép, összesen 3`);
  }
});

test('each picture is heard once', async () => {
  await show();
  await settled();
  const last = voice.said.at(-1)?.key ?? 0;
  await press('Tovább');
  await settled();
  const said = voice.said.filter((one) => one.key > last).map(({ text }) => plain(text));
  expect(said.filter((text) => text.startsWith('A kezed közepéből'))).toHaveLength(1);
});

test.each([
  ['with the rules against it', [{ text: 'Csak szomszédos lapok mehetnek.', rule: 'MO-3.1' }], 'Csak szomszédos lapok mehetnek. MO-3.1'],
  ['as allowed, where none is', [], 'Ezt szabad.'],
])('what was tried is told %s', async (_, reasons, said) => {
  await show((house) => {
    house.on('scenario_show', async () => {
      const all = await shown();
      const [first] = all.frames;
      if (first) first.tried = { who: 'Anna', text: 'két lap', move: null, reasons };
      return all;
    });
  });
  expect(wordsOf('.now .tried h2')).toBe('Anna: két lap');
  expect(wordsOf('.now .tried li')).toBe(said);
  await settled();
  expect(voice.said.map(({ text }) => plain(text)).at(-1)).toBe(said.replace(' MO-3.1', ''));
});

test('playing on from a picture lays a table from there, against bots as usual', async () => {
  const house = await show((house) => {
    house.on('scene_play_on', () => '00000000cafe');
    house.on('table_open', () => {
      throw problem('noSuchTable', 'Nincs meg.');
    });
  });
  await press('Tovább');
  await press('Átveszem innen');
  await until(() => location.hash === '#/table/00000000cafe', 'the table');
  expect(house.given('scene_play_on')).toEqual([{ scene: { scenario: ID, step: 1, moves: [] }, level: 'beginner' }]);
});

test('what is touched decides nothing, but offers to play on from here', async () => {
  const house = await show((house) => {
    house.on('scene_explain', () => []);
    house.on('scene_play_on', () => {
      throw problem('readOnly', 'Most nem.');
    });
  });
  await touch(await until(() => document.querySelector<HTMLElement>('.hand .slot:not(.lit)'), 'a card that can’t be played'));
  await says('Ez csak példa. Szeretnéd innen te folytatni?', '.toast');
  await press('Átveszem innen', document.querySelector('.toast') ?? document.body);
  expect(house.given('scene_play_on')).toHaveLength(1);
  await says('Most nem.', '.toast');
});

test('a scenario that isn’t there says so, and leads to the book', async () => {
  await open('#/show/none', (house) => {
    house.on('scenario_show', () => {
      throw problem('noSuchScene', 'Nincs ilyen jelenet.');
    });
  });
  await says('Nincs ilyen jelenet.');
  await press('Szabálykönyv');
  expect(location.hash).toBe('#/book');
});
