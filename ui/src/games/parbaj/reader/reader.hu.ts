/** Hungarian texts of the text reader. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  about: 'Írd vagy illeszd be egy lap szövegét: részről részre megmutatja, mi micsoda a Kódex 91. fejezete szerint, és miért.',
  field: 'A lap szövege',
  hint: 'például: Hátrány: nem támadhat.',
  type: 'Milyen lapon áll?',
  old: '2001 előtti lap',
  oldAbout: 'A régi lapokon felirat nélkül is hátrány, ami egyértelműen rossz a kijátszójának.',
  example: 'Mutass egy példát!',
  another: 'Másik példa',
  clear: 'Szöveg törlése',
  found: (parts: number, open: number) =>
    [`${parts}${_}rész`, open > 0 ? `ebből ${open} nem dönthető el` : ''].filter(Boolean).join(', '),
  parts: 'A szöveg részei',
};

export type ReaderWords = typeof hu;
