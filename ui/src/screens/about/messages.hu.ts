/** Hungarian texts of the page about the app; this file is the type of the others. */

import { Az } from '../../messages/hu/article';

export const hu = {
  title: 'Névjegy',
  what: 'Társasjátékok botok ellen és szabálykönyv, hálózat nélkül.',
  version: (number: string) => `Változat: ${number}`,
  real: {
    title: 'Az igazi játékok',
    notTheirs:
      'Az Asztaltárs nem hivatalos app. Az itt felsorolt játékok szerzői és kiadói nem készítették, nem hagyták jóvá és nem ellenőrizték; ha valami hibás benne, az a mi hibánk.',
    noSubstitute:
      'A dobozt sem pótolja. Gyakorolni jó, vagy szabályt keresni játék közben; ha megszerettél egy játékot, vedd meg az igazit, és ülj le mellé másokkal.',
    original: 'Eredetije',
    here: 'Ami itt van belőle',
    by: 'Szerző',
    published: 'Kiadó',
    get: 'Hol találod meg?',
  },
  changes: {
    title: 'Mi új?',
    version: (number: string) => `${Az(number.split('.')[0] ?? '')} ${number} változatban`,
  },
  more: {
    title: 'Licencek, hibák',
    own: 'Ami az Asztaltársban a miénk, az szabadon a tiéd is: az MIT vagy az Apache\u00a02.0 licenc szerint, ahogy neked jobb, használhatod, módosíthatod és továbbadhatod.',
  },
  others: 'Mások munkája',
  othersWay: 'Betűk, csillagok adatai, programrészek, és a feltételeik',
  othersAbout:
    'Az Asztaltárs betűi és sok alkotórésze másoké, akik szabadon használhatóvá tették. A felsorolás és a felhasználási feltételek az eredeti, angol szövegükkel olvashatók.',
  report: 'Hibajelentés',
  reportAbout: 'Ha valami nem úgy működik, ahogy kellene',
};

export type AboutWords = typeof hu;
