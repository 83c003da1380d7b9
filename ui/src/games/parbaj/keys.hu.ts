import type { KeyWords } from '../game-ui';

/** Descriptions of the keys, in Hungarian. */
export const hu: KeyWords = {
  ways: [
    ['allArrows', 'mozgás a lapok között'],
    ['tab', 'tovább a következő sorra, oldalra, gombra'],
    ['enter', 'lap kijátszása, célpont választása'],
  ],
  deeds: { decline: 'hagyod, vagy tovább a következő fázisra' },
};
