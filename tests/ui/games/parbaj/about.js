// The properties of this game for tests that go through all games.

export const explained = ['play', 'magic', 'guard', 'attack', 'instant', 'reaction', 'ability', 'counters'].map((idea) => `parbaj.${idea}`);
export const bots = 1;
export const crowd = 1;
/** During the choice of the opening hand nothing is forbidden. */
export const forbidden = null;
export const announces = true;
/** It has a test of its own for the positions (phone/places.test.js), because a decision is made in more steps. */
export const steady = false;
/** The options of the recorded duel, whose moments the window's own tests find by their numbers. */
export const recorded = { reading: 'former' };

/** The opening hand is decided first; after that nothing may be cheap enough. */
export const opening = ({ state: { moves } }) =>
  moves.some(({ kind }) => kind === 'play') ? null : (moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0]);

/** Never acting leads to a quick defeat. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0];

/** The order in which moves are preferred; an unplayed hand would grow beyond any screen. */
const ORDER = ['keep', 'pay', 'target', 'x', 'give', 'play', 'giveCard', 'march', 'attack', 'next', 'done', 'decline'];

export const looked = [
  {
    name: 'a duel',
    seed: '3',
    judged: 8,
    choose: ({ state: { moves } }) => ORDER.map((wanted) => moves.find(({ kind }) => kind === wanted)).find(Boolean) ?? moves[0],
  },
];

/** Guards and the upkeep question keep their room during a lesson: the rest of its text is scrolled. */
export const lines = 3.3;
