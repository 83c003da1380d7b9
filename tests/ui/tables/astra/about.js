// What tests that go round all tables must know of this one.

/** Nobody sits there but Auptolemy. */
export const bots = 0;
export const automata = 1;
export const crowd = 0;
export const piece = '.quarter .card';
export const choosable = '.quarter .card';
/** A card laid open takes the board's place. */
export const held = '.table.at-marking';
export const forbidden = null;
export const seat = '.strip';
export const field = '.ground';

/** Who rests whenever that is possible leaves the sky to Auptolemy, and the game is soon over. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'rest') ?? moves[0];

export const looked = [{ name: 'a game', seed: '3', judged: 12, choose: ({ plies, state: { moves } }) => moves[(plies * 7) % moves.length] }];
