// Keys that enlarge the whole app.

import { expect, test } from 'vitest';
import { magnifiedBy } from './magnify';

const key = (key: string, how: KeyboardEventInit = { ctrlKey: true }) => new KeyboardEvent('keydown', { key, ...how });

test('Ctrl and + go up by steps as far as twice, − goes down, and 0 back', () => {
  expect(magnifiedBy(key('+'), '100')).toBe('125');
  expect(magnifiedBy(key('=', { metaKey: true }), '150')).toBe('175');
  expect(magnifiedBy(key('+'), '200')).toBe('200');
  expect(magnifiedBy(key('-'), '175')).toBe('150');
  expect(magnifiedBy(key('-'), '100')).toBe('100');
  expect(magnifiedBy(key('0'), '200')).toBe('100');
});

test('without Ctrl, with Alt, and with any other key nothing is enlarged', () => {
  for (const event of [key('+', {}), key('-', {}), key('0', {}), key('+', { ctrlKey: true, altKey: true }), key('z')]) {
    expect(magnifiedBy(event, '150')).toBeNull();
  }
});
