/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Texts of demonstrations and lessons. */
export const scenes = {
  show: 'Mutasd!',
  learn: 'Tanulás',

  drawer: 'Napló és szabályok',
  rulesNow: 'Szabályok most',
  rulesNowAbout: 'Ami most az asztalon számít:',
  noRulesNow: 'Ehhez az álláshoz most nincs külön szabály.',
  fromBook: 'Ez a játszma a szabálykönyv egyik példájából indult.',

  loading: 'Keresem a példát…',
  told: 'Mi történik itt',
  given: 'Így áll a játék.',
  step: (at: number, all: number) => `${at}${_}/${_}${all}`,
  stepSay: (at: number, all: number) => `${at}.${_}kép, összesen ${all}`,
  rulesShown: 'Ezt mutatja:',
  why: 'Miért nem?',
  tried: (who: string, what: string) => `${who}: ${what}`,
  triedHere: 'ezt próbálták',
  allowed: 'Ezt szabad.',
  back: 'Egy lépést vissza',
  forward: 'Tovább',
  again: 'Elölről',
  playOn: 'Átveszem innen',
  onlyShown: 'Ez csak példa. Szeretnéd innen te folytatni?',
  keys: {
    steps: 'lépés vissza és előre',
    rulesNow: 'szabályok most',
    help: 'tipp a feladathoz',
  },

  learnAbout: (lessons: number, minutes: number, board: boolean) =>
    `${lessons}${_}rövid lecke, nagyjából ${minutes}${_}perc. ${board ? 'A táblán, lépésről lépésre' : 'Az asztalon, lapról lapra'}.`,
  lessonsDone: (done: number, all: number) => `${done}${_}/${_}${all} kész`,
  lessons: 'Leckék',
  done: 'kész',
  nextUp: 'ez jön',
  start: 'Kezdjük!',
  goOn: 'Folytatás',
  lesson: (n: number) => `${n}.${_}lecke`,
  stepOf: (at: number, all: number) => `${at}.${_}lépés, összesen ${all}`,
  goal: 'Feladat',
  fold: 'Elrejtem',
  unfold: 'Elolvasom újra',
  understood: 'Értem',
  astray: 'Ezt visszavontam, próbáld másképp!',
  reached: 'Megvan!',
  nextLesson: 'Következő lecke',
  finish: 'Befejezés',
  lessonOver: 'Ez a lecke megvan. Jöhet a következő?',
  repeat: 'Újra',

  learnt: 'Kész, tudsz játszani!',
  learntAbout: 'Minden lecke megvan. Ami még hiányzik, azt játék közben is megkérdezheted: minden szabály ott van kéznél.',
  firstGame: 'Az első játszmám',
  play: 'Jöhet egy rendes játszma!',
  rulebook: 'Szabálykönyv',
  repeatAbout: 'Bármelyik leckét megismételheted.',

  puzzles: 'Feladványok',
  puzzlesSolved: (solved: number, all: number) => `${solved}${_}/${_}${all} megoldva`,
  advice: {
    title: 'A játszmáid alapján',
    refused: (times: number) => `Ez a szabály állított meg a legtöbbször, ${times}${_}alkalommal:`,
    lesson: (title: string) => `Lecke: ${title}`,
    missed: (times: number, of: number) => `A bot ${of}${_}hibádat tudja megmagyarázni. Ebből ${times} ugyanazon múlt:`,
    puzzles: (n: number) => `${n}${_}ilyen feladvány`,
  },
};
