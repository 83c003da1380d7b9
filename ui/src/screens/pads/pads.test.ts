// Score pads: created for a game and its players, listed, named, deleted and restored.

import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { PadList, PadSummary, Start } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { buttonIf, choose, enter, key, plain, press, says, touch, wordsOf } from '../../../testing/touch';

const { pad_list: kept, start } = recorded<{ pad_list: PadList; start: Start }>('house');
const summary = (id: string, more: Partial<PadSummary> = {}): PadSummary => ({ id, game: 'mochi', name: '', players: ['Anna', 'Béla'], standing: 'Anna 3, Béla 5', finished: false, damaged: false, createdMs: null, updatedMs: 1_700_000_000_000, ...more });
const sheet = () => until(() => document.querySelector<HTMLElement>('dialog[open]'), 'the sheet');
const fields = () => [...document.querySelectorAll<HTMLInputElement>('dialog input.line-field')];
const field = (at: number) => fields()[at] ?? expect.fail(`no field ${String(at)}`);
const rows = () => [...document.querySelectorAll('.row b')].map((row) => plain(row.textContent).replace(/ \d.*$/, ''));

/** Makes the house keep these pads, and the deleted ones. */
function keeping(...pads: PadSummary[]) {
  return (house: House) => {
    let now = pads;
    house.on('pad_list', () => ({ ...kept, pads: now }));
    house.on('pad_delete', ({ id }) => {
      now = now.filter((pad) => pad.id !== id);
      return null;
    });
    house.on('pad_restore', () => {
      now = pads;
      return null;
    });
    house.on('pad_open', ({ id }) => {
      const pad = pads.find((one) => one.id === id);
      return { ...pad, players: ['Anna', 'Béla', '3. játékos'], written: ['Anna', 'Béla', ''] };
    });
    house.on('pad_rename', ({ id, name }) => {
      now = now.map((pad) => (pad.id === id ? { ...pad, name: name as string } : pad));
      return { id };
    });
    house.on('pad_new', () => 'fresh');
  };
}

/** Opens the sheet in which a pad of a game is created. */
async function begin(game: string, prepare = keeping()): Promise<House> {
  const house = await open('#/pads', prepare);
  await touch(await until(() => document.querySelector<HTMLElement>(`li[data-game="${game}"] .tile`), `the tile of ${game}`));
  await sheet();
  return house;
}

const sent = (house: House) => house.given('pad_new').map(({ pad }) => pad as { game: string; players: string[]; options: { key: string; value: string }[] });

test('every table that has a pad has a tile, in their order', async () => {
  await open('#/pads');
  await until(() => document.querySelector('.tile'), 'the tiles');
  expect([...document.querySelectorAll<HTMLElement>('li:has(.tile)')].map(({ dataset }) => dataset['game'])).toEqual(kept.games.map(({ game }) => game));
  await says('Még nincs egy sem.');
});

test.each(kept.games)('$game: for every number that may play so many are asked for, and sent with the usual options', async ({ game, seats, options }) => {
  const automata = start.games.find((one) => one.game === game)?.automata ?? [];
  const house = await begin(game);
  for (const count of seats) {
    if (seats.length > 1) await choose(String(count), await sheet());
    expect(fields().filter((one) => one.getAttribute('enterkeyhint') === 'next').length).toBe(count - automata.length);
    await press('Kezdhetjük');
    const last = sent(house).at(-1);
    expect([last?.game, last?.players.length]).toEqual([game, count]);
    for (const { key, value } of last?.options ?? []) expect([key, value]).toEqual([key, options.find((one) => one.key === key)?.values[0]]);
    await begin(game, (fresh) => {
      keeping()(fresh);
      fresh.on('pad_new', (args) => house.invoke('pad_new', args));
    });
  }
});

test('names go to the seats they were written for, and an option as it was chosen', async () => {
  const house = await begin('mochi');
  await choose('3', await sheet());
  await enter(field(0), 'Anna');
  await enter(field(2), 'Cili');
  await choose('Hosszú · 60 pont', await sheet());
  await press('Kezdhetjük');
  expect(sent(house)).toEqual([{ game: 'mochi', players: ['Anna', '', 'Cili'], options: [{ key: 'target', value: '60' }] }]);
  await until(() => location.hash === '#/pad/fresh', 'the pad');
});

test('Enter goes on to the next name, and begins after the last', async () => {
  const house = await begin('iszkenderun');
  await choose('3', await sheet());
  field(0).focus();
  for (const next of [1, 2]) {
    await key('Enter');
    expect(document.activeElement).toBe(field(next));
  }
  expect(sent(house)).toEqual([]);
  await key('Enter');
  expect(sent(house).length).toBe(1);
});

test('a pad that is refused says why, and may be begun again', async () => {
  const house = await begin('mochi', (one) => {
    keeping()(one);
    one.on('pad_new', () => {
      throw problem('crashed', 'Nincs hely.');
    });
  });
  await press('Kezdhetjük');
  await says('Nincs hely.');
  await press('Kezdhetjük');
  expect([sent(house).length, location.hash]).toEqual([2, '#/pads']);
});

