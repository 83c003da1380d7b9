import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Half points as stored and as displayed. */
const HALVES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => [`${n}.5`, `${n},5`] as const);

/** The options in Hungarian, in the order in which they are asked. */
export const hu: OptionSet = {
  options: {
    cards: {
      legend: 'Lapokkal vagy anélkül?',
      values: { 54: 'Lapokkal', 0: 'Rendes go' },
      about: (value) =>
        value === '0'
          ? 'Csak a kövek: a hagyományos go.'
          : 'Közös eseménypakliból húztok; egy-egy lap mindent felforgathat.',
      first: true,
    },
    size: {
      legend: 'Mekkora a tábla?',
      values: { 9: '9×9', 13: '13×13', 19: '19×19' },
      about: (size) =>
        ({ 9: 'Gyors játszma, kezdéshez a legjobb.', 19: 'A hagyományos tábla: hosszú játszma.' })[size] ??
        'Félúton a másik kettő között: már van megnyitása, és mégsem tart sokáig.',
      first: true,
    },
    quiet: {
      legend: 'Csendes kezdés',
      values: { 8: `8${_}lépés együtt`, 16: `8${_}lépés fejenként` },
      about: (n) => `Az első ${n}${_}lépésben senki sem húz lapot.`,
    },
    failed: {
      legend: 'Ha a lépés helyetti lapot kivédik',
      values: { lost: 'A lépés is elvész', move: 'Megmarad a lépés' },
      about: (value) =>
        value === 'move'
          ? 'Akinek a lapját kivédték, vagy a lapja nem tudott hatni, az ebben a körben még lép.'
          : 'A lap a lépés helyett volt: ha kivédik, vagy nem tud hatni, a gazdája ebben a körben nem lép.',
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
      about: () => 'Ennyi pontot kap fehér a végén.',
      first: true,
    },
  },
  places: {
    legend: 'Melyik színnel játszol?',
    values: ['Fekete', 'Fehér'],
    about: (place, options) => {
      const even = Number(options('handicap') ?? 0) === 0;
      if (place === 0) return even ? 'Fekete lép először: te kezdesz.' : 'Az előnyköveid miatt fehér lép először.';
      return even ? 'Fekete lép először; a komi a tiéd.' : 'Fekete előnykövei miatt te lépsz először; a komi a tiéd.';
    },
  },
  ranks: {
    about: {
      kyu24: 'Ránézésre lép, és a jó lépéseknek csaknem a felét nem veszi észre.',
      kyu19: 'Ránézésre lép, és sok jó lépést nem vesz észre.',
      kyu14: 'Ránézésre lép, és a jó lépések harmadát nem veszi észre.',
      kyu8: 'Ránézésre lép, de ritkán néz el valamit.',
      kyu5: 'Ránézésre lép, és semmit sem néz el.',
      kyu2: 'Lépés előtt már előre is gondolkodik egy keveset.',
    },
    meaning: [
      `A góban az számít kezdőnek, aki 30${_}kyu körül jár. Minél erősebb valaki, annál kisebb a száma; az 1${_}kyu fölött az 1${_}dan jön, és onnan a nagyobb szám az erősebb.`,
      `A botok fokozatait egymás ellen mértük, rendes góban. Egy-egy lépcsőt nagyjából előnykövek egyenlítenek ki: 13×13-on 2, a három leggyengébb lépcsőn 3${_}kő; 19×19-en 3–6, a 19 és a 14${_}kyu között 7${_}kő; 9×9-en 2${_}kő, amelyből a komi visszaad valamennyit fehérnek.`,
      `A fokozatok távolságát mértük, a számokat magukat nem. A GNU Go legerősebb, 10-es szintje, amelyet 8${_}kyu körülinek szoktak mondani, a mi 14${_}kyunkkal nagyjából egyforma erős. Emberek ellen nem mértünk: egy klubban vagy egy szerveren más számot kaphatsz, alul valószínűleg jobbat.`,
      'A gyengébb fokozatok nem véletlenül hibáznak: vannak lépések, amelyeket nem vesznek észre. Lapokkal a sorrend ugyanez, csak a szerencsének több szava van.',
    ],
  },
};
