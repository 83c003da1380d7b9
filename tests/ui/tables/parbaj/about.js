// What tests that go round all tables must know of this one.

export const explained = ['play', 'magic', 'guard', 'attack', 'instant', 'reaction', 'ability', 'counters'].map((idea) => `parbaj.${idea}`);
export const bots = 1;
export const crowd = 1;
/** While the opening hand is judged nothing is forbidden. */
export const forbidden = null;
export const announces = true;
/** A test of its own looks after its places (phone/places.test.js): what is asked there is chosen in more steps. */
export const steady = false;
/** The duel that the window's own tests replay: its moments are found by their numbers, with these decks. */
export const recorded = { reading: 'former' };

/** At first the opening hand is judged; after that nothing may be cheap enough. */
export const opening = ({ state: { moves } }) =>
  moves.some(({ kind }) => kind === 'play') ? null : (moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0]);

/** Who never does anything is soon beaten. */
export const choose = ({ state: { moves } }) => moves.find(({ kind }) => kind === 'keep' || kind === 'done' || kind === 'decline') ?? moves[0];

/** What is played first where it can be; a hand nobody plays from grows beyond any screen. */
const ORDER = ['keep', 'pay', 'target', 'x', 'give', 'play', 'giveCard', 'march', 'attack', 'next', 'done', 'decline'];

export const looked = [
  {
    name: 'a duel',
    seed: '3',
    judged: 8,
    choose: ({ state: { moves } }) => ORDER.map((wanted) => moves.find(({ kind }) => kind === wanted)).find(Boolean) ?? moves[0],
  },
];

/** Guards and what upkeep asks keep their room while a lesson is read: the rest of its words is scrolled to. */
export const lines = 3.3;
