// The deck builder by touch: a deck is built, corrected, shared, imported and played.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { refusals, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const kept = () => phone.invoke('list_kept', { game: 'parbaj' });
/** Returns the text of a deck. */
const textOf = async ({ id }, of = phone) => (await of.invoke('list_text', { id, offset: 0 })).text;
/** Returns the card's first printing, which lists use whichever printing is played. */
const asListed = (card) => card.replace(/-i+$/, '');
const button = (name, exact = true) => phone.page.getByRole('button', { name, exact });
const faults = () => phone.page.locator('main .checked li');
const judged = (text) =>
  phone.invoke('table_ask', { question: { game: 'parbaj', question: { kind: 'deck', text, format: 'open' } } }).then(({ answer }) => answer);

/** Waits until the deck has this many cards and is saved. */
async function untilDeck(cards) {
  await phone.page.locator('.count', { hasText: `${cards}\u00a0lap` }).waitFor();
  await phone.page.locator('.saved', { hasText: 'Mentve' }).waitFor();
}

/** Sets a field's text at once, because typing a long one takes long. */
const paste = (field, text) =>
  field.evaluate((area, text) => {
    area.value = text;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/** Opens a copy of a ready deck. */
async function copyReady(name) {
  await visit(phone, '#/own/parbaj/decks');
  await button(name, false).tap();
  await button('Másolat, amin változtathatsz').tap();
  await untilDeck(45);
}

test('New table leads to the decks', async () => {
  await visit(phone, '#/new/parbaj');
  await button('Paklik', false).tap();
  await phone.page.getByRole('heading', { name: 'Kész paklik' }).waitFor();
});

test('in English too a long name says where it may break', async () => {
  const names = new Set();
  await settings(phone, { language: 'en' });
  for (const deck of ['Erdőszél', 'Hamuvár', 'Tengerszem', 'Romváros']) {
    await visit(phone, '#/own/parbaj/decks');
    await button(deck, false).tap();
    await phone.page.locator('[data-row]').first().waitFor();
    for (const name of await phone.page.locator('[data-row] b').allTextContents()) names.add(name);
  }
  await settings(phone, { language: 'hu' });
  assert.ok(names.has('Ant\u00adlered Wan\u00adderer'), [...names].join(', '));
  const whole = [...names].flatMap((name) => name.split(/[\s’-]/)).filter((word) => word.length >= 8 && !word.includes('\u00ad'));
  assert.deepEqual(whole, []);
});

test('a deck is built from a ready one, refused, mended, shared, taken in and played', async () => {
  const { page } = phone;
  await copyReady('Erdőszél');
  // A compound breaks at the boundary of its parts.
  await page.locator('[data-row]', { hasText: 'Gyö\u00adkér\u00adanya' }).waitFor();
  await button('Lombőr: eggyel több').tap();
  await button('Lombőr: eggyel több').tap();
  // Whatever number the ready deck has, more than three are too many.
  await page.locator('main .checked li', { hasText: 'Lombőr' }).getByRole('button', { name: 'DU-3.7' }).waitFor();
  assert.match(await page.locator('[data-row].wrong').innerText(), /Lombőr/);
  // It looks unavailable, but explains why.
  await button('Játszom vele').tap({ force: true });
  await page.locator('.toast', { hasText: 'játszani még nem lehet' }).waitFor();
  await page.locator('.toast .close').tap();

  // The card and the rule are links.
  await page.locator('main .checked li', { hasText: 'Lombőr' }).getByRole('button', { name: 'Lombőr' }).tap();
  await page.locator('dialog[open]', { hasText: 'Lombőr' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  while ((await faults().count()) > 0) {
    await button('Lombőr: eggyel kevesebb').tap();
    await page.waitForTimeout(150);
  }
  await page.getByText('Minden szabálynak megfelel.').waitFor();

  // The pool has a card of another deck.
  await page.getByRole('tab', { name: 'Minden lap' }).tap();
  await page.getByRole('searchbox').fill('gator');
  await button('Gátőr: eggyel több').tap();
  await page.locator('.copies .num', { hasText: '1' }).waitFor();
  await button('Visszavonás').tap();
  await page.locator('.copies .none').waitFor();
  await button('Gátőr: eggyel több').tap();

  await button('Továbbiak').tap();
  await button('Átnevezés').tap();
  await page.getByRole('textbox', { name: 'A pakli neve' }).fill('Tó és lomb');
  await button('Mentés').tap();
  await page.getByRole('heading', { name: 'Tó és lomb', level: 1 }).waitFor();
  const [deck] = await until(async () => {
    const lists = await kept();
    return lists[0]?.name === 'Tó és lomb' && lists;
  }, 'its name to be kept');
  const text = await textOf(deck);
  assert.match(text, /^1 gator$/m);

  await button('Megosztás').tap();
  await button('Kód másolása').tap();
  await page.getByText('A vágólapon van.').waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(code, /^(\w{4}-)+\w{4}$/);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await visit(phone, '#/own/parbaj/decks');
  await button('Pakli kódból vagy listából').tap();
  await page.getByRole('textbox').fill(`Szia! Próbáld ki ezt: ${code}. Jó?`);
  await page.locator('dialog').getByText('Minden szabálynak megfelel.').waitFor();
  await button('Felveszem a paklijaim közé').tap();
  await page.getByRole('heading', { name: 'Kapott pakli', level: 1 }).waitFor();
  const lists = await kept();
  // A code doesn't preserve the order.
  const cards = (list) => list.split('\n').toSorted();
  assert.deepEqual(cards(await textOf(lists.find(({ name }) => name === 'Kapott pakli'))), cards(text));

  await page.getByText('Minden szabálynak megfelel.').waitFor();
  await button('Játszom vele').tap();
  await button('Leülök játszani').tap();
  await page.waitForSelector('.hand');
  const id = new URL(page.url()).hash.split('/').at(-1);
  const { state } = await standing(phone, id);
  const mine = state.view.sides[state.view.seat].deckList.map(({ card, copies }) => `${copies} ${asListed(card)}`);
  assert.deepEqual(mine.toSorted(), cards(text));
});

test('a deck given to the bot is its deck', async () => {
  const { page } = phone;
  await visit(phone, '#/own/parbaj/decks/romvaros');
  await page.getByText('Minden szabálynak megfelel.').waitFor();
  await button('Botnak adom').tap();
  await page.getByRole('radio', { name: 'Romváros', checked: true }).waitFor();
  await button('Leülök játszani').tap();
  await page.waitForSelector('.hand');
  const { state } = await standing(phone, new URL(page.url()).hash.split('/').at(-1));
  const other = state.view.sides[1 - state.view.seat].deckList;
  assert.ok(other.some(({ card }) => asListed(card) === 'romturo'));
});

test('what is built stays when the page is loaded anew, and a deleted deck comes back', async () => {
  const { page } = phone;
  await visit(phone, '#/own/parbaj/decks/new');
  await button('Megnézem a lapokat').tap();
  await button('Ősfa: eggyel több').tap();
  await button('Ősfa: eggyel több').tap();
  await untilDeck(2);
  await page.reload();
  await untilDeck(2);
  await page.getByRole('heading', { name: 'Új pakli', level: 1 }).waitFor();
  const before = await kept();

  await button('Továbbiak').tap();
  await button('Törlés').tap();
  await page.locator('.toast', { hasText: '„Új pakli” törölve.' }).waitFor();
  assert.equal((await kept()).length, before.length - 1);
  await page.locator('.toast .act').tap();
  await button('Új pakli', false).first().waitFor();
  await until(async () => (await kept()).length === before.length, 'the deck to be back');
});

test('a kill loses nothing', async () => {
  const other = await Phone.open();
  const { data } = other;
  await settings(other);
  await visit(other, '#/own/parbaj/decks/new');
  await other.page.getByRole('button', { name: 'Megnézem a lapokat' }).tap();
  await other.page.getByRole('button', { name: 'Ősfa: eggyel több' }).tap();
  await other.page.locator('.saved', { hasText: 'Mentve' }).waitFor();
  await other.kill();
  const again = await Phone.open({ data });
  try {
    const lists = await again.invoke('list_kept', { game: 'parbaj' });
    assert.deepEqual(lists.map(({ name }) => name), ['Új pakli']);
    assert.equal(await textOf(lists[0], again), '1 osfa');
  } finally {
    await again.close();
  }
});

test('whatever is pasted gets a sentence, and stays to be mended', async () => {
  const { page } = phone;
  const { code } = await judged('3 lombor\n3 osfa\n2 gator');
  const letter = code.at(-6) === 'A' ? 'B' : 'A';
  const changed = `${code.slice(0, -6)}${letter}${code.slice(-5)}`;
  const before = await kept();
  await visit(phone, '#/own/parbaj/decks');
  await button('Pakli kódból vagy listából').tap();
  const field = page.getByRole('textbox');
  const told = page.locator('dialog .found');
  await told.getByText('Illessz be ide').waitFor();
  for (const [text, sentence] of [
    [code.slice(0, -3), /hiányzik valami/],
    [changed, /el van írva egy karakter/],
    ['3 Lóbőr', /Nincs ilyen lap: „Lóbőr”/],
    [Array(4000).fill('1 lombor').join('\n'), /túl hosszú paklilistának/],
    ['x'.repeat(100_000), /túl hosszú paklilistának/],
    ['Szia, mi újság?', /nem olvasható/],
    [Array(200).fill('hm').join('\n'), /És még/],
  ]) {
    await paste(field, text);
    await told.getByText(sentence).first().waitFor();
    assert.ok(await button('Felveszem a paklijaim közé').isDisabled(), text.slice(0, 40));
  }
  // A sheet closed by mistake keeps its text.
  await field.fill('3 Lombőr\n2 nincs');
  await told.getByText(/Nincs ilyen lap/).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await button('Pakli kódból vagy listából').tap();
  assert.equal(await field.inputValue(), '3 Lombőr\n2 nincs');
  await field.fill('');
  await page.keyboard.press('Escape');
  assert.deepEqual(await kept(), before);
});
