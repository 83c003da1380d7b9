/** Hungarian texts of the settings page; this file is the type of the others. */

export const hu = {
  groups: {
    look: 'Nyelv és megjelenés',
    play: 'Játék',
    board: 'Lapok és tábla',
    people: 'Akikkel egy készüléken játszol',
    sound: 'Hang',
    data: 'Adatok',
    about: 'Az Asztaltársról',
  },
  botsResign: 'A botok feladják, ha nincs esélyük',
  botsResignAbout: 'Kettesben, ha már egy ideje nem látnak esélyt a győzelemre. Visszavonhatod: akkor végigjátsszák.',
  suggestLevels: 'Ajánljon hozzám illő botokat',
  suggestLevelsAbout: 'A játszma végén szól, ha az eddigi eredményeid szerint más erősségű botokkal volna szoros a játék.',
  sounds: 'Hangok',
  soundsAbout: 'Halk, rövid hangok: lerakott lap és kő, húzás, ütés, a játszma vége. A hangerőt az eszközön állíthatod.',
  listen: 'Meghallgatom',
  announcements: 'Felolvasás az asztalnál',
  announcementsFor: { short: 'Rövid', usual: 'Szokásos', all: 'Minden' },
  announcementsAbout: {
    short: 'Képernyőolvasóval csak azt hallod, mit kérdez tőled a játék, mi történt veled, és mi lett a vége.',
    usual: 'Képernyőolvasóval mindent hallasz, ami számít; ami körről körre magától megy, az a naplóban marad.',
    all: 'Képernyőolvasóval a napló minden mondatát hallod, a passzokat és a fázisok váltását is.',
  },
  about: 'Névjegy',
  aboutAbout: 'Kik találták ki ezeket a játékokat, mi új, kiknek a munkája van az Asztaltársban',
};

export type SettingsWords = typeof hu;
