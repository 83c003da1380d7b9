// What tests that go round all tables must know of this one.

/** Where any table would do, it is this one. */
export const example = true;

export const options = { target: '15' };

export const looked = [{ name: 'a game', seed: '3', judged: 25, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];

export const seat = '.seats .seat';
