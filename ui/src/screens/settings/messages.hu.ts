/** Hungarian phrases of the page of settings; this file is the type of the others. */

export const hu = {
  groups: {
    look: 'Nyelv és megjelenés',
    play: 'Játék',
    board: 'Lapok és tábla',
    sound: 'Hang',
    data: 'Adatok',
    about: 'Az Asztaltársról',
  },
  botsResign: 'A botok feladják, ha nincs esélyük',
  botsResignAbout: 'Kettesben, ha már egy ideje nem látnak esélyt a győzelemre. Visszavonhatod: akkor végigjátsszák.',
  sounds: 'Hangok',
  soundsAbout: 'Halk, rövid hangok: lerakott lap és kő, húzás, ütés, a játszma vége. A hangerőt az eszközön állíthatod.',
  listen: 'Meghallgatom',
  about: 'Névjegy',
  aboutAbout: 'Kik találták ki ezeket a játékokat, mi új, kiknek a munkája van az Asztaltársban',
};

export type SettingsWords = typeof hu;
