/** Hungarian texts about discoveries, Auptolemy's turn and the end of the game. */

import type { AstraScoreLine } from '../../bindings';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Returns a remark below a score line from the counts of both sides. */
type About = (yours: number, its: number) => string;

export const hu = {
  turn: {
    name: 'Auptolemy köre',
    title: 'Auptolemy köre',
    step: (at: number, all: number) => `${at}. lépés, összesen ${all}`,
    next: 'Tovább',
    all: 'Végig',
    back: 'Egy lépéssel vissza',
    done: 'Rendben',
    steps: 'Eddigi lépések',
    rests: 'Pihen',
    stars: (n: number) => `${n}${_}csillag`,
    cards: (n: number) => `${n}${_}lap`,
  },

  discovery: {
    yours: (name: string) => `Felfedezted: ${name}!`,
    its: (name: string) => `Auptolemy felfedezte: ${name}`,
    counts: { yours: (n: number) => `Te ${n}`, its: (n: number) => `Auptolemy ${n}`, dream: (n: number) => `Álomtoll ${n}` },
    boonIts: 'Auptolemyé',
    boonNobody: 'senkié',
    boonOpen: 'választható',
    boonClosed: 'most nem',
    whyYours: 'Auptolemynek van csillaga rajta: mindig a pontot viszi.',
    whyNobody: 'Auptolemynek nincs csillaga rajta: senki sem választ adományt.',
    whyOpen: 'Van csillagod rajta: választhatsz egyet az adományai közül.',
    whyClosed: (yours: number, dream: number) => `A te tollad ${yours}, az álomtoll ${dream} csillagot jelölt: csak a két jobb szélső adomány közül választhatsz.`,
    aside: (wisdom: number, cards: number) => `A bölcsességed ${wisdom}, de ${cards}${_}aktív lapod van: egyet tégy félre!`,
    asideNote: 'A félretett lap csillagai és az eleme így is számítanak.',
    reactivates: 'Nincs kimerült lapod: most nem hatna.',
  },

  reorder: {
    title: 'A húzópakli felső lapjai',
    top: 'felülre',
    note: 'Válaszd ki őket abban a sorrendben, ahogy majd sorra kerülnek.',
    place: (n: number) => `${n}. lesz`,
  },

  score: {
    estimate: 'Hogyan állunk?',
    estimateNote: 'Ennyi lenne, ha most érne véget a játék.',
    hiddenNote: 'Auptolemy céllapját a játék végéig nem ismered.',
    you: 'Te',
    total: 'Összesen',
    rule: 'Szabály',
    won: (yours: number, its: number) => `${yours} – ${its}`,
    rounds: (turns: number, cards: number) => `${turns}${_}forduló, ${cards}${_}felfedezett csillagkép.`,
    tie: 'Döntetlennél Auptolemy nyer.',
    loss: {
      title: 'Azonnali vereség',
      why: 'Auptolemy megfigyelt volna, de a paklija már üres volt: ilyenkor a játszma azonnal véget ér, és a pontoktól függetlenül ő nyer.',
      note: 'Így álltak a pontok:',
    },
    lines: {
      inHand: { label: 'Megszerzett pontok', about: () => 'adomány, kezdőpont' },
      cards: { label: 'Felfedezett lapok', about: (yours, its) => `${yours} aktív; Auptolemynél ${its}` },
      pouch: { label: 'Erszény', about: (yours) => `+${yours}` },
      wisdom: { label: 'Bölcsesség', about: (yours) => `+${yours}` },
      stardust: { label: 'Csillagpor', about: (yours) => `${yours}, háromonként 1` },
      telescopes: { label: 'Távcső', about: (yours, its) => `${yours} és ${its}, darabja 2` },
      stars: { label: 'Csillagok', about: (yours, its) => `${yours} és ${its}, kettőnként 1` },
      elements: { label: 'Elemek', about: () => '' },
      sets: { label: 'Négyes készlet', about: (yours, its) => `${yours} és ${its}` },
    } satisfies Record<string, { label: string; about: About }> as Record<AstraScoreLine['kind'], { label: string; about: About }>,
  },
};

export type TurnWords = typeof hu;
