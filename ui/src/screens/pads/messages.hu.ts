/** Hungarian texts of the score pads; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  list: {
    title: 'Pontozólapok',
    about: 'Igazi asztalnál, igazi lapokkal játszotok? Írd ide, amit leolvastok: ugyanazok a szabályok számolnak, mint az itteni asztaloknál.',
    begin: 'Új pontozólap',
    kept: 'Eddigi pontozólapok',
    none: 'Még nincs egy sem.',
    finished: 'befejezett',
    rename: (name: string) => `${name}: nevek`,
    remove: (name: string) => `${name}: törlés`,
    removed: (name: string) => `„${name}” törölve.`,
    damaged: 'Sérült pontozólap',
  },
  begin: {
    title: (game: string) => `Új pontozólap: ${game}`,
    count: 'Hányan játszotok?',
    names: 'Ki játszik?',
    player: (n: number) => `${n}.${_}játékos`,
    start: 'Kezdhetjük',
    file: (format: string) => `Állás ${format}-fájlból`,
    tooLarge: (megabytes: number) => `Ez a fájl túl nagy, legfeljebb ${megabytes}${_}MB lehet.`,
    unreadable: 'Ezt a fájlt nem sikerült elolvasni. Válassz másikat!',
  },
  names: {
    title: 'Nevek',
    pad: 'A pontozólap neve',
    padHint: 'például: Szombat este',
    done: 'Mentés',
  },
  page: {
    names: 'Nevek',
    undo: 'Visszavonás',
    turn: 'Fordítás a szemben ülőnek',
    wrong: 'Ezt nézd meg újra',
    round: (n: number) => `${n}.${_}forduló`,
    rounds: 'Fordulók',
    nextRound: 'Következő forduló',
    accounts: 'Elszámolás',
    result: 'Végeredmény',
    standing: 'Állás',
    total: 'Összesen',
    why: 'Miből áll?',
  },
};

export type PadWords = typeof hu;
