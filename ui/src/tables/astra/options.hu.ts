import type { OptionSet } from '../record';

/** What can be chosen before the game, in Hungarian; asked in this order: easier, harder, and how stars count. */
export const hu: OptionSet = {
  options: {
    'water-removed': { legend: 'Könnyebb: nagy Víz lapok nélkül', values: {}, about: () => 'Auptolemy paklijából a kis lapok helyett három 14 csillagos Víz lap kerül ki.' },
    'no-points': {
      legend: 'Könnyebb: nulláról indul',
      values: {},
      about: () => 'Auptolemy 0 ponttal kezd 12 helyett. Nem választható a „Húszról indul” mellé.',
    },
    'no-telescopes': {
      legend: 'Könnyebb: távcső nélkül',
      values: {},
      about: () => 'Auptolemy sosem kap távcsövet. Nem választható a „Távcső minden felfedezésért” mellé.',
    },
    'open-deck': { legend: 'Könnyebb: nyitott pakli', values: {}, about: () => 'Auptolemy paklijának felső lapja képpel felfelé fekszik.' },
    reshuffle: { legend: 'Könnyebb: újrakevert pakli', values: {}, about: () => 'Ha Auptolemy paklija elfogy, a dobópaklija lesz az új: nincs azonnali vereség.' },
    'more-stardust': { legend: 'Könnyebb: több csillagpor neked', values: {}, about: () => 'Te 10 csillagporral kezdesz 8 helyett.' },
    'more-points': {
      legend: 'Nehezebb: húszról indul',
      values: {},
      about: () => 'Auptolemy 20 ponttal kezd 12 helyett. Nem választható a „Nulláról indul” mellé. Nehezítésből egyszerre egyet vagy kettőt ajánlunk.',
    },
    'more-telescopes': {
      legend: 'Nehezebb: távcső minden felfedezésért',
      values: {},
      about: () => 'Auptolemy minden felfedezéséért kap egy távcsövet. Nem választható a „Távcső nélkül” mellé.',
    },
    'final-card': { legend: 'Nehezebb: Auptolemy céllapja', values: {}, about: () => 'Auptolemy is kap egy céllapot; te csak a játék végén látod.' },
    'six-stardust': { legend: 'Nehezebb: hat csillagpor', values: {}, about: () => 'Auptolemy 6 csillagporral kezd, és pihenéskor is 6-ot kap.' },
    'hidden-card': { legend: 'Nehezebb: rejtett lap', values: {}, about: () => 'A jobb könyvtári lap lefelé fordítva fekszik, amíg a kocka ki nem választja.' },
    'one-more-removed': { legend: 'Nehezebb: még egy kis lap nélkül', values: {}, about: () => 'Auptolemy paklijából eggyel több kis lap kerül ki.' },
    'counted-stars': {
      legend: 'Melyik csillagaid számítanak a végén?',
      values: { discovered: 'A felfedezett lapokon', undiscovered: 'A felfedezetleneken' },
      about: (value) =>
        value === 'undiscovered'
          ? 'Azok, amelyeket a végén még fel nem fedezett lapokon jelöltél.'
          : 'Azok, amelyeket bármelyikőtök által felfedezett lapokon jelöltél.',
    },
  },
};
