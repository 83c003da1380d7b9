// Stacks of equal cards in a duel, and cards without room.

import { beforeAll, describe, expect, test } from 'vitest';
import type { ParbajMove, ParbajTarget } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { Choice } from './choice.svelte';
import { prompt } from './prompt';
import { takenBy } from './board-layout';
import { fold, stacksOf, takenIn } from './stacks';

beforeAll(withCards);

function seat(at: number, { moves, view = {}, hint }: { moves?: readonly ParbajMove[]; view?: object; hint?: ParbajMove } = {}) {
  const play = new Seated('parbaj', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, hint ? hintOf(play, { game: 'parbaj', move: hint }) : noHint(play));
  return { play, choice, asked: () => plain(prompt(choice, play.snapshot, false)) };
}
const { permanents } = seat(27).choice.view;
const [theirs, mine] = permanents;
if (!theirs || !mine) throw new Error('nothing lies there');
/** Three own guards and two of the opponent's. */
const FIELD = [
  ...[1, 2, 3].map((id) => ({ ...mine, id, guard: true, counters: { ...mine.counters, strength: 0 } })),
  ...[10, 11].map((id) => ({ ...theirs, id, guard: true })),
];
const layout = { shape: 'rows', low: false } as const;
const permanent = (id: number): ParbajTarget => ({ kind: 'permanent', permanent: id });

describe('cards that lie as one', () => {
  test('are equal in all there is to see of them and to do with them', () => {
    const { choice } = seat(27, { moves: [{ kind: 'march', permanent: 1 }, { kind: 'march', permanent: 2 }], view: { permanents: FIELD } });
    expect(stacksOf(choice, choice.view.permanents).map(({ all }) => all.map(({ id }) => id))).toEqual([[1, 2], [3], [10, 11]]);
    const hurt = FIELD.map((it) => (it.id === 11 ? { ...it, damageOn: 1 } : it));
    expect(stacksOf(seat(27, { moves: [], view: { permanents: hurt } }).choice, hurt)).toHaveLength(3);
  });

  test('have none in sight hidden that is asked for now', () => {
    const moves: ParbajMove[] = [{ kind: 'target', target: permanent(3) }];
    const all = FIELD.map((it, at) => ({ ...it, damageOn: at }));
    const { choice } = seat(27, { moves, view: { permanents: all, step: { kind: 'target' } } });
    const stacks = stacksOf(choice, all);
    const { reserve, others } = fold({ choice, reserve: stacks.slice(0, 3), others: stacks.slice(3), room: takenBy(stacks.slice(0, 3), layout), layout });
    expect(reserve.stacks.map(({ top }) => top.id)).toContain(3);
    expect(reserve.hidden + reserve.stacks.length).toBe(3);
    expect(others).toMatchObject({ stacks: [], hidden: 2 });
    expect(takenIn(others, layout)).toBe(63);
  });

  test('are all in sight where there is room', () => {
    const { choice } = seat(27, { moves: [], view: { permanents: FIELD } });
    const stacks = stacksOf(choice, FIELD);
    expect(fold({ choice, reserve: stacks, others: [], room: takenBy(stacks, layout), layout }).reserve.hidden).toBe(0);
  });
});
