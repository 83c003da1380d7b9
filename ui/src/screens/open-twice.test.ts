// The app opened a second time over the same tables, and an app whose house doesn't answer.

import { afterEach, expect, test, vi } from 'vitest';
import type { Start } from '../bindings';
import { problem } from '../../testing/house';
import { open } from '../../testing/page';
import { settled, sitDown, until } from '../../testing/play';
import { recorded } from '../../testing/recording';
import { buttonIf, press, says, touch, wordsOf } from '../../testing/touch';
import { session } from '../app/session.svelte';

const { start } = recorded<{ start: Start }>('house');
const looking: Start = { ...start, busy: true, readOnly: true };

afterEach(() => session.take(start));

// Read-only use isn't accepted yet; once it is, that holds as long as the app is open.
test('the second one offers to quit, or to look on', async () => {
  const house = await open('#/', (house) => {
    house.on('start', () => looking);
    house.on('quit', () => null);
  });
  await says('Az Asztaltárs már nyitva van');
  expect(document.querySelector('.tile')).toBeNull();
  await press('Kilépés');
  expect(house.given('quit').length).toBe(1);
  await press('Csak nézem');
  await until(() => document.querySelector('.tile'), 'home');
  expect(wordsOf('.notice')).toBe('Itt most csak nézelődni lehet: az asztalok egy másik ablakban vannak nyitva.');
});

test('one that can’t quit says why', async () => {
  await open('#/', (house) => {
    house.on('start', () => looking);
    house.on('quit', () => {
      throw problem('crashed', 'Nem tudok kilépni.');
    });
  });
  // The first test has accepted read-only use; a fresh app would ask again.
  session.busy = true;
  await settled();
  await press('Kilépés');
  await says('Nem tudok kilépni.', '.toast');
});

test('once the other one has closed, this one goes on by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const house = await open('#/', (house) => {
    house.on('start', () => looking);
  });
  session.busy = true;
  await says('Az Asztaltárs már nyitva van');
  house.on('start', () => start);
  vi.advanceTimersByTime(3000);
  await until(() => document.querySelector('.tile'), 'home');
  const asked = house.given('start').length;
  vi.advanceTimersByTime(30_000);
  expect(house.given('start').length).toBe(asked);
});

test('who looks on lays no new table and begins no pad', async () => {
  await open('#/new/mochi', (house) => {
    house.on('start', () => looking);
  });
  const sit = await until(() => buttonIf('Leülök játszani') as HTMLButtonElement | null, 'the button');
  expect(sit.disabled || sit.getAttribute('aria-disabled') === 'true').toBe(true);
  await open('#/pads', (house) => {
    house.on('start', () => looking);
  });
  const tiles = await until(() => { const all = [...document.querySelectorAll<HTMLButtonElement>('button.tile')]; return all.length > 0 && all; }, 'the tiles');
  expect(tiles.every(({ disabled }) => disabled)).toBe(true);
});

test('a decision there is refused in words, and the table stands as it did', async () => {
  const { table } = await sitDown('mochi', {
    prepare: (house) => {
      house.on('start', () => looking);
      house.on('table_act', () => {
        throw problem('readOnly', 'Most semmit sem lehet elmenteni.');
      });
    },
  });
  const hand = () => [...document.querySelectorAll<HTMLElement>('.hand [data-card]')].map(({ dataset }) => dataset['card']);
  const before = hand();
  const move = table.now.state.moves[0];
  await press('Húzás');
  await touch(await until(() => document.querySelector<HTMLElement>('.felt .lit'), 'where to draw from'));
  await says('Most semmit sem lehet elmenteni.', '.toast');
  expect(hand()).toEqual(before);
  expect(table.now.state.moves[0]).toEqual(move);
});

test('a house that doesn’t answer is told in a sentence, and asked once more', async () => {
  const house = await open('#/settings');
  house.on('start', () => {
    throw problem('crashed', 'Nem érem el az adatokat.');
  });
  await session.load();
  await says('Nem érem el az adatokat.');
  expect(document.querySelector('h1')).toBeNull();
  house.on('start', () => start);
  await press('Újra');
  await until(() => wordsOf('h1') === 'Beállítások', 'the page');
});
