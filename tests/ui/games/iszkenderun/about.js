// The properties of this game for tests that go through all games.

/** Passing ends the round for a player, so the game is soon over. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'pass') ?? moves[0];

export const looked = [{ name: 'a game', seed: '7', judged: 12, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];

export const heard = ['Row totals'];

/** At first every card can be played somewhere. */
export const forbidden = null;
