import type { Origin } from '../game-ui';

/** The published game this game implements, in English. */
export const en: Origin = {
  title: 'Happy Mochi',
  by: 'Johan Benvenuto and Romaric Galonnier',
  published: 'Zygomatic (Asmodee), 2025',
  known: 'The rules and the numbers of the cards come from the leaflet in the box. It doesn’t say exactly which cards have an icon: we dealt those out ourselves, and the rulebook says wherever the house has decided.',
  ours: 'The sentences of the rulebook, the drawing of the cards, the symbols and the bots are ours. The mochi on the box were drawn by Amélie Maréchal; her pictures aren’t here.',
  get: 'Ask a game shop for it; it is published by Zygomatic, a studio of Asmodee.',
};
