/** The parts of the reading pages, in order. */
export const PARTS = ['minute', 'icons', 'aid', 'house', 'cards'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the part named in an address; the first one if the name is unknown. */
export function partOf(name: string | undefined): Part {
  return PARTS.find((part) => part === name) ?? 'minute';
}
