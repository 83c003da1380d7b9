// What a touch at a duel's table chooses, does, or explains.

import { beforeAll, describe, expect, test } from 'vitest';
import type { ParbajMove, ParbajTarget } from '../../bindings';
import { hintOf, noHint, Seated, withCards } from '../../../testing/playing.svelte';
import { settled } from '../../../testing/play';
import { plain } from '../../../testing/touch';
import { session } from '../../app/session.svelte';
import { attackNumber, playerAttackNumber, sayAttack } from './attack';
import { Choice } from './choice.svelte';
import { panelOf } from './panel';
import { prompt } from './prompt';
import { sayMove } from './say';

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
const attackers = { view: { phase: 'combat', step: { kind: 'attackers' }, permanents: FIELD } };
const permanent = (id: number): ParbajTarget => ({ kind: 'permanent', permanent: id });
const attack = (attacker: number, target: ParbajTarget): ParbajMove => ({ kind: 'attack', attacker, target });

describe('a card of the hand', () => {
  test('is looked at by a touch, and another one instead: nothing is announced until it is played', async () => {
    const { play, choice } = seat(9);
    choice.touchHand('kihajtas');
    choice.touchHand('lombor');
    expect([choice.looked, choice.ready, choice.begun, play.acted]).toEqual([expect.objectContaining({ kind: 'hand', card: 'lombor' }), { kind: 'play', card: 'lombor' }, true, []]);
    choice.confirm();
    await Promise.resolve();
    expect([play.acted, choice.looked]).toEqual([[{ kind: 'play', card: 'lombor' }], null]);
  });

  test('is played by a second touch only where that is wished for: by a finger, or by a mouse', () => {
    const { play, choice } = seat(9);
    for (const clicked of [true, true]) choice.touchHand('lombor', 0, clicked);
    expect([play.acted, choice.looked]).toEqual([[], null]);
    for (const clicked of [false, false]) choice.touchHand('lombor', 0, clicked);
    expect(play.acted).toEqual([{ kind: 'play', card: 'lombor' }]);
    session.settings = { ...session.settings, confirmMoves: false };
    const other = seat(9);
    for (const clicked of [false, false]) other.choice.touchHand('lombor', 0, clicked);
    session.settings = { ...session.settings, confirmMoves: true };
    expect([other.play.acted, other.choice.looked]).toEqual([[], null]);
  });

  test('is announced at once where nothing is looked at', () => {
    const { play } = seat(9);
    const choice = new Choice(play, noHint(play), { looks: () => false });
    choice.touchHand('lombor');
    expect(play.acted).toEqual([{ kind: 'play', card: 'lombor' }]);
  });

  test('is paid for as it is played where nothing else is chosen, and not where each step is taught', async () => {
    const played = async (ways: { pays?: () => boolean }) => {
      const { play } = seat(9);
      const choice = new Choice(play, noHint(play), ways);
      const act = play.act.bind(play);
      // The snapshot with the announcement appears after the first move.
      play.act = async (move) => {
        await act(move);
        if (play.acted.length === 1) play.to(10);
      };
      choice.touchHand('lombor');
      choice.confirm();
      await settled();
      return [play.acted.map(({ kind }) => kind), choice.seen];
    };
    expect(await played({})).toEqual([['play', 'pay'], null]);
    expect(await played({ pays: () => false })).toEqual([['play'], null]);
  });

  test('that can’t be played is looked at, and says why there', async () => {
    const { play, choice } = seat(9);
    play.against = [{ text: 'Túl drága.', rule: 'DU-3.3' }];
    choice.touchHand('az-erdo-lelegzete');
    await settled();
    expect([play.explained, choice.against, choice.ready]).toEqual([[{ kind: 'handCard', card: 'az-erdo-lelegzete' }], play.against, null]);
    choice.letGo();
    expect([choice.looked, choice.against]).toEqual([null, null]);
  });

  test('that is announced is paid for by another touch', () => {
    const { play, choice } = seat(10);
    expect([choice.stage, choice.chosenInHand('lombor'), choice.chosenInHand('avarjaro')]).toEqual(['pay', 1, 0]);
    choice.touchHand('lombor');
    expect(play.acted).toEqual([{ kind: 'pay' }]);
  });

  test('with two things to do offers both, and does what is chosen', () => {
    const moves: ParbajMove[] = [{ kind: 'play', card: 'lombor' }, { kind: 'useCard', card: 'lombor', place: 'hand', clause: 0 }];
    const { play, choice } = seat(9, { moves });
    choice.touchHand('lombor');
    expect([choice.offered.length, choice.ready, choice.begun, play.acted]).toEqual([2, null, true, []]);
    choice.confirm();
    expect(play.acted).toEqual([]);
    choice.do(moves[1] ?? { kind: 'pay' });
    expect([play.acted, choice.offered]).toEqual([[moves[1]], []]);
  });
});

