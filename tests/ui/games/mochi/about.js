// The properties of this game for tests that go through all games.

/** This is the game used where any would do. */
export const example = true;

export const options = { target: '15' };

export const looked = [{ name: 'a game', seed: '3', judged: 25, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];

export const seat = '.seats .seat';
