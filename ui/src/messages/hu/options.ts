import { az } from './article';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** One choice of New table: what is asked, what its values are called, and what the chosen one means. */
export type OptionWords = {
  legend: string;
  values: Record<string, string>;
  about: (value: string) => string;
  /** Asked of everybody; otherwise it is a way of playing that few will change. */
  first?: boolean;
};

/** A game where it matters which seat one takes: what is asked, and what its seats are called, in their order. */
export type PlaceWords = { legend: string; values: string[]; about: (place: number) => string };

/** Half points as they are written and as they are read. */
const HALVES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => [`${n}.5`, `${n},5`] as const);

/** What can be chosen before a game, by game and by the choice's key. */
export const options: Record<string, Record<string, OptionWords>> = {
  mochi: {
    target: {
      legend: 'Meddig tart?',
      values: { 15: `Rövid · 15${_}pont`, 30: `Rendes · 30${_}pont`, 60: `Hosszú · 60${_}pont` },
      about: (n) => `Addig, amíg valaki eléri ${az(n)} ${n}${_}pontot.`,
      first: true,
    },
  },
  iszkenderun: {
    zeros: {
      legend: 'Nullás lap',
      values: { 'in-play': 'Játékban', 'own-row': 'Csak a saját sorban' },
      about: (value) =>
        value === 'own-row'
          ? 'Annyit ér, ahány vele egyszínű lap van a saját sorában.'
          : 'Annyit ér, ahány vele egyszínű lap van játékban, akárkinek a sorában.',
    },
    'two-suited': {
      legend: 'Kétszínű lap',
      values: { always: 'Mindig', 'final-only': 'Csak a végső értéknél' },
      about: (value) =>
        value === 'final-only'
          ? 'Két színe csak a végső értékénél számít, és ha akcióért fizetsz vele.'
          : 'Mindkét színébe beleszámít, bármiről van szó.',
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
  cardgo: {
    size: {
      legend: 'Mekkora a tábla?',
      values: { 9: '9×9', 13: '13×13', 19: '19×19' },
      about: (size) =>
        ({ 9: 'Gyors játszma, kezdéshez a legjobb.', 19: 'A hagyományos tábla: hosszú játszma.' })[size] ??
        'Félúton a kettő között: már van megnyitása, és mégsem tart sokáig.',
      first: true,
    },
    cards: {
      legend: 'Lapokkal vagy anélkül?',
      values: { 54: 'Lapokkal', 0: 'Sima gó' },
      about: (value) =>
        value === '0'
          ? 'Csak a kövek: a hagyományos gó.'
          : 'Közös eseménypakliból húztok; egy-egy lap mindent felforgathat.',
      first: true,
    },
    quiet: {
      legend: 'Csendes kezdés',
      values: { 8: `8${_}lépés együtt`, 16: `8${_}lépés fejenként` },
      about: (n) => `Az első ${n}${_}lépésben senki sem húz lapot.`,
    },
    failed: {
      legend: 'Ha a lépés helyetti lapot kivédik',
      values: { lost: 'Nincs lépés', move: 'Megmarad a lépés' },
      about: (value) =>
        value === 'move'
          ? 'Akinek a lapját kivédték, vagy nem tudott hatni, az ebben a körben még lép.'
          : 'A lap a lépés helyett volt: akinek kivédték, vagy nem tudott hatni, az ebben a körben nem lép.',
    },
    handicap: {
      legend: 'Előnykövek',
      values: { 0: 'Nincs' },
      about: (n) =>
        n === '0'
          ? 'Fekete kezd, előny nélkül.'
          : `Fekete ${n}${_}kővel a csillagpontokon indul, és fehér lép először.`,
      first: true,
    },
    komi: {
      legend: 'Komi',
      values: Object.fromEntries(HALVES),
      about: () => 'Ennyi pontot kap fehér, mert nem ő kezd.',
      first: true,
    },
  },
};

export const places: Record<string, PlaceWords> = {
  cardgo: {
    legend: 'Melyik színnel játszol?',
    values: ['Fekete', 'Fehér'],
    about: (place) => (place === 0 ? 'Te kezdesz; az előnykövek is a tieid.' : 'A bot kezd; a komi a tiéd.'),
  },
};
