// On a wide screen the contents and a rule are shown side by side.

import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { buttonIf, choose, says, touch, wordsOf } from '../../../testing/touch';

beforeEach(() => {
  const narrow = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.defineProperty(narrow(query), 'matches', { value: query === '(min-width: 1100px)' || narrow(query).matches }));
});
afterEach(() => {
  vi.mocked(window.matchMedia).mockRestore();
});

const row = (id: string) => until(() => document.querySelector<HTMLElement>(`main [data-rule="${id}"]`), `the row of ${id}`);

test('until a rule is chosen it says how to find one', async () => {
  await open('#/book/mochi');
  await says('Válassz egy szabályt, vagy keress rá!');
});

test('the rule that is read is marked in the contents, which stay', async () => {
  await open('#/book/mochi');
  await choose('Tartalom');
  await touch(await row('MO-3.2'));
  await until(() => wordsOf('article .tag') === 'MO-3.2', 'the rule');
  const current = [...document.querySelectorAll<HTMLElement>('.list [aria-current="page"]')];
  expect(current.map(({ dataset }) => dataset['rule'])).toEqual(['MO-3.2']);
  expect(current[0]?.closest('details')?.open).toBe(true);
  expect(document.activeElement?.id).toBe('rule');
});

test('the answers to a search stay beside the rule that was opened from them', async () => {
  await open('#/rule/MO-3.2');
  await until(() => document.querySelector('#rule'), 'the rule');
  fireEvent.input(await until(() => document.querySelector('input[type="search"]'), 'the field'), { target: { value: 'tartalék' } });
  const first = await until(() => document.querySelector<HTMLElement>('.answers a'), 'the answers');
  expect(location.hash).toBe('#/rule/MO-3.2');
  await touch(first);
  await until(() => wordsOf('article .tag') === first.dataset['rule'], 'the rule');
  expect(document.querySelector('.answers [aria-current="page"]')?.getAttribute('data-rule')).toBe(first.dataset['rule']);
});

test('the way forward is always to be seen, and is a way only where one came back', async () => {
  await open('#/book/mochi');
  const forward = () => until(() => buttonIf('Előre'), 'the way forward');
  expect((await forward()).getAttribute('aria-disabled')).toBe('true');
  await touch(await row('MO-3.2'));
  history.back();
  await settled();
  expect((await forward()).hasAttribute('aria-disabled')).toBe(false);
  await touch(await forward());
  await until(() => wordsOf('article .tag') === 'MO-3.2', 'the rule');
});
