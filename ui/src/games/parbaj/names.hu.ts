import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in Hungarian, loaded with the home page. */
export const hu: GameNames = {
  name: 'Párbaj',
  about: 'Lényekkel és varázslatokkal, egy az egy ellen: minden szó számít.',
  title: (turn) => (turn === 0 ? 'Párbaj' : `Párbaj · ${turn}.${_}kör`),
  pages: {
    decks: { name: 'Paklik', about: 'Állíts össze sajátot, vagy nézd meg a kész paklikat.' },
    reader: { name: 'Szövegolvasó', about: 'Egy lap szövegének részei és kategóriáik.' },
  },
};
