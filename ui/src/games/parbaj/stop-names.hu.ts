import type { Moment } from './stops';

/** Hungarian texts about stops. The type of this file is the type of all other languages. */
export const hu = {
  title: 'Hol kérdezzen meg?',
  about: 'Ahol be van kapcsolva, megkérdez, ha van mit tenned. Máshol egy pillanat múlva az Asztaltárs mondja helyetted, hogy hagyod; hogy mi van a kezedben, az a várakozásból nem derül ki. Ha a „Ha nincs mit tennem, menjen magától” beállítás ki van kapcsolva, mindenhol megkérdez.',
  own: 'A te körödben',
  theirs: 'Az ellenfeled körében',
  moments: {
    'own-upkeep': 'Az előkészítőd végén',
    'own-combat': 'A csapás előtt',
    'own-strike': 'A csapás után',
    'own-action': 'A saját cselekvésed után, ha még reagálhatnál rá',
    'their-upkeep': 'Az előkészítője végén',
    'their-main': 'A főfázisában, mielőtt továbblép',
    'their-combat': 'A csapás előtt',
    'their-strike': 'A csapás után',
    'their-action': 'Ha cselekszik vagy reagál (a te körödben is)',
  } satisfies Record<Moment, string>,
  explains: 'Magyarázza el, amivel először találkozom',
  /** The app declined for the person, and it cost something. */
  missed: {
    told: (whose: string, moment: string) => `${whose} (${moment}) még tehettél volna valamit. Máskor kérdezzen meg itt?`,
    stop: 'Igen, kérdezzen',
  },
};

export type ParbajStopWords = typeof hu;
