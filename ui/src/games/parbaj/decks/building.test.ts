// A deck is built card by card; every change is saved at once and checked against the rules.

import { expect, test } from 'vitest';
import { problem, type House } from '../../../../testing/house';
import { KeptLists } from '../../../../testing/lists';
import { open } from '../../../../testing/page';
import { settled, until } from '../../../../testing/play';
import { buttonIf, choose, enter, plain, press, says } from '../../../../testing/touch';

/** Opens the deck builder at a page. */
async function decks(item: string): Promise<{ house: House; lists: KeptLists }> {
  let lists: KeptLists | null = null;
  const house = await open(`#/own/parbaj/decks${item}`, (house) => {
    lists = new KeptLists(house);
  });
  await settled();
  if (!lists) throw new Error('nothing is kept');
  return { house, lists };
}

/** Opens a deck saved earlier. */
async function deck(text: string): Promise<{ house: House; lists: KeptLists }> {
  const lists = new KeptLists();
  const id = lists.keep('parbaj', 'Tó', text);
  const house = await open(`#/own/parbaj/decks/${id}`, (house) => {
    lists.answer(house);
  });
  await settled();
  return { house, lists };
}
const faults = () => [...document.querySelectorAll('main .checked li')].map((one) => plain(one.textContent));
const cards = (n: number) => says(`${String(n)} lap`, '.count');

test('a new deck is kept with its first card, under a name of its own', async () => {
  const { lists, house } = await decks('/new');
  expect(lists.all).toEqual([]);
  await press('Megnézem a lapokat');
  await press('Ősfa: eggyel több');
  await press('Ősfa: eggyel több');
  await cards(2);
  expect(lists.all.map(({ name, text }) => [name, text])).toEqual([['Új pakli', '2 osfa']]);
  // The deck keeps its ID from the first card on.
  expect(house.given('list_keep').map(({ id }) => id)).toEqual([null, lists.all[0]?.id]);
});

test('a copy of a ready deck is changed: what the rules say to it is told with the rule', async () => {
  const { lists } = await decks('/erdoszel');
  await press('Másolat, amin változtathatsz');
  await says('45 lap', '.count');
  for (let more = 0; more < 2; more += 1) await press('Lombőr: eggyel több');
  await until(() => faults().some((fault) => fault.includes('Lombőr') && fault.includes('DU-3.7')), 'the fault');
  expect(lists.all[0]?.text).toMatch(/^5 lombor$/m);
  // The button looks disabled but explains why.
  await press('Játszom vele');
  await says('játszani még nem lehet', '.toast');
  while (faults().length > 0) await press('Lombőr: eggyel kevesebb');
  await says('Minden szabálynak megfelel.');
  expect(lists.all[0]?.text).toMatch(/^3 lombor$/m);
});

test('a list is written in the order of the set, whatever was put in first', async () => {
  const { lists } = await decks('/new');
  await press('Megnézem a lapokat');
  for (const name of ['Ősfa', 'Lombőr', 'Avarjáró']) await press(`${name}: eggyel több`);
  expect(lists.all[0]?.text).toBe('1 avarjaro\n1 lombor\n1 osfa');
});

test('each change is taken back, the last one first', async () => {
  const { lists } = await deck('3 lombor');
  await cards(3);
  await press('Lombőr: eggyel kevesebb');
  await press('Minden lap');
  await press('Ősfa: eggyel több');
  expect(lists.all[0]?.text).toBe('2 lombor\n1 osfa');
  await press('Visszavonás');
  expect(lists.all[0]?.text).toBe('2 lombor');
  await press('Visszavonás');
  expect(lists.all[0]?.text).toBe('3 lombor');
  await cards(3);
});

test('what can’t be kept is told, and kept by another touch', async () => {
  const { house, lists } = await deck('3 lombor');
  await cards(3);
  house.on('list_keep', () => {
    throw problem('diskFull', 'Megtelt a tárhely.');
  });
  await press('Lombőr: eggyel kevesebb');
  await says('Nincs mentve: Megtelt a tárhely.', '.saved');
  house.on('list_keep', ({ id, name, text }) => lists.keep('parbaj', name as string, text as string, id as string));
  await press('Mentsd újra');
  expect(lists.all[0]?.text).toBe('2 lombor');
});

test('a deck is renamed, copied and deleted, and comes back', async () => {
  const { lists } = await deck('3 lombor');
  await press('Továbbiak');
  await press('Átnevezés');
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (!field) throw new Error('no name is asked');
  await enter(field, 'Lomb');
  await press('Mentés');
  expect(lists.all[0]?.name).toBe('Lomb');
  await press('Továbbiak');
  await press('Másolat');
  await until(() => lists.all.length === 2, 'a copy');
  expect(lists.all[0]).toMatchObject({ name: 'Lomb (másolat)', text: '3 lombor' });
  await press('Továbbiak');
  await press('Törlés');
  await says('törölve', '.toast');
  expect(lists.all).toHaveLength(1);
  const undo = document.querySelector<HTMLElement>('.toast .act');
  undo?.click();
  await until(() => lists.all.length === 2, 'it to be back');
});

test('a deck is shared as a code and as a list', async () => {
  await deck('3 lombor\n2 osfa');
  await cards(5);
  await press('Megosztás');
  const [code, list] = [...document.querySelectorAll<HTMLTextAreaElement>('dialog textarea')].map(({ value }) => value);
  expect(code).toMatch(/^(\w{4}-)*\w{1,4}$/);
  expect(list).toMatch(/3.*Lombőr/);
  await press('Bezárás');
});

test('a deck that breaks no rule is wished for at a new table, one’s own or the opponent’s', async () => {
  await decks('/romvaros');
  await says('Minden szabálynak megfelel.');
  await press('Botnak adom');
  await until(() => location.hash === '#/new/parbaj', 'the new table');
});

test('another bans’ format is another look at the same deck', async () => {
  const { house } = await deck('3 lombor');
  await cards(3);
  await choose('Verseny');
  await until(() => house.given('table_ask').some(({ question }) => (question as { question: { format?: string } }).question.format === 'tournament'), 'the question');
  await choose('Nyílt');
});

test('what was pasted is looked at before it is taken in, and told in sentences', async () => {
  const { lists } = await decks('');
  await press('Pakli kódból vagy listából');
  const field = document.querySelector<HTMLTextAreaElement>('dialog textarea');
  if (!field) throw new Error('no field');
  expect(plain(document.querySelector('dialog .found')?.textContent ?? '')).toBe('Illessz be ide egy kódot vagy egy listát!');
  for (const [text, sentence] of [
    ['3 Lóbőr', 'Nincs ilyen lap: „Lóbőr”'],
    ['Szia, mi újság?', 'nem olvasható'],
  ] as const) {
    await enter(field, text);
    await says(sentence, 'dialog .found');
    expect(buttonIf('Felveszem a paklijaim közé')?.hasAttribute('disabled')).toBe(true);
  }
  await enter(field, '3 Lombőr\n2 nincs');
  await says('Így is megtarthatod', 'dialog .found');
  await press('Felveszem a paklijaim közé');
  await until(() => lists.all.length === 1, 'the deck');
  expect(lists.all[0]).toMatchObject({ name: 'Kapott pakli', text: '3 lombor' });
});

test('a deck that is gone leads back to the others', async () => {
  await decks('/nincs-ilyen');
  await press('A paklikhoz');
  await says('Kész paklik');
});
