import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in English, loaded with the home page. */
export const en: GameNames = {
  name: 'Card Go',
  about: 'Surround more territory than your opponent!',
  title: (moves) => (moves === 0 ? 'Card Go' : `Card Go · move${_}${moves}`),
  pages: {
    records: { name: 'Game records', about: 'Look through a game with all its variations, and try new ones.', shelf: 'Records (SGF)' },
  },
  starts: { plain: 'Plain Go, 9–19' },
};
