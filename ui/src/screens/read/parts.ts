/** What there is to read about a table, in order. */
export const PARTS = ['minute', 'icons', 'aid', 'house', 'cards'] as const;
export type Part = (typeof PARTS)[number];

/** The part that an address names; the first, if it names none that there is. */
export function partOf(name: string | undefined): Part {
  return PARTS.find((part) => part === name) ?? 'minute';
}
