import { expect, test } from 'vitest';
import { speak } from '../messages/index.svelte';
import { sayLead, sayLeads, sayOdds } from './odds';

const plain = (said: string) => said.replaceAll('\u00a0', ' ');
const odds = (percent: number, lead: number | null) => ({ percent, lead });

test('a lead stands beside the share with its sign, in points', async () => {
  await speak('hu');
  expect([odds(62, 7), odds(50, 0), odds(8, -25), odds(62, null)].map(sayOdds).map(plain)).toEqual(['62% · +3,5 pont', '50% · 0 pont', '8% · −12,5 pont', '62%']);
  await speak('en');
  expect([odds(62, 7), odds(55, 2), odds(45, -2)].map(sayOdds).map(plain)).toEqual(['62% · +3.5 points', '55% · +1 point', '45% · −1 point']);
});

test('what became of a lead is told with both, and once where nothing did', async () => {
  await speak('hu');
  expect(plain(sayLeads(odds(62, 7), odds(48, -2)))).toBe(' (+3,5 pont helyett −1)');
  expect(plain(sayLeads(odds(62, 7), odds(61, 7)))).toBe(' (+3,5 pont)');
  expect(sayLeads(odds(62, null), odds(61, null))).toBe('');
  expect(sayLead(odds(62, null))).toBe('');
  await speak('en');
  expect(plain(sayLeads(odds(62, 7), odds(48, -2)))).toBe(' (−1 instead of +3.5 points)');
});
