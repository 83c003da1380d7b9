import { expect, test } from 'vitest';
import type { IszkenderunEvent, LogLine } from '../../bindings';
import { goneFrom } from './lost-row-cards';

const line = (seat: number | null, event: IszkenderunEvent): LogLine => ({ text: [], rule: '', seat, ply: 0, event: { game: 'iszkenderun', event } });
const stolen = line(1, { kind: 'stolen', seat: 1, card: 'cross-0' as never, row: 0 });
const own = line(0, { kind: 'passed', seat: 0 } as never);

test('a card that another has taken from my row is gone until I decide', () => {
  expect(goneFrom(0, [], [own, stolen])).toEqual([{ card: 'cross-0', to: 1 }]);
  expect(goneFrom(0, [], [stolen, own])).toEqual([]);
});

test('one that came back, or that was taken from somebody else, is not', () => {
  expect(goneFrom(0, ['cross-0' as never], [own, stolen])).toEqual([]);
  expect(goneFrom(2, [], [own, stolen])).toEqual([]);
});

test('one that I gave away myself is not', () => {
  expect(goneFrom(0, [], [line(0, { kind: 'taken', seat: 0, card: 'cross-0', row: 0, by: 'cross-1' } as never)])).toEqual([]);
});
