import type { ParbajCardType, ParbajDeck } from '../../bindings';

/** Small filled signs on a grid of 24. */
export const MARKS = {
  life: 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13z',
  damage: 'M20 2l2 0 0 2-10 11-3-3zM6 11l7 7-2 2-2.5-2.5L5 21l-2-2 3.5-3.5L4 13z',
  vp: 'M12 2l3 6.5L22 12l-7 3.5L12 22l-3-6.5L2 12l7-3.5z',
  structure: 'M4 22V4h4v3h2.5V4h3v3H16V4h4v18h-5v-6H9v6z',
  strength: 'M12 3l8 10h-5v8H9v-8H4z',
  weakness: 'M12 21L4 11h5V3h6v8h5z',
  poison: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  burden: 'M8 8a4 4 0 1 1 8 0l-.6 2H19l3 12H2l3-12h3.6zM10.5 8l.5 2h2l.5-2a1.6 1.6 0 1 0-3 0z',
  temporary: 'M5 2h14v3c0 3-3 5-5 7 2 2 5 4 5 7v3H5v-3c0-3 3-5 5-7-2-2-5-4-5-7z',
  builder: 'M3 4h13l4 4v3h-7v10H9V11H3z',
  falls: 'M12 2a9 9 0 0 0-9 9c0 3 1.4 5.3 3.5 6.7V22h11v-4.3C19.6 16.3 21 14 21 11a9 9 0 0 0-9-9zM8.5 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 14l1.3 2.6h-2.6z',
  turn: 'M12 5a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v3l6-4.5L12 2z',
  prevent: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 0 1 4.1 1.3l-9.8 9.8A7 7 0 0 1 12 5zm0 14a7 7 0 0 1-4.1-1.3l9.8-9.8A7 7 0 0 1 12 19z',
  item: 'M12 2l9 5v10l-9 5-9-5V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  enchantment:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z',
  instant: 'M14 1L4 14h6l-2 9 12-14h-7z',
  general: 'M5 2h14l-1.5 3v14L19 22H5l1.5-3V5zM9 8h6v2H9zm0 4h6v2H9z',
  erdoszel: 'M12 2C5 7 4 14 8 19l3-6v9h2v-9l3 6c4-5 3-12-4-17z',
  hamuvar: 'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 2-5 3-8 1 1 2 3 2 4 2-3 2-6 2-9z',
  tengerszem: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  romvaros: 'M3 22V10a9 9 0 0 1 15-6l-3 5 6 3v10h-5v-8a4 4 0 0 0-8 0v8z',
} as const satisfies Partial<Record<ParbajCardType | ParbajDeck, string>> & Record<string, string>;

export type MarkName = keyof typeof MARKS;
