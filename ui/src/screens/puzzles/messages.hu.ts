/** Hungarian texts of the puzzles; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  title: 'Feladványok',
  puzzle: 'Feladvány',
  about: 'Állások erős botok játszmáiból. Mindegyikben egyetlen lépés a legjobb, és az nem a legkézenfekvőbb.',
  none: 'Ehhez a játékhoz még nincs feladvány.',
  noGame: 'Ilyen játékot nem ismerek.',
  noPuzzle: 'Ilyen számú feladvány nincs.',
  ofDay: 'A nap feladványa',
  /** The puzzle of the day with its date. */
  ofThisDay: (day: string) => `A nap feladványa, ${day}`,
  nth: (n: number) => `${n}.${_}feladvány`,
  /** The place of a puzzle among others. */
  nthOf: (n: number, all: number) => `${n}.${_}feladvány, összesen ${all}`,
  task: 'Keresd meg a legjobb lépést!',
  grades: { easy: 'Könnyű', medium: 'Közepes', hard: 'Nehéz' },
  /** The grade after the number of a puzzle. */
  graded: { easy: 'könnyű', medium: 'közepes', hard: 'nehéz' },
  solvedOf: (solved: number, all: number) => `${solved}${_}/${_}${all} megoldva`,
  states: { untried: 'még nem próbáltad', failed: 'még nem sikerült', solvedLater: 'később oldottad meg', solved: 'elsőre megoldottad' },
  /** What the marks in the list mean. */
  marks: 'Jelek',
  kind: 'Fajta',
  allKinds: 'mind',
  start: 'Megoldom',
  again: 'Megnézem újra',
  inARow: (days: number) => `${days}${_}nap egymás után`,
  toList: 'A feladványokhoz',
  share: 'Megosztom',
  shared: {
    title: 'Az eredményed megosztása',
    label: 'Ezt küldheted el',
    ofDay: 'a nap feladványa',
    numbered: (n: number) => `a nap feladványa (${n}.)`,
    results: { untried: '', failed: 'Nem sikerült megoldanom.', solvedLater: 'Megoldottam, de nem elsőre.', solved: 'Elsőre megoldottam!' },
    inARow: (days: number) => `${days}${_}nap egymás után.`,
  },
};

export type PuzzleWords = typeof hu;
