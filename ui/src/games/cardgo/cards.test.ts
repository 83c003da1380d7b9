// What a touch chooses, does, or explains in a game with cards: which card, and its targets.

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CardgoMove } from '../../bindings';
import { settled } from '../../../testing/play';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { plain } from '../../../testing/touch';
import { session } from '../../app/session.svelte';
import { Choice } from './choice.svelte';
import { prompt } from './prompt';

beforeAll(withCards);
afterEach(() => {
  session.settings = { ...session.settings, confirmMoves: true, confirmClicks: false, letsHappen: true, botSpeed: 'calm' };
  vi.useRealTimers();
});

function seat(at: number, { moves, view = {}, hint }: { moves?: readonly CardgoMove[]; view?: object; hint?: CardgoMove } = {}) {
  const play = new Seated('cardgo', at);
  play.now({ view, ...(moves && { moves }) });
  const choice = new Choice(play, hint ? hintOf(play, { game: 'cardgo', move: hint }) : noHint(play));
  return { play, choice, asked: () => plain(prompt(choice, play.snapshot, false)) };
}

/** The ply of a turn in which a card may be played, with this card in hand. */
const TURN = 14;
const HELD: CardgoMove = { kind: 'card', card: 'takeBack' };
const held = (more: object = {}) => ({ cards: { ...(new Seated('cardgo', TURN).snapshot.state.view as { cards: object }).cards, hand: ['takeBack'], ...more } });
const holding = (how: { moves?: readonly CardgoMove[] } = {}) => seat(TURN, { moves: [HELD], view: held(), ...how });

describe('a card', () => {
  test('is chosen by a touch, let go of by another, and played by the button', () => {
    const { play, choice } = holding();
    choice.touchCard(0);
    expect(choice.cards.chosenCard(0)).toBe(true);
    choice.touchCard(0);
    expect(choice.held).toBe(false);
    choice.touchCard(0);
    choice.confirm();
    expect(play.acted).toEqual([{ kind: 'card', card: 'takeBack' }]);
  });

  test('puts a stone away, and a stone puts it away', () => {
    const { choice } = seat(TURN);
    choice.touch('A1');
    choice.touchCard(0);
    expect(choice.draft).toBeNull();
    choice.touch('A1');
    expect(choice.cards.picked).toBeNull();
  });

  test('that can’t be played says why', () => {
    const { play, choice } = holding({ moves: [{ kind: 'pass' }] });
    choice.touchCard(0);
    expect(play.explained).toEqual([{ kind: 'hand', card: 'takeBack' }]);
  });

  test('of the deck is drawn where that is listed', () => {
    const { play, choice } = seat(4);
    void choice.cards.draw();
    expect(play.acted).toEqual([{ kind: 'draw' }]);
    const other = seat(TURN);
    expect(other.choice.cards.draw()).toBeNull();
    expect(other.play.explained).toEqual([{ kind: 'draw' }]);
  });

  test('that was announced is countered or let happen', () => {
    const { play, choice } = seat(18);
    choice.cards.counter('headwind');
    choice.cards.letHappen();
    choice.cards.counter('mirror');
    expect([play.acted, play.explained]).toEqual([[{ kind: 'counter', card: 'headwind' }, { kind: 'let' }], [{ kind: 'counter', card: 'mirror' }]]);
    choice.touchCard(0);
    choice.confirm();
    expect(play.acted.at(-1)).toEqual({ kind: 'counter', card: 'headwind' });
  });

  test('that would act on nothing is told of before it is played', () => {
    const { choice, asked } = seat(TURN, { moves: [HELD], view: held({ vain: ['takeBack'] }) });
    choice.touchCard(0);
    expect(asked()).toBe('Visszavétel: most nincs mire hatnia, semmi sem történne, és a lépésedet is elvinné.');
  });
});

describe('what a card is aimed at', () => {
  const cards = (step: object, more: object = {}) => held({ step, ...more });
  const target = (point: string): CardgoMove => ({ kind: 'target', point });

  test('first of two is aimed at once, for nobody knows of it yet; the last one waits', () => {
    const moves = [target('F3'), target('H1')];
    const first = seat(TURN, { moves, view: cards({ kind: 'aim', card: 'leap', targets: [] }) });
    expect(first.asked()).toBe('Ugrás: melyik köved ugorjon?');
    first.choice.touch('F3');
    expect(first.play.acted).toEqual([target('F3')]);
    const last = seat(TURN, { moves, view: cards({ kind: 'aim', card: 'leap', targets: ['G1'] }) });
    last.choice.touch('F3');
    expect([last.play.acted, last.choice.ghost, last.choice.ghostIsStone]).toEqual([[], 'F3', true]);
    last.choice.touch('F3');
    expect(last.play.acted).toEqual([target('F3')]);
  });

  test('that isn’t listed says why', () => {
    const { play, choice } = seat(TURN, { moves: [target('F3')], view: cards({ kind: 'aim', card: 'pluck', targets: [] }) });
    choice.touch('A1');
    expect(play.explained).toEqual([{ kind: 'target', point: 'A1' }]);
  });

  test('may be a line: a point asks whether its column or its row', () => {
    const moves: CardgoMove[] = [{ kind: 'line', line: 'E' }, { kind: 'line', line: '5' }, { kind: 'line', line: 'D' }];
    const { play, choice, asked } = seat(TURN, { moves, view: cards({ kind: 'aim', card: 'wall', targets: [] }) });
    choice.touch('E5');
    expect([asked(), choice.cards.through('E5'), choice.cards.through('D4')]).toEqual(['E5: az oszlopa vagy a sora legyen a fal?', ['E', '5'], ['D']]);
    choice.cards.chooseLine('5');
    choice.cards.chooseLine('7');
    expect(play.acted).toEqual([{ kind: 'line', line: '5' }]);
  });

  test('is aimed at once from the hand, where it is known already that it can be', async () => {
    const { play, choice } = seat(TURN, { moves: [{ kind: 'card', card: 'takeBack' }], view: cards({ kind: 'turn' }, { aimable: ['takeBack'] }) });
    choice.touchCard(0);
    choice.touch('C7');
    await settled();
    expect(play.acted).toEqual([{ kind: 'card', card: 'takeBack' }]);
  });

  test('taken back, takes back the card that nobody has seen yet', () => {
    const { play, choice } = seat(TURN, { moves: [target('F3')], view: cards({ kind: 'aim', card: 'takeBack', targets: [] }) });
    choice.touchCard(0);
    expect(play.undone).toBe(1);
    choice.touch('F3');
    expect([choice.letGo(), play.undone]).toEqual([true, 1]);
    expect([choice.letGo(), play.undone]).toEqual([true, 2]);
  });

  test('of Lantern is an order, card by card', () => {
    const moves: CardgoMove[] = [{ kind: 'arrange', order: ['trap', 'wall', 'ban'] }, { kind: 'arrange', order: ['ban', 'wall', 'trap'] }];
    const { play, choice, asked } = seat(TURN, { moves, view: cards({ kind: 'arrange' }, { looked: ['trap', 'wall', 'ban'] }) });
    for (const place of [2, 0, 0, 1]) choice.cards.touchLooked(place);
    expect([choice.cards.order, choice.cards.arranged]).toEqual([[2, 1], null]);
    choice.cards.touchLooked(0);
    expect(asked()).toBe('Így kerüljenek vissza a pakli tetejére?');
    choice.confirm();
    expect(play.acted).toEqual([moves[1]]);
  });
});
