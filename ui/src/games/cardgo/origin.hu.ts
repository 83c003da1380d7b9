import type { Origin } from '../game-ui';

/** The published game this game implements, in Hungarian. */
export const hu: Origin = {
  title: 'go (vejcsi, baduk)',
  known: 'A go több mint kétezer éves kínai játék, és mindenkié. A kártyás változatot egy magyar nyelvű, név nélküli szabályleírásból ismerjük, amely a lapokat nem sorolja fel; a szerzőjét nem tudjuk megnevezni.',
  ours: 'Az 54 eseménylap neve, hatása és száma a miénk, ahogy a szabálykönyv mondatai, a tábla és a lapok rajza meg a botok is.',
  get: 'Táblát és köveket játékboltban vagy go-klubban találsz; klubban tanítani is szívesen fognak.',
};
