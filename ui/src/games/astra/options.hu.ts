import type { OptionSet } from '../game-ui';

const EASIER = { values: {}, group: 'Könnyítések' };
const HARDER = { values: {}, group: 'Nehezítések' };

/** The options in Hungarian, in the order in which they are asked: easier, harder, and how stars count. */
export const hu: OptionSet = {
  options: {
    'water-removed': { ...EASIER, legend: 'Nagy Víz lapok nélkül', about: () => 'Auptolemy paklijából a kis lapok helyett nagy Víz lapok kerülnek ki, legfeljebb három.' },
    'no-points': { ...EASIER, legend: 'Nulláról indul', about: () => 'Auptolemy 0 ponttal kezd 12 helyett.' },
    'no-telescopes': { ...EASIER, legend: 'Távcső nélkül', about: () => 'Auptolemy sosem kap távcsövet.' },
    'open-deck': { ...EASIER, legend: 'Nyitott pakli', about: () => 'Auptolemy paklijának felső lapja képpel felfelé fekszik.' },
    reshuffle: { ...EASIER, legend: 'Újrakevert pakli', about: () => 'Ha Auptolemy paklija elfogy, a dobópaklija lesz az új: nincs azonnali vereség.' },
    'more-stardust': { ...EASIER, legend: 'Több csillagpor neked', about: () => 'Te 10 csillagporral kezdesz 8 helyett.' },
    'more-points': { ...HARDER, legend: 'Húszról indul', about: () => 'Auptolemy 20 ponttal kezd 12 helyett.' },
    'more-telescopes': { ...HARDER, legend: 'Távcső minden felfedezésért', about: () => 'Auptolemy minden felfedezéséért kap egy távcsövet.' },
    'final-card': { ...HARDER, legend: 'Auptolemy céllapja', about: () => 'Auptolemy is kap egy céllapot; te csak a játék végén látod.' },
    'six-stardust': { ...HARDER, legend: 'Hat csillagpor', about: () => 'Auptolemy 6 csillagporral kezd, és pihenéskor is 6-ot kap.' },
    'hidden-card': { ...HARDER, legend: 'Rejtett lap', about: () => 'A jobb könyvtári lap lefordítva fekszik, amíg a kocka ki nem választja.' },
    'one-more-removed': { ...HARDER, legend: 'Még egy kis lap nélkül', about: () => 'Auptolemy paklijából eggyel több kis lap kerül ki.' },
    'counted-stars': {
      legend: 'Melyik csillagok számítanak a végén?',
      values: { discovered: 'A felfedezett lapokon', undiscovered: 'A felfedezetleneken' },
      about: (value) =>
        value === 'undiscovered'
          ? 'Azok, amelyeket a végén még fel nem fedezett lapokon jelöltetek, te és Auptolemy.'
          : 'Azok, amelyeket a felfedezett lapokon jelöltetek, akármelyikőtök fedezte fel őket.',
    },
    conduct: {
      legend: 'Hol kezdi Auptolemy, ha választhat?',
      values: { grand: 'Ahonnan Nagy Csillagot ér el', nearest: 'A kezdőcsillaghoz közel' },
      about: (value) =>
        value === 'nearest'
          ? 'Így játszott az app első változatában: akkor is a kezdőcsillaghoz legközelebbivel kezd, ha máshonnan Nagy Csillagot is elérne.'
          : 'A füzet szerint: ahol teheti, mindig Nagy Csillagot jelöl.',
    },
  },
  shortcuts: {
    legend: 'Milyen nehéz legyen?',
    all: {
      easier: { label: 'Könnyebb', about: 'Mind a hat könnyítés egyszerre.' },
      base: { label: 'Alapjáték', about: 'Könnyítés és nehezítés nélkül.' },
      harder: { label: 'Nehezebb', about: 'Mind a hat nehezítés egyszerre: ez már nagyon nehéz.' },
      chanceHarder: { label: 'Sorsolt nehezítés', about: 'Egy vagy kettő a hatból: egyszerre ennyit ajánlunk.' },
      chanceEasier: { label: 'Sorsolt könnyítés', about: 'Egy vagy kettő a hatból.' },
      chance: { label: 'Sorsolt keverék', about: 'Könnyítések és nehezítések vegyesen, akárhány.' },
    },
  },
};
