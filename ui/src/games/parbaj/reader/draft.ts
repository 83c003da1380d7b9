import { keepAway, keepsake } from '../../../app/keepsakes.svelte';
import type { ParbajCardType } from '../../../bindings';
import { TYPES } from '../decks/pool';

/** The text being analysed, and the type of the card it is printed on. */
export type Draft = { text: string; type: ParbajCardType; old: boolean };

const KEPT = 'parbaj-text';
/** Maximum length of a saved text: nobody types more by hand, and it must not displace other saved data. */
const MOST_LETTERS = 20_000;

/** Returns the last analysed text, which is kept over restarts. */
export function keptDraft(): Draft {
  const draft: Draft = { text: '', type: 'creature', old: false };
  try {
    const kept: unknown = JSON.parse(keepsake(KEPT) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return draft;
    if ('text' in kept && typeof kept.text === 'string') draft.text = kept.text;
    if ('old' in kept) draft.old = kept.old === true;
    if ('type' in kept) draft.type = TYPES.find((type) => type === kept.type) ?? draft.type;
  } catch {
    // Invalid saved data is ignored.
  }
  return draft;
}

/** Stores the text being analysed. */
export function keepDraft(draft: Draft): void {
  if (draft.text.length <= MOST_LETTERS) keepAway(KEPT, JSON.stringify(draft));
}

/** Examples to begin with; each shows something that is easily misread. */
export const EXAMPLES: readonly Draft[] = [
  {
    text: 'Kijátszási feltétel: legyen egy építményed.\nHátrány: minden előkészítő fázisodban elveszítesz 1 Ép-t.\n1 VP: ez a lény a kör végéig +2 sebzést kap.',
    type: 'creature',
    old: false,
  },
  {
    text: 'Semlegesítés: [általános varázslat] kijátszása.\nElőny: –10: +2 sebzése van.\nHa meghal, húzz egy lapot!',
    type: 'creature',
    old: false,
  },
  { text: 'Pusztíts el egy lényt, aztán dobj el egy lapot a kezedből!\nHátrány: sebezz magadba kettőt!', type: 'instant', old: false },
  { text: 'Minden előkészítő fázisodban sebződsz 1-et. Támadáskor +3 sebzést kap.', type: 'creature', old: true },
  { text: 'Jutalom: 2 VP.\nIdőleges költség, 2: 1 VP.\nKijátszható, ha van legalább egy tornyod.', type: 'building', old: false },
];
