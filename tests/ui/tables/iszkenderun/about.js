// What tests that go round all tables must know of this one.

/** Who passes is out of the round, and the game is soon over. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'pass') ?? moves[0];

export const looked = [{ name: 'a game', seed: '7', judged: 12, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];

export const heard = ['Row totals'];

/** At first every card can be played somewhere. */
export const forbidden = null;
