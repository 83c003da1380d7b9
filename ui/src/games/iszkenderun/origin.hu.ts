import type { Origin } from '../game-ui';

/** The published game this game implements, in Hungarian. */
export const hu: Origin = {
  title: 'Scandaroon',
  by: 'Tony Boydell',
  published: 'Surprised Stare Games és JKLM Games',
  known: 'A magyar szabály szövegéből dolgoztunk, amelyből a képek és két szín számai hiányoztak. Ezeket mi pótoltuk; a szabálykönyv mindenütt megmondja, hol döntött így a ház.',
  ours: 'A szabálykönyv mondatai, a lapok rajza, a jelek és a botok a mieink. A doboz képei és versei nincsenek itt.',
  get: 'Érdeklődj a kiadónál, a Surprised Stare Gamesnél, vagy keresd használtan.',
};
