// Several people at one device: handing it over, taking back, consent, names, and the legal moves of who is learning.

import { fireEvent, getByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { problem, RecordedTable, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded, recordedGame } from '../../../testing/recording';
import { buttonIf, key, plain, press, says } from '../../../testing/touch';
import type { HandingOver, NewTable, SeatInfo, Settings, Start, TableSnapshot } from '../../bindings';

const game = recordedGame('mochi');
const seats: SeatInfo[] = [
  { name: 'Péter', player: { kind: 'person', name: 'Péter' } },
  { name: 'Anna', player: { kind: 'guest', name: 'Anna' } },
  { name: 'Borka', player: { kind: 'bot', name: 'Borka', level: 'steady' } },
];
const hand = () => document.querySelector('.hand');

/** A table of Péter, Anna and a bot whose device is being handed over to Anna, until she takes it. */
async function covered({ mayTakeBack = null as number | null, mayDecline = false, prepare = (house: House): void => void house } = {}): Promise<{ house: House; table: () => RecordedTable; views: unknown[] }> {
  let table: RecordedTable | undefined;
  const views: unknown[] = [];
  const handing: HandingOver = { id: game.id, game: game.game, revision: 7, seats, seat: 1, log: game.pictures[1]?.log.slice(0, 2) ?? [], mayTakeBack, mayDecline };
  const house = await open(`#/table/${game.id}`, (house) => {
    table = new RecordedTable(house, game, 1);
    const shown = (): TableSnapshot => ({ ...(table as RecordedTable).now, seats });
    let open = false;
    house.on('table_open', () => {
      if (!open) throw problem('covered', 'Épp átadjátok.');
      return shown();
    });
    house.on('table_handing_over', () => handing);
    house.on('table_handing_next', () => new Promise(() => undefined));
    house.on('table_take_back', () => null);
    house.on('table_decline', () => null);
    house.on('table_view', (args) => {
      views.push(args);
      open = true;
      return shown();
    });
    prepare(house);
  });
  await until(() => document.querySelector('.handover'), 'the handing over');
  return { house, table: () => table as RecordedTable, views };
}

test('while the device is handed over only what everybody saw is shown, and the next person opens their own view', async () => {
  const { views } = await covered();
  expect(hand()).toBeNull();
  await says('Anna jön');
  expect([...document.querySelectorAll('.handover li')].length).toBe(2);
  await until(() => document.querySelector('[data-voice]')?.textContent?.includes('Anna jön'), 'it to be said');
  expect(buttonIf(/meggondoltam/)).toBeNull();
  await press('Én vagyok az, Anna');
  await until(hand, 'the hand');
  expect(views).toEqual([{ id: game.id, seat: 1 }]);
  expect(document.querySelector('.handover')).toBeNull();
});

test('whoever decided last may still change their mind', async () => {
  const { house } = await covered({ mayTakeBack: 0 });
  await press('Péter: meggondoltam magam');
  await until(() => house.given('table_take_back')[0], 'it to be taken back');
  expect(house.given('table_take_back')).toEqual([{ id: game.id, revision: 7 }]);
});

test('an opportunity is declined without opening a view', async () => {
  const { house } = await covered({ mayDecline: true });
  await press('Anna: nem lépek közbe');
  await until(() => house.given('table_decline')[0], 'it to be declined');
  expect(house.given('table_decline')).toEqual([{ id: game.id, revision: 7 }]);
  expect(hand()).toBeNull();
});

test('a device that is put down shows nothing and leaves the table', async () => {
  const { house } = await covered();
  await press('Én vagyok az, Anna');
  await until(hand, 'the hand');
  await until(() => plain(document.querySelector('[data-voice]')?.textContent ?? '') !== '', 'something to be said');
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(hand()).toBeNull();
  // Nor can what was announced to one person be read by the next.
  expect(plain(document.querySelector('[data-voice]')?.textContent ?? '')).toBe('');
  expect(house.given('table_leave').length).toBe(1);
  house.on('table_open', () => {
    throw problem('covered');
  });
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => document.querySelector('.handover'), 'the handing over');
});

test('nor does a replay of a running game stay on a device that is put down', async () => {
  const shared = recordedGame('mochi');
  shared.pictures.forEach((picture) => (picture.seats = seats));
  const house = await open(`#/replay/${shared.id}`, (house) => void new RecordedTable(house, shared, 2));
  await until(() => document.querySelector('.look'), 'the replay');
  expect(hand()).not.toBeNull();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([hand(), document.querySelector('.look')]).toEqual([null, null]);
  expect(house.given('table_leave').length).toBe(1);
  Reflect.deleteProperty(document, 'visibilityState');
});

test('an undo that takes back another person’s decision asks for everybody’s consent', async () => {
  const asking = recordedGame('mochi');
  asking.pictures.forEach((picture) => (picture.undoAsks = true));
  const house = await open(`#/table/${asking.id}`, (house) => void new RecordedTable(house, asking, 1));
  await until(() => document.querySelector('.acts'), 'the table');
  await key('v');
  await says('Mindenki beleegyezik?');
  await press('Mégsem');
  await settled();
  expect(house.given('table_undo')).toEqual([]);
  await key('v');
  await says('Mindenki beleegyezik?');
  await press('Igen, visszavonom');
  await until(() => house.given('table_undo')[0], 'it to be undone');
});

