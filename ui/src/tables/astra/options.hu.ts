import type { OptionSet } from '../record';

const EASIER = { values: {}, group: 'Könnyítések' };
const HARDER = { values: {}, group: 'Nehezítések' };

/** What can be chosen before the game, in Hungarian; asked in this order: easier, harder, and how stars count. */
export const hu: OptionSet = {
  options: {
    'water-removed': { ...EASIER, legend: 'Nagy Víz lapok nélkül', about: () => 'Auptolemy paklijából a kis lapok helyett három 14 csillagos Víz lap kerül ki.' },
    'no-points': { ...EASIER, legend: 'Nulláról indul', about: () => 'Auptolemy 0 ponttal kezd 12 helyett.' },
    'no-telescopes': { ...EASIER, legend: 'Távcső nélkül', about: () => 'Auptolemy sosem kap távcsövet.' },
    'open-deck': { ...EASIER, legend: 'Nyitott pakli', about: () => 'Auptolemy paklijának felső lapja képpel felfelé fekszik.' },
    reshuffle: { ...EASIER, legend: 'Újrakevert pakli', about: () => 'Ha Auptolemy paklija elfogy, a dobópaklija lesz az új: nincs azonnali vereség.' },
    'more-stardust': { ...EASIER, legend: 'Több csillagpor neked', about: () => 'Te 10 csillagporral kezdesz 8 helyett.' },
    'more-points': { ...HARDER, legend: 'Húszról indul', about: () => 'Auptolemy 20 ponttal kezd 12 helyett.' },
    'more-telescopes': { ...HARDER, legend: 'Távcső minden felfedezésért', about: () => 'Auptolemy minden felfedezéséért kap egy távcsövet.' },
    'final-card': { ...HARDER, legend: 'Auptolemy céllapja', about: () => 'Auptolemy is kap egy céllapot; te csak a játék végén látod.' },
    'six-stardust': { ...HARDER, legend: 'Hat csillagpor', about: () => 'Auptolemy 6 csillagporral kezd, és pihenéskor is 6-ot kap.' },
    'hidden-card': { ...HARDER, legend: 'Rejtett lap', about: () => 'A jobb könyvtári lap lefelé fordítva fekszik, amíg a kocka ki nem választja.' },
    'one-more-removed': { ...HARDER, legend: 'Még egy kis lap nélkül', about: () => 'Auptolemy paklijából eggyel több kis lap kerül ki.' },
    'counted-stars': {
      legend: 'Melyik csillagaid számítanak a végén?',
      values: { discovered: 'A felfedezett lapokon', undiscovered: 'A felfedezetleneken' },
      about: (value) =>
        value === 'undiscovered'
          ? 'Azok, amelyeket a végén még fel nem fedezett lapokon jelöltél.'
          : 'Azok, amelyeket a felfedezett lapokon jelöltél, akármelyikőtök fedezte fel őket.',
    },
  },
  shortcuts: {
    legend: 'Milyen nehéz legyen?',
    all: {
      easier: { label: 'Könnyebb', about: 'Mind a hat könnyítés egyszerre.' },
      base: { label: 'Alapjáték', about: 'Könnyítés és nehezítés nélkül.' },
      harder: { label: 'Nehezebb', about: 'Mind a hat nehezítés egyszerre: ez már nagyon nehéz.' },
      chance: { label: 'Meglepetés', about: 'Egy vagy két nehezítés, sorsolva: egyszerre ennyit ajánlunk.' },
    },
  },
};
