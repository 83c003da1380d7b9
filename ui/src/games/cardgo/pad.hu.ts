/** Hungarian texts of the score pad. The type of this file is the type of all other languages. */
export const hu = {
  how: 'Nyilakkal mozogsz, Enterrel rajzolsz.',
  tool: 'Mit rajzolsz?',
  tools: { cycle: 'Sorban', black: 'Fekete', white: 'Fehér', empty: 'Üres', dead: 'Halott' },
  stones: ['fekete kő', 'fehér kő'],
  empty: 'üres',
  dead: 'halott',
  propose: 'Halott kövek keresése',
  proposed: 'Megjelöltük, ami halottnak látszik. Amelyik csoportot kiválasztod, annak a jelölése megváltozik.',
  finish: 'Kész a tábla',
  reopen: 'Mégis javítom',
  count: 'A számolás',
  komi: 'Komi',
  less: 'kevesebb',
  greater: 'több',
  tie: 'Döntetlen.',
};

export type CardgoPadWords = typeof hu;