describe('a reaction', () => {
  const ANSWER: ParbajMove = { kind: 'react', card: 'lombor' };
  const DECLINE: ParbajMove = { kind: 'decline' };
  const asked = { step: { kind: 'reactions', seat: 0, declines: 0 }, announced: null };
  const announced = { fates: [true], next: null, origin: { kind: 'card', card: 'lombor' }, builders: [], sacrifices: [], discards: [], targets: [], against: 0, x: null };

  test('is announced by one touch, and is the other future of the queue', () => {
    const { play, choice } = seat(9, { moves: [ANSWER, DECLINE], view: asked });
    expect(choice.reaction).toEqual(ANSWER);
    choice.touchHand('lombor');
    expect([play.acted, choice.looked]).toEqual([[ANSWER], null]);
    const several = seat(9, { moves: [ANSWER, { kind: 'react', card: 'avarjaro' }, DECLINE], view: asked });
    expect(several.choice.reaction).toBeNull();
  });

  test('makes room for another card that is touched, and is taken back step by step', async () => {
    const { play, choice } = seat(9, { moves: [{ kind: 'takeBack' }, { kind: 'pay' }], view: { ...asked, announced } });
    const act = play.act.bind(play);
    play.act = async (move) => {
      await act(move);
      if (play.acted.length === 2) play.now({ view: { announced: null }, moves: [ANSWER, DECLINE] });
    };
    choice.touchHand('az-erdo-lelegzete', 2);
    await settled();
    expect([play.acted, choice.looked]).toEqual([[{ kind: 'takeBack' }, { kind: 'takeBack' }], { kind: 'hand', card: 'az-erdo-lelegzete', place: 2 }]);
  });
});

describe('an attacker', () => {
  test('is taken back alone: those assigned after it go on', async () => {
    const attack = (attacker: number, target: number) => ({ attacker, target: { kind: 'permanent', permanent: target } as const });
    const attacks = [attack(1, 8), attack(2, 9), attack(3, 9)];
    const moves = (...of: typeof attacks): ParbajMove[] => [...of.map((one) => ({ kind: 'attack' as const, ...one })), { kind: 'done' }];
    const { play, choice } = seat(9, { moves: moves(), view: { step: { kind: 'attackers' }, attacks } });
    play.undo = () => {
      play.undone += 1;
      play.now({ view: { attacks: attacks.slice(0, 3 - play.undone) }, moves: moves(...attacks.slice(3 - play.undone)) });
      return Promise.resolve();
    };
    await choice.withdrawAttack(2);
    expect([play.undone, play.acted]).toEqual([2, [{ kind: 'attack', ...attack(3, 9) }]]);
  });
});

describe('a permanent', () => {
  test('that walks does so at once', () => {
    const { play, choice } = seat(27);
    choice.touchPermanent(1);
    expect(play.acted).toEqual([{ kind: 'march', permanent: 1 }]);
    choice.touchPermanent(0);
    expect([choice.looked, play.explained]).toEqual([expect.objectContaining({ kind: 'permanent', id: 0 }), []]);
  });

  test('that is given waits to be confirmed, or to be touched again', () => {
    const moves: ParbajMove[] = [{ kind: 'give', permanent: 1 }, { kind: 'give', permanent: 2 }];
    const { play, choice } = seat(27, { moves, view: { permanents: FIELD, step: { kind: 'sacrifice', left: 1 } } });
    choice.touchPermanent(1);
    expect([choice.ready, choice.chosen(1), play.acted]).toEqual([moves[0], true, []]);
    choice.touchPermanent(2);
    choice.touchPermanent(2);
    expect(play.acted).toEqual([moves[1]]);
  });
});

