// Modifications that are chosen at one touch (AS-9.13).

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

test('chance takes one or two harder ones, each in its time', () => {
  const harder = new Set(chosen('harder'));
  const counts = new Set<number>();
  const seen = new Set<string>();
  for (let times = 0; times < 300; times += 1) {
    const now = chosen('chance');
    counts.add(now.length);
    for (const key of now) {
      expect(harder.has(key)).toBe(true);
      seen.add(key);
    }
  }
  expect([...counts].sort()).toEqual([1, 2]);
  expect(seen).toEqual(harder);
});
