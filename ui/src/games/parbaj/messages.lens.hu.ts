import type { ParbajCategory } from '../../bindings';

/** Hungarian texts for the categories of a card's text. The type of this file is the type of all other languages. */
export const hu = {
  lens: 'Nagyító',
  about: 'A szöveg minden része a maga kategóriája szerint.',
  legend: 'Kategóriák',
  categories: {
    condition: 'Feltétel',
    explanation: 'Magyarázat',
    drawback: 'Hátrány',
    ability: 'Képesség',
    spellEffect: 'Varázslat-hatás',
  } satisfies Record<ParbajCategory, string> as Record<ParbajCategory, string>,
  /** The text does not determine which of several categories applies. */
  undecided: 'Nem dönthető el',
  /** The consequence of a category, by the rule that assigns it. */
  notes: {
    'DU-91.1.0': 'enélkül be sem jelentheted',
    'DU-91.2.0': 'csak eligazít; nem némítható el',
    'DU-91.2.2': 'hány példány lehet belőle a pakliban',
    'DU-91.2.3': 'milyen pakliba tehető',
    'DU-91.2.4': 'hol nem használható',
    'DU-91.2.5': 'így számítod ki; nem némítható el',
    'DU-91.2.6': 'az ellenfeled Ép-jén múlik; nem némítható el',
    'DU-91.2.10': 'reakcióként is kijátszható; nem némítható el',
    'DU-91.3.0': 'elnémítva is megmarad',
    'DU-91.3.1': 'régi lap: felirat nélkül is hátrány',
    'DU-91.3.2': 'a gazdája ellenfelének jár',
    'DU-91.3.4': 'fizetni kell érte, vagy fel kell áldozni',
    'DU-91.3.6': 'valaki eldönti, hogy megtörténik-e; reagálni nem lehet rá',
    'DU-91.3.7': 'varázslaton is hátrány, nem hatás',
    'DU-91.4.0': 'ezt veszíti el, ha elnémítják',
    'DU-91.4.1': 'onnan működik, ahol a szövege mondja',
    'DU-91.5.1': 'a varázslat hatása nem képesség',
  } as Record<string, string>,
};

export type LensWords = typeof hu;
