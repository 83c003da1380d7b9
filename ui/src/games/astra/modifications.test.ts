// Shortcuts for modifications (AS-9.13).

import { expect, test } from 'vitest';
import { shortcuts } from './modifications';

const chosen = (which: string) => Object.entries(shortcuts.all[which]?.picks() ?? {}).filter(([, value]) => value === 'yes').map(([key]) => key);

test('every shortcut says yes or no to every modification', () => {
  for (const { picks } of Object.values(shortcuts.all)) expect(Object.keys(picks())).toHaveLength(12);
});

test('the base game has none, easier and harder have six each, none of them the same', () => {
  expect(chosen('base')).toEqual([]);
  const [easier, harder] = [chosen('easier'), chosen('harder')];
  expect([easier.length, harder.length]).toEqual([6, 6]);
  expect(easier.filter((key) => harder.includes(key))).toEqual([]);
});

/** The results of 600 uses of a shortcut. */
const drawn = (which: string) => Array.from({ length: 600 }, () => chosen(which));

test.each([
  ['chanceHarder', 'harder'],
  ['chanceEasier', 'easier'],
])('%s takes one or two %s ones, each in its time', (which, of) => {
  const all = new Set(chosen(of));
  expect([...new Set(drawn(which).map((now) => now.length))].sort()).toEqual([1, 2]);
  expect(new Set(drawn(which).flat())).toEqual(all);
});

test('chance takes any that go together, and each in its time', () => {
  const all = drawn('chance');
  expect(new Set(all.flat()).size).toBe(12);
  for (const pair of [['no-points', 'more-points'], ['no-telescopes', 'more-telescopes']]) {
    expect(all.filter((now) => pair.every((key) => now.includes(key)))).toEqual([]);
  }
});
