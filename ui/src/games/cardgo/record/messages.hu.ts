/** Hungarian texts about games as records. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  open: {
    title: 'Játszma fájlból',
    found: 'Ez van benne',
    unknown: 'Ismeretlen',
    names: (black: string, white: string) => `${black} – ${white}`,
    facts: (size: number, plies: number, komi: string) => `${size}×${size}, ${plies}${_}lépés, komi ${komi}`,
    result: (result: string) => `Eredmény: ${result}`,
    kept: 'Az asztal az utolsó állásnál nyílik meg. A változatok és a megjegyzések a fájl szövegével együtt megmaradnak, és mentéskor visszakerülnek; az asztalon csak a fő változat lépései láthatók. Ha mindet látni akarod, nézd meg a játszmát!',
    colour: 'Melyik színnel folytatod?',
    level: 'Milyen erős legyen a bot?',
    start: 'Megnyitom az asztalon',
    look: 'Megnézem a játszmát',
  },
  save: {
    title: 'A játszma SGF-fájlként',
    about: 'Bármely go-program megnyitja. Benne van a beállítás, a két játékos, minden lépés és az eredmény; ide visszaolvasva ugyanez a játszma lesz.',
    cards: 'A rejtett lapok is benne vannak: játék közben ne nézz bele, ha nem akarsz lesni.',
    text: 'A fájl szövege',
    copy: 'Másolás',
    copied: 'A játszma a vágólapon van.',
    notCopied: 'A vágólapra most nem lehet másolni. Jelöld ki a szöveget, és másold ki kézzel.',
    put: 'Mentés a Letöltésekbe',
    done: (path: string) => `Elmentve ide: ${path}`,
    asRecord: 'Megnyitás SGF-játszmaként',
    asRecordAbout: 'Végigjárhatod a visszavont ágakat is, és kipróbálhatsz más lépéseket. Maga a játszma nem változik.',
  },
};

export type SgfWords = typeof hu;
