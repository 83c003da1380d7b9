/** Hungarian texts about stars and paths. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  /** Names of the Greek letters. */
  letters: {
    α: 'alfa', β: 'béta', γ: 'gamma', δ: 'delta', ε: 'epszilon', ζ: 'dzéta', η: 'éta', θ: 'théta', ι: 'ióta', κ: 'kappa', λ: 'lambda', μ: 'mű',
    ν: 'nű', ξ: 'kszí', ο: 'omikron', π: 'pí', ρ: 'ró', σ: 'szigma', τ: 'tau', υ: 'üpszilon', φ: 'fí', χ: 'khí', ψ: 'pszí', ω: 'ómega',
  } as Record<string, string>,

  /** The spoken description of a star. */
  star: {
    grand: 'Nagy Csillag',
    start: 'kezdőcsillag',
    unmarked: 'jelöletlen',
    marked: { yours: 'te jelölted', its: 'Auptolemy jelölte', dream: 'az álomtoll jelölte' },
    drawn: (n: number) => `az út ${n}. csillaga`,
    chosen: 'kiválasztva',
    next: (price: number, left: number) => `Elérhető: összesen ${price}${_}csillagpor, marad ${left}.`,
    free: 'Elérhető, ingyen.',
    later: (steps: number, price: number, left: number) => `${steps}${_}lépésre: összesen ${price}${_}csillagpor, marad ${left}.`,
    beyond: 'Most nem érhető el.',
    neighbours: (names: string) => `Szomszédai: ${names}.`,
    hinted: 'Erre mutat a tipp.',
  },

  /** Texts beside the open card. */
  marking: {
    name: 'Jelölés',
    open: (name: string, at: string, marked: number, all: number) => `${name}, ${at}: ${all}${_}csillagból ${marked} megjelölve`,
    dust: (before: number, after: number) => `${before} → ${after}${_}csillagpor`,
    dustHave: (n: number) => `${n}${_}csillagpor`,
    free: 'az első ingyen',
    stars: (n: number) => `${n}${_}csillag`,
    told: 'Mit kapsz, és mit hagysz ott',
    gain: 'Kapsz',
    leave: 'Otthagysz',
    gains: {
      nothing: 'Jelölj csillagot: itt látod, mit kapsz érte.',
      none: 'Itt most nem jelölhetsz csillagot.',
      half: 'két csillagonként 1 pont, ha valaki felfedezi a lapot',
      stars: (n: number) => `${n}${_}csillagot`,
      grand: (names: string) => `bölcsesség +1: ${names}`,
      wisdom: (before: number, after: number) => `Bölcsesség ${before} → ${after}`,
      more: (price: number, name: string) => `még ${price}${_}csillagporért ${name}: bölcsesség${_}+1`,
      complete: 'a lapot',
      completeMore: (vp: number) => `felfedezed, és aktívan ${vp}${_}pontot ér`,
      sight: 'Álomcsillag: senkié, de számít az adományoknál.',
    },
    leaves: {
      nothing: 'Semmit: a lap kész.',
      stars: (n: number) => `${n}${_}csillagot`,
      joint: '; ',
      grand: (names: string) => `köztük: ${names}`,
      itsBoon: (points: number) => `Auptolemy ${points}${_}pontot kap adományként.`,
      dice: (dice: string) => `Auptolemy akkor jöhet ide, ha ezt dobja: ${dice}.`,
      deck: (element: string) => `Auptolemy csak 5–\u20606\u2011ra, ${element} lappal jöhet ide.`,
    },
    key: { yours: 'te', its: 'Auptolemy', dream: 'álomtoll', start: 'kezdőcsillag' },
    /** Announcements while drawing. */
    said: {
      on: (n: number, name: string, spent: number, left: number) => `${n}. csillag: ${name}. ${spent}${_}csillagpor, marad ${left}.`,
      back: (name: string, left: number) => `${name} visszavéve, marad ${left}${_}csillagpor.`,
      further: (names: string) => `Folytathatod: ${names}.`,
      end: 'Innen nem vezet tovább út.',
    },
  },
};

export type SkyWords = typeof hu;
