// The properties of this game for tests that go through all games.

/** The only opponent is Auptolemy. */
export const bots = 0;
export const automata = 1;
export const crowd = 0;
export const piece = '.quarter .card';
export const choosable = '.quarter .card';
/** An open card replaces the board. */
export const held = '.table.at-marking';
export const forbidden = null;
export const seat = '.strip';
export const field = '.ground';

/** Resting whenever possible leaves the stars to Auptolemy, and the game is soon over. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'rest') ?? moves[0];

export const looked = [{ name: 'a game', seed: '3', judged: 12, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];
