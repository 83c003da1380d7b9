// The properties of this game for tests that go through all games.

export const bots = 1;
export const crowd = 1;
export const options = { size: '9' };
/** A short game with every kind of decision. */
export const recordedSeed = '1';
export const piece = '.point';
export const field = '.area > .goban';
/** Before the opening is over drawing is forbidden. */
export const forbidden = '.deck';
/** A board leaves less of a low screen than cards do. */
export const lines = 5;
export const choosable = '[data-point="E5"]';

/** Plays anywhere, prefers the wished kinds of moves, and passes from the given number of moves on. */
const playing =
  (wishes, passesFrom) =>
  ({ plies, state: { moves } }) =>
    [...wishes, ...(plies >= passesFrom ? ['pass'] : [])].map((kind) => moves.find((move) => move.kind === kind)).find(Boolean) ??
    moves[(plies * 7) % moves.length];

const withCards = playing(['draw', 'card', 'let', 'agree'], 12);
const plain = playing(['agree'], 6);

export const choose = withCards;

export const looked = [
  { name: 'with cards', seed: '3', judged: 30, choose: withCards },
  { name: 'plain Go', seed: '4', options: { size: '9', cards: '0' }, judged: 100, choose: plain },
];

/** Stones are placed where the hints say; drawing is the first button. */
export const film = {
  seed: '9',
  before: 16,
  touched: ({ kind, point }) => ({ play: `[data-point="${point}"]`, draw: '.acts .main .button' })[kind],
};
