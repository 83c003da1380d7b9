/** Hungarian phrases for what keys do; this file is the type of the others. */

export const hu = {
  arrows: 'mozgás a lapok és a helyek között',
  tab: 'tovább a többi lapra, a kézre és a gombokra',
  onBoard: 'mozgás a táblán',
  place: 'kő lerakása, pont kiválasztása',
  enter: 'választás, majd kijátszás',
  space: 'választás vagy elengedés',
  draw: 'húzás',
  let: 'nem kontrázok',
  counter: 'kontra',
  card: 'lap választása a kézből',
  pass: 'passz',
  marker: 'akciójelző',
  undo: 'visszavonás; Ctrl + Z is',
  redo: 'a visszavont lépés újra',
  search: 'keresés a szabályokban',
  hint: 'tipp',
  estimate: 'területbecslés',
  analysis: 'elemzés be és ki',
  resign: 'feladás',
  zoom: 'nagyítás, kicsinyítés',
  magnify: 'minden nagyobb, kisebb, a szokásos méretű',
  inspect: 'lap közelről; jobb gombbal is',
  drag: 'lapot húzással is a helyére vihetsz',
  log: 'napló',
  again: 'ami utoljára elhangzott, még egyszer',
  escape: 'vissza',
  help: 'ez a lista',
  names: { arrows: '← →', tab: 'Tab', allArrows: '← ↑ ↓ →', enter: 'Enter', space: 'Szóköz', backspace: 'Backspace', escape: 'Esc', mouse: 'Egér' },
};

export type KeysWords = typeof hu;
