import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in English, loaded with the home page. */
export const en: GameNames = {
  name: 'Párbaj',
  about: 'Creatures and spells, one on one: every word counts.',
  title: (turn) => (turn === 0 ? 'Párbaj' : `Párbaj · turn${_}${turn}`),
  pages: {
    decks: { name: 'Decks', about: 'Build your own, or look at the ready-made decks.' },
    reader: { name: 'Text reader', about: 'Takes a card’s text apart and names each part.' },
  },
};