describe('an attack', () => {
  const moves = [attack(1, permanent(10)), attack(1, permanent(11)), attack(2, { kind: 'player', seat: 1 })];

  test('is a guard, and then whom', () => {
    const { play, choice, asked } = seat(27, { ...attackers, moves });
    choice.touchPermanent(1);
    expect([choice.attacker, choice.aimable(10), choice.aimable(1), play.acted]).toEqual([1, true, false, []]);
    expect(asked()).not.toBe(seat(27, { ...attackers, moves }).asked());
    choice.touchPermanent(11);
    expect([play.acted, choice.attacker]).toEqual([[moves[1]], null]);
  });

  test('changes its guard, or lets it go', () => {
    const { choice } = seat(27, { ...attackers, moves });
    choice.touchPermanent(1);
    choice.touchPermanent(2);
    expect(choice.attacker).toBe(2);
    choice.touchPermanent(2);
    expect(choice.attacker).toBeNull();
  });

  test('of a player goes by the plate, which else only tells about its player', () => {
    const { play, choice } = seat(27, { ...attackers, moves });
    expect(choice.touchPlayer(1)).toBe(false);
    choice.touchPermanent(2);
    expect(choice.touchPlayer(1)).toBe(true);
    expect(play.acted).toEqual([moves[2]]);
  });

  test('that isn’t possible says why', () => {
    const { play, choice } = seat(27, { ...attackers, moves });
    choice.touchPermanent(10);
    choice.touchPermanent(1);
    choice.touchPermanent(3);
    choice.touchPlayer(1);
    expect(play.explained).toEqual([{ kind: 'permanent', permanent: 10 }, { kind: 'permanent', permanent: 3 }, { kind: 'move', move: attack(1, { kind: 'player', seat: 1 }) }]);
  });

  test('is numbered: the first who is attacked is one, whoever attacks them', () => {
    const attacks = [{ attacker: 1, target: permanent(11) }, { attacker: 2, target: { kind: 'player', seat: 1 } }, { attacker: 3, target: permanent(11) }];
    const { view } = seat(27, { view: { permanents: FIELD, attacks } }).choice;
    expect([1, 2, 3, 11, 10].map((id) => attackNumber(view, id))).toEqual([1, 2, 1, 1, null]);
    expect([playerAttackNumber(view, 1), playerAttackNumber(view, 0)]).toEqual([2, null]);
    expect(sayAttack(view, 2, () => 'Borka')).toContain('Borka');
    expect(sayAttack(view, 11, () => 'Borka')).toContain('Lombőr, Lombőr');
    expect(sayAttack(view, 10, () => 'Borka')).toBeNull();
  });
});

describe('a card of a discard pile', () => {
  test('is aimed at where that is listed, and asked about elsewhere', () => {
    const target: ParbajMove = { kind: 'target', target: { kind: 'discarded', seat: 1, card: 'fustpenz' } };
    const { play, choice } = seat(27, { moves: [target], view: { step: { kind: 'target' } } });
    expect(choice.digs).toBe(true);
    choice.touchDiscarded(1, 'fustpenz');
    choice.touchDiscarded(0, 'kihajtas');
    expect([choice.ready, play.explained]).toEqual([null, [{ kind: 'move', move: { kind: 'target', target: { kind: 'discarded', seat: 0, card: 'kihajtas' } } }]]);
  });

  test('of one’s own is used', () => {
    const use: ParbajMove = { kind: 'useCard', card: 'kihajtas', place: 'discard', clause: 0 };
    const { play, choice } = seat(27, { moves: [use] });
    choice.touchDiscarded(0, 'kihajtas');
    expect(play.acted).toEqual([use]);
  });
});

describe('letting go', () => {
  test('takes what is offered first, and then back what is announced, a step at a time', () => {
    const { play, choice } = seat(10, { moves: [{ kind: 'give', permanent: 0 }, { kind: 'takeBack' }], view: { announced: null } });
    choice.touchPermanent(0);
    expect([choice.letGo(), choice.offered, play.acted]).toEqual([true, [], []]);
    expect([choice.letGo(), play.acted]).toEqual([true, [{ kind: 'takeBack' }]]);
    expect(seat(27).choice.letGo()).toBe(false);
  });
});

test('a hint lights its card; what a bot holds is told in words', () => {
  const { choice } = seat(9, { hint: { kind: 'play', card: 'lombor' } });
  expect([choice.handHinted('lombor'), choice.handHinted('kihajtas'), choice.kindHinted('play')]).toEqual([true, false, true]);
  const table = seat(9, { moves: [] });
  table.play.lit = [{ game: 'parbaj', move: { kind: 'play', card: 'fustpenz' } }];
  table.play.preferred = { own: false, text: '' };
  expect(table.choice.elsewhere).toEqual({ kind: 'play', card: 'fustpenz' });
  table.play.lit = [{ game: 'parbaj', move: { kind: 'march', permanent: 1 } }];
  expect(table.choice.elsewhere).toBeNull();
});

test('what is asked, and what takes the place of the other half, go by what is going on', () => {
  const panel = (at: number, view: object = {}, moves?: readonly ParbajMove[]) => panelOf(seat(at, { view, ...(moves && { moves }) }).choice);
  expect([panel(7), panel(10), panel(17), panel(82)]).toEqual([null, 'announce', 'announce', 'queue']);
  const { choice } = seat(10);
  const button = (move: ParbajMove) => plain(sayMove(choice, move, () => 'Borka'));
  expect([button({ kind: 'pay' }).includes('2 VP'), new Set([button({ kind: 'pay' }), button({ kind: 'takeBack' }), button({ kind: 'decline' })]).size]).toEqual([true, 3]);
  expect(new Set([0, 7, 10, 17, 27, 109].map((at) => seat(at).asked())).size).toBe(6);
});
