/** Hungarian texts of a table's rarely used parts; this file is the type of the others. */

export const hu = {
  resign: {
    title: 'Feladod a játszmát?',
    about: 'Azzal vége, és az ellenfeled nyert. Visszavonhatod, ha meggondolod magad.',
    yes: 'Feladom',
    no: 'Játszom tovább',
  },
};

export type TableWords = typeof hu;
