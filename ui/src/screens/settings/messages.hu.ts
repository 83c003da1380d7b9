/** Hungarian phrases of the page of settings; this file is the type of the others. */

export const hu = {
  groups: {
    look: 'Nyelv és megjelenés',
    play: 'Játék',
    board: 'Lapok és tábla',
    sound: 'Hang',
    data: 'Adatok',
  },
  sounds: 'Hangok',
  soundsAbout: 'Halk, rövid hangok: lerakott lap és kő, húzás, ütés, a játszma vége. A hangerőt az eszközön állíthatod.',
  listen: 'Meghallgatom',
};

export type SettingsWords = typeof hu;
