import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The options in Hungarian, in the order in which they are asked. */
export const hu: OptionSet = {
  options: {
    zeros: {
      legend: 'Nullás lap',
      values: { 'in-play': 'Játékban', 'own-row': 'Csak a saját sorban' },
      about: (value) =>
        value === 'own-row'
          ? 'Annyit ér, ahány vele azonos színű lap van a saját sorában.'
          : 'Annyit ér, ahány vele azonos színű lap van játékban, akárkinek a sorában.',
    },
    'two-suited': {
      legend: 'Kétszínű lap',
      values: { always: 'Mindig', 'final-only': 'Csak a végső értéknél' },
      about: (value) =>
        value === 'final-only'
          ? 'Két színe csak a végső értékénél számít, és ha akcióért fizetsz vele.'
          : 'Mindkét színébe beleszámít, bármiről legyen szó.',
    },
    closes: {
      legend: 'Zárólap',
      values: { anywhere: 'A sorban bárhol', rightmost: 'Csak a jobb szélen' },
      about: (value) =>
        value === 'rightmost'
          ? 'Csak addig zárja le a sort, amíg annak jobb végén áll.'
          : 'Lezárja a sort, bárhol áll benne.',
    },
    third: {
      legend: 'Három játékos közül a harmadik',
      values: { 0: 'Nem kap semmit', 1: `1${_}győzelmi pont` },
      about: () => 'Négyen játszva a harmadik mindig kap egyet.',
    },
  },
};