test('who is learning sees their legal moves with the rule of each', async () => {
  const rule = { id: 'MO-3.1', title: 'Kijátszás', house: false };
  const { start } = recorded<{ start: Start }>('house');
  const settings: Settings = { ...start.settings, people: [{ name: 'Péter', colour: 0, learning: true }] };
  await covered({
    prepare: (house) => {
      house.on('start', () => ({ ...start, settings }));
      house.on('table_moves', () => [{ rule, all: 14, named: ['egy', 'kettő'] }]);
    },
  });
  await press('Én vagyok az, Anna');
  await until(hand, 'the hand');
  await press('Mit léphetsz?');
  await says(/Kijátszás/);
  await says(/egy, kettő és még 12/);
  await key('Escape', { on: document.body });
  await until(() => !document.querySelector('dialog'), 'the sheet to be closed');
});

test('at a new table the people are counted and named, and the names are kept', async () => {
  const house = await open('#/new/mochi', (house) => {
    new RecordedTable(house, game);
    house.on('table_create', () => game.id);
  });
  await press('Többen játszunk');
  const [own, other] = await until(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('.people .line-field')];
    return fields.length === 2 && fields;
  }, 'the names');
  fireEvent.input(own as HTMLInputElement, { target: { value: 'Péter' } });
  fireEvent.input(other as HTMLInputElement, { target: { value: ' Anna ' } });
  fireEvent.click(document.querySelectorAll('.people [role="switch"]')[1] as HTMLElement);
  await press('Színe narancssárga: koppints egy másikért');
  fireEvent.click(getByRole(document.body, 'switch', { name: /A képernyő forduljon felétek/ }));
  await press('Leülök játszani');
  const sent = await until(() => house.given('table_create')[0] as { table: NewTable } | undefined, 'it to be sent');
  expect(sent.table.players.slice(0, 2)).toEqual([{ kind: 'person', name: 'Péter' }, { kind: 'guest', name: 'Anna' }]);
  const kept = await until(() => house.given('settings_save')[0] as { settings: Settings } | undefined, 'the names to be kept');
  expect(kept.settings.people).toEqual([
    { name: 'Péter', colour: 0, learning: false },
    { name: 'Anna', colour: 2, learning: true },
  ]);
  expect(kept.settings.liesFlat).toBe(true);
});

/** A new table of Péter and Anna, who are known, and bots. */
async function newTable(): Promise<House> {
  const { start } = recorded<{ start: Start }>('house');
  const people = ['Péter', 'Anna', 'Béla'].map((name, colour) => ({ name, colour, learning: false }));
  const house = await open('#/new/mochi', (house) => {
    new RecordedTable(house, game);
    house.on('start', () => ({ ...start, settings: { ...start.settings, people } }));
    house.on('table_create', () => game.id);
  });
  await press('Többen játszunk');
  return house;
}

const sent = (house: House) => until(() => house.given('table_create')[0] as { table: NewTable } | undefined, 'the table to be sent');
const order = () => [...document.querySelectorAll('ol li .filling')].map((one) => plain(one.textContent));

test('people and bots sit in any order', async () => {
  const house = await newTable();
  fireEvent.click(await until(() => [...document.querySelectorAll('summary')].find((one) => plain(one.textContent).includes('Ülésrend')), 'the order'));
  await until(() => order().length > 2, 'the order');
  const before = order();
  expect(before.slice(0, 2)).toEqual(['Péter', 'Anna']);
  await press('Anna eggyel előbbre');
  await press(new RegExp(`^${before.at(-1) ?? ''} eggyel előbbre`));
  await settled();
  await press('Leülök játszani');
  const { players } = (await sent(house)).table;
  expect(players[0]).toEqual({ kind: 'guest', name: 'Anna' });
  expect(players.at(-2)?.kind).toBe('bot');
  expect(players.filter(({ kind }) => kind === 'person').length).toBe(1);
  // It comes back for the next table.
  expect(players.length).toBe(before.length);
});

test('who shares the device may be forgotten', async () => {
  const { start } = recorded<{ start: Start }>('house');
  const people = ['Péter', 'Anna', 'Béla'].map((name, colour) => ({ name, colour, learning: false }));
  const house = await open('#/settings', (house) => {
    house.on('start', () => ({ ...start, settings: { ...start.settings, people } }));
  });
  await press('Anna nevének elfelejtése');
  const { settings } = await until(() => house.given('settings_save')[0] as { settings: Settings } | undefined, 'it to be saved');
  expect(settings.people.map(({ name }) => name)).toEqual(['Péter', 'Béla']);
});

test('on a device that lies flat the page turns to whoever is next', async () => {
  const { start } = recorded<{ start: Start }>('house');
  const turned = () => document.documentElement.hasAttribute('data-turned');
  await covered({ prepare: (house) => void house.on('start', () => ({ ...start, settings: { ...start.settings, liesFlat: true } })) });
  expect(turned()).toBe(true);
  // The recorded table is seen from the owner's seat.
  await press('Én vagyok az, Anna');
  await until(hand, 'the hand');
  await settled();
  expect(turned()).toBe(false);
});
