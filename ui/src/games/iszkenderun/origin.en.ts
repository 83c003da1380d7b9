import type { Origin } from '../game-ui';

/** The published game this game implements, in English. */
export const en: Origin = {
  title: 'Scandaroon',
  by: 'Tony Boydell',
  published: 'Surprised Stare Games and JKLM Games',
  known: 'We worked from the text of the Hungarian rules, which had lost its pictures and the numbers of two suits. We filled those in; the rulebook says wherever the house has decided.',
  ours: 'The sentences of the rulebook, the drawing of the cards, the symbols and the bots are ours. The pictures and verses of the box aren’t here.',
  get: 'Ask the publisher, Surprised Stare Games, or look for a second-hand copy.',
};
