import type { Origin } from '../game-ui';

/** The published game this game implements, in English. */
export const en: Origin = {
  title: 'Astra',
  by: 'Patrik Porkoláb and Frigyes Schöberl with Eszter Krisztina Sas; the solo opponent, Auptolemy, by John Albertson and Dávid Turczi',
  published: 'Mindclash Games, 2022',
  known: 'We know the rules for one player, and of the rest what is public. We don’t know what is on the cards: we drew Ptolemy’s 48 constellations after the real sky, and chose their boons and abilities ourselves.',
  ours: 'The sentences of the rulebook, the drawing of the constellations, the symbols and the bots are ours. The pictures of the box aren’t here, and neither is the game for several people.',
  get: 'Ask a game shop for it; it is published by Mindclash Games.',
};
