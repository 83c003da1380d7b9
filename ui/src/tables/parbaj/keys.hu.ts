import type { KeyWords } from '../record';

/** What the keys do, in Hungarian. */
export const hu: KeyWords = {
  ways: [
    ['allArrows', 'mozgás a lapok között'],
    ['tab', 'tovább a következő sorra, oldalra, gombra'],
    ['enter', 'lap kijátszása, célpont választása'],
  ],
  deeds: { decline: 'hagyod, vagy tovább a következő fázisra' },
};
