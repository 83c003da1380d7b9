import type { Origin } from '../game-ui';

/** The published game this game implements, in Hungarian. */
export const hu: Origin = {
  title: 'Happy Mochi',
  by: 'Johan Benvenuto és Romaric Galonnier',
  published: 'Zygomatic (Asmodee), 2025',
  known: 'A szabályt és a lapok számait a doboz szabályfüzetéből ismerjük. Azt, hogy pontosan melyik lapon van ikon, nem árulja el: ezt mi osztottuk ki, és a szabálykönyv meg is mondja, hol döntött így a ház.',
  ours: 'A szabálykönyv mondatai, a lapok rajza, a jelek és a botok a mieink. A doboz mocsijait Amélie Maréchal rajzolta; a képei nincsenek itt.',
  get: 'Játékboltban keresd, a Zygomatic és az Asmodee kínálatában.',
};
