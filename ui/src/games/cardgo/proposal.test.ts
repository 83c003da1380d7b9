// The groups the bot considers dead, before any is marked.

import { beforeAll, expect, test } from 'vitest';
import type { CardgoMove, CardgoView, GameMove } from '../../bindings';
import { noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { ownState } from '../../app/own-game';
import { Choice } from './choice.svelte';
import { placeOf } from './point-names';
import { prompt } from './prompt';
import { Proposal } from './proposal.svelte';
import { sayPoint } from './say';

beforeAll(withCards);

/** Starts a count without marks and with two groups; the bot answers with `proposed`. */
function count(proposed: CardgoMove[] | null, { dead = [] as string[], stage = 'first' } = {}) {
  const play = new Seated('cardgo', 25);
  const { score } = ownState('cardgo', play.snapshot).view;
  if (!score) throw new Error('no score');
  const group = (first: string, stones: string[]): CardgoView['groups'][number] => ({ first, stones, owner: 1, liberties: 2, atari: false, dead: false, marked: false });
  const view: Partial<CardgoView> = {
    phase: { kind: 'counting', stage: stage as 'first' },
    score: { ...score, dead },
    groups: [group('G8', ['G8', 'H8']), group('J9', ['J9'])],
    open: null,
  };
  play.now({ view, moves: [{ kind: 'mark', point: 'G8' }, { kind: 'mark', point: 'J9' }, { kind: 'agree' }], outcome: null });
  Object.assign(play, { proposal: () => Promise.resolve(proposed && proposed.map((move): GameMove => ({ game: 'cardgo', move }))) });
  const choice = new Choice(play, noHint(play));
  const proposal = new Proposal(play, choice);
  return { play, choice, proposal, asked: () => plain(prompt(choice, play.snapshot, false, proposal.moves?.length ?? null)) };
}

test('they are crossed stone by stone, asked about, and marked all at once', async () => {
  const { play, choice, proposal, asked } = count([{ kind: 'mark', point: 'G8' }, { kind: 'mark', point: 'J9' }]);
  expect(proposal.due).toBe(true);
  await proposal.ask();
  expect([...proposal.stones]).toEqual(['G8', 'H8', 'J9']);
  const other = play.snapshot.seats[1 - choice.me]?.name ?? '';
  expect(asked()).toBe(`${other} szerint a bejelölt csoportok halottak. Érintéssel másképp is jelölhetsz.`);
  expect(plain(sayPoint(choice, placeOf('H8', 9), null, proposal.stones))).toContain('az ellenfeled szerint halott');
  await proposal.accept();
  expect(play.acted).toEqual([{ kind: 'mark', point: 'G8' }, { kind: 'mark', point: 'J9' }]);
  expect(proposal.stones.size).toBe(0);
});

test('that there are none is said, too; where no bot plays nothing is', async () => {
  const none = count([]);
  await none.proposal.ask();
  expect(none.asked()).toMatch(/szerint nincs halott csoport/);
  const nobody = count(null);
  await nobody.proposal.ask();
  expect(nobody.asked()).toBe('Jelöld meg, amelyik csoport halott, aztán hagyd jóvá!');
});

test('nothing is proposed once a group is marked, nor to who answers', () => {
  expect(count([], { dead: ['J9'] }).proposal.due).toBe(false);
  expect(count([], { stage: 'second' }).proposal.due).toBe(false);
});

test('what comes too late is not shown', async () => {
  const { play, proposal } = count([{ kind: 'mark', point: 'J9' }]);
  const asked = proposal.ask();
  play.now({ moves: [] });
  await asked;
  expect(proposal.moves).toBeNull();
});
