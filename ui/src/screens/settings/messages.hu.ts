/** Hungarian phrases of the page of settings; this file is the type of the others. */

export const hu = {
  groups: {
    look: 'Nyelv és megjelenés',
    play: 'Játék',
    board: 'Lapok és tábla',
    sound: 'Hang',
    data: 'Adatok',
    about: 'Az alkalmazásról',
  },
  sounds: 'Hangok',
  soundsAbout: 'Halk, rövid hangok: lerakott lap és kő, húzás, ütés, a játszma vége. A hangerőt az eszközön állíthatod.',
  listen: 'Meghallgatom',
  others: 'Mások munkája',
  othersAbout: 'Az Asztaltárs betűi és sok alkotórésze másoké, akik szabadon használhatóvá tették. A felsorolás és a felhasználási feltételek az eredeti, angol szövegükkel olvashatók.',
};

export type SettingsWords = typeof hu;
