// A challenge code made by hand, for modifications that exclude each other: refused with a sentence, wherever it is
// entered; one with compatible modifications gives a friend the same deal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedPhone } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { lay, visit } from '../../../harness/table.js';
import { ASTRA } from '../sky.js';

const { phone, refused } = await openedPhone();
const { page } = phone;

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Multiplies in the field of 32 elements, in which α is a root of x⁵ + x² + 1. */
function times(one, other) {
  let product = 0;
  for (; other > 0; other >>= 1) {
    if (other & 1) product ^= one;
    one <<= 1;
    if (one & 32) one ^= 0b100101;
  }
  return product;
}

/** The generator polynomial of a code's check letters: (x + α)(x + α²)(x + α³), x² first. */
const GENERATOR = [2, 4, 8].reduce(
  (all, root) => [...all, 0].map((value, i) => value ^ (i > 0 ? times(all[i - 1], root) : 0)),
  [1],
).slice(1);

const checks = (word) =>
  word.reduce(([first, ...others], value) => [...others, 0].map((kept, i) => kept ^ times(value ^ first, GENERATOR[i])), [0, 0, 0]);

/** Returns the number encoded by a code. */
function numberOf(code) {
  const word = [...code.replaceAll('-', '')].map((letter) => LETTERS.indexOf(letter));
  assert.deepEqual(checks(word.slice(0, -3)), word.slice(-3), 'what this test knows of codes holds');
  return word.slice(1, -3).reduceRight((number, value) => (number << 5n) | BigInt(value), 0n);
}

/** Returns the code of a number. */
function codeOf(number) {
  const groups = [3, 4, 5, 6, 7].find((count) => number >> BigInt(5 * (count * 4 - 4)) === 0n);
  const word = [groups, ...Array.from({ length: groups * 4 - 4 }, (_, at) => Number((number >> BigInt(5 * at)) & 31n))];
  return [...word, ...checks(word)].map((value) => LETTERS[value]).join('').match(/.{4}/g).join('-');
}

/** Returns the number of a game with these modifications. */
async function laid(...modifications) {
  const options = Object.fromEntries(modifications.map((key) => [key, 'yes']));
  const id = await lay(phone, { game: ASTRA, seed: '77', options });
  return numberOf(await phone.invoke('challenge_of', { id }));
}

const PAIRS = [
  ['no-points', 'more-points'],
  ['no-telescopes', 'more-telescopes'],
];

test('modifications that exclude each other make no table', async () => {
  for (const [one, other] of PAIRS) {
    await assert.rejects(() => laid(one, other), (problem) => typeof problem.kind === 'string' && problem.kind !== 'broken');
  }
});

test('a code for both of them is refused in a sentence, on the page of a new table and where things come in', async () => {
  const none = await laid();
  for (const [one, other] of PAIRS) {
    // Each modification has its own position in the number.
    const code = codeOf((await laid(one)) + (await laid(other)) - none);
    assert.equal(codeOf(numberOf(code)), code);
    await visit(phone, `#/new/${ASTRA}`);
    await page.getByRole('radio', { name: 'Kóddal', exact: true }).tap();
    await page.getByRole('textbox', { name: 'Kihíváskód' }).fill(code);
    const verdict = page.locator('.verdict');
    await until(async () => /\.$/.test(await verdict.innerText()), 'the sentence');
    assert.doesNotMatch(await verdict.innerText(), /beállított mindent/);
    assert.ok(await page.getByRole('button', { name: 'Leülök játszani', exact: true }).isDisabled());
    await visit(phone, '#/open');
    await page.locator('textarea').fill(code);
    await page.getByRole('button', { name: 'Megnézem', exact: true }).tap();
    await page.locator('[role="alert"], .problem, .toast, .verdict').filter({ hasText: /\.$/ }).first().waitFor();
    assert.equal(await page.locator('.found').count(), 0);
  }
});

test('a code for two that go together sets both, and deals the same', async () => {
  const none = await laid();
  const code = codeOf((await laid('more-points')) + (await laid('no-telescopes')) - none);
  await visit(phone, `#/new/${ASTRA}`);
  await page.getByRole('radio', { name: 'Kóddal', exact: true }).tap();
  await page.getByRole('textbox', { name: 'Kihíváskód' }).fill(code);
  await page.locator('.verdict', { hasText: 'A kód beállított mindent' }).waitFor();
  await page.getByRole('button', { name: 'Leülök játszani', exact: true }).tap();
  await page.waitForSelector('.table .strip');
  assert.match(await page.locator('.strip').innerText(), /20\spont/);
  const id = new URL(page.url()).hash.split('/').pop();
  assert.equal(await phone.invoke('challenge_of', { id }), code);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.otherFaults(), []);
});