test('a record begins one of its game; one that can’t be read, or is no record, says so', async () => {
  const house = await begin('cardgo', (one) => {
    keeping()(one);
    one.on('pad_from_record', ({ file }) => {
      if (file !== '(;GM[1])') throw problem('badRecord', 'Ez nem játszma.');
      return 'from-file';
    });
  });
  const input = document.querySelector('dialog input[type="file"]') ?? expect.fail('no field');
  const bring = async (text: string) => {
    fireEvent.change(input, { target: { files: [new File([text], 'jatszma.sgf')] } });
    await settled();
  };
  await bring('x'.repeat((4 << 20) + 1));
  await says('Ez a fájl túl nagy, legfeljebb 4 MB lehet.', 'dialog');
  expect(house.given('pad_from_record')).toEqual([]);
  await bring('szia');
  await says('Ez nem játszma.', 'dialog');
  await bring('(;GM[1])');
  await until(() => location.hash === '#/pad/from-file', 'the pad');
});

test('pads are listed as they come: a named one with its table, one without a name like its table', async () => {
  await open('#/pads', keeping(summary('a', { name: 'Szombat este' }), summary('b', { game: 'astra' })));
  await until(() => rows().length > 0, 'the pads');
  expect(rows()).toEqual(['Szombat este', 'Astra']);
  expect(wordsOf('.row .open')).toMatch(/Boldog mocsik.*Anna 3, Béla 5/);
  await press(/^Astra/, document.querySelector('section[aria-labelledby="kept"]') ?? document);
  expect(location.hash).toBe('#/pad/b');
});

test('a pad and its players get other names', async () => {
  const house = await open('#/pads', keeping(summary('a'), summary('b', { game: 'astra' })));
  await press('Boldog mocsik: nevek');
  await until(() => fields().length === 4, 'the names');
  expect(fields().map(({ value }) => value)).toEqual(['', 'Anna', 'Béla', '']);
  await enter(field(0), 'Szombat este');
  await enter(field(3), 'Cili');
  await key('Enter', { on: field(3) });
  expect(house.given('pad_rename')).toEqual([{ id: 'a', name: 'Szombat este', players: ['Anna', 'Béla', 'Cili'] }]);
  await until(() => rows()[0] === 'Szombat este', 'the name');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('names that are refused stay in the sheet, with the reason, until they are kept', async () => {
  const house = await open('#/pads', (one) => {
    keeping(summary('a'))(one);
    one.on('pad_rename', () => {
      throw problem('badPadName', 'Ez a név túl hosszú.');
    });
  });
  await press('Boldog mocsik: nevek');
  await until(() => fields().length === 4, 'the names');
  await enter(field(0), 'Szombat este');
  await press('Mentés');
  await says('Ez a név túl hosszú.', 'dialog [role="alert"]');
  expect([field(0).value, rows()]).toEqual(['Szombat este', ['Boldog mocsik']]);
  house.on('pad_rename', ({ id }) => ({ id }));
  await press('Mentés');
  await until(() => document.querySelector('dialog[open]') === null, 'the sheet to be gone');
  expect(house.given('pad_rename').length).toBe(2);
});

test('one is deleted, which is said by its name, and brought back', async () => {
  const house = await open('#/pads', keeping(summary('a', { name: 'Szombat este' }), summary('b')));
  await press('Szombat este: törlés');
  await until(() => rows().join() === 'Boldog mocsik', 'one pad less');
  await says('„Szombat este” törölve.', '.toast');
  await press('Visszavonás');
  await until(() => rows().length === 2, 'the pad back');
  expect([house.given('pad_delete'), house.given('pad_restore')]).toEqual([[{ id: 'a' }], [{ id: 'a' }]]);
});

test('one that is not deleted after all stays, and says why', async () => {
  await open('#/pads', (house) => {
    keeping(summary('a'))(house);
    house.on('pad_delete', () => {
      throw problem('crashed', 'Most nem megy.');
    });
  });
  await press('Boldog mocsik: törlés');
  await says('Most nem megy.', '.toast');
  expect(rows()).toEqual(['Boldog mocsik']);
});

test('a damaged pad can be deleted, and neither opened nor named', async () => {
  await open('#/pads', keeping(summary('a', { damaged: true, standing: 'Nem olvasható.' })));
  await until(() => buttonIf('Sérült pontozólap: törlés'), 'its row');
  expect([buttonIf(/^Sérült pontozólap(?!: törlés)/), buttonIf(/nevek$/)]).toEqual([null, null]);
  await says('Nem olvasható.');
});

test('a pad that isn’t there says so, and leads to all of them', async () => {
  await open('#/pad/none', (house) => {
    house.on('pad_open', () => {
      throw problem('noSuchPad', 'Nincs ilyen pontozólap.');
    });
  });
  await says('Nincs ilyen pontozólap.');
  await press('Pontozólapok');
  await until(() => location.hash === '#/pads', 'the list');
});
