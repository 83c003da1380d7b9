// What tests that go round all tables must know of this one.

export const bots = 1;
export const crowd = 1;
/** While the opening hand is judged nothing is forbidden. */
export const forbidden = null;
export const announces = true;

/** At first the opening hand is judged; after that nothing may be cheap enough. */
export const opening = ({ state: { moves } }) =>
  moves.some(({ kind }) => kind === 'play') ? null : (moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0]);

/** Who never does anything is soon beaten. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0];

export const looked = [{ name: 'a duel', seed: '3', judged: 8, choose: ({ plies, state: { moves } }) => moves.filter(({ kind }) => kind !== 'takeBack')[(plies * 7) % 2] ?? moves[0] }];
