/** Hungarian phrases about windows: what is foretold, and what is let happen. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';
const minus = (n: number) => String(n).replace('-', '−');

export const hu = {
  /** What comes of the attack. */
  strike: {
    falls: 'elesik',
    left: (after: number) => `${minus(after)}${_}marad`,
    one: (card: string, what: string) => `${card}: ${what}`,
    unhurt: (card: string) => `${card}: sértetlen`,
    /** … of one of the cards, for who doesn't see its chip. */
    willFall: 'a csapásban elesik',
    willLeave: (n: number) => `a csapás után ${n} marad`,
    unanswered: 'Ha senki sem reagál: ',
    theirs: (name: string, cards: string) => `${name} oldalán elesik: ${cards}.`,
    yours: (cards: string) => `Nálad elesik: ${cards}.`,
    nobody: 'Senki sem esik el.',
    life: (name: string, before: number, after: number) => `${name}: ${minus(before)}${_}→${_}${minus(after)}${_}Ép.`,
    yourLife: (before: number, after: number) => `A te Ép-ed: ${minus(before)}${_}→${_}${minus(after)}.`,
    depends: 'Közben még dönteni kell, úgyhogy másként is alakulhat.',
  },

  /** The queue as it would be. */
  preview: {
    comes: 'létrejönne',
    fails: 'elmaradna',
    prevented: (cards: string) => `Ha ezzel reagálsz, elmarad: ${cards}.`,
    nothing: 'Ha ezzel reagálsz, nem akadályoz meg semmit.',
    happens: (cards: string) => `Mégis létrejön: ${cards}.`,
    vp: (n: number) => `${n}${_}VP-d marad.`,
    creature: 'Passzívan kerül a tartalékodba.',
  },

  /** Letting things happen. */
  passing: {
    title: 'Meddig hagyod?',
    about: 'Addig az Asztaltárs mondja helyetted, hogy hagyod. Bármikor megállíthatod, és visszavenni is lehet.',
    open: 'Hagyom tovább is…',
    modes: {
      queue: 'Ezt az egész reakciósort',
      turn: 'A kör végéig',
      aimed: 'Amíg valami célba nem vesz engem vagy a lapjaimat',
      own: 'A köröm végéig',
    },
    on: {
      queue: 'Hagyod ezt a reakciósort',
      turn: 'Hagyod a kör végéig',
      aimed: 'Hagyod, amíg valami célba nem vesz téged vagy a lapjaidat',
      own: 'A köröd végéig nem teszel többet',
    },
    end: 'Megállítom',
    endTurn: 'Kör vége',
    wait: 'Várj!',
    soon: 'Itt nem teszel semmit: magától megy tovább.',
  },

  /** Of the line of phases, which leads to where one is asked. */
  phases: (said: string) => `${said}. Hol kérdezzen meg?`,

  /** Of figures that a card's text reckons. */
  reckoned: 'a szövege szerint számolva',

  /** What happens in upkeep, and what is asked of it. */
  upkeep: {
    poison: 'Még egy méregjelző kerül rá. Ha a számuk eléri a maradék Ép-jét, meghal.',
    burden: 'A teherjelző hátránya: veszítesz 1\u00a0Ép-t, és lekerül egy.',
    temporary: (n: number) => `Időleges költség: fizetsz érte, vagy feláldozod. ${n}${_}jelző van még rajta.`,
    now: 'Az előkészítőben ez van soron',
    pay: (card: string, n: number) => `${card}: ha fizetsz, lekerül róla egy jelző (most ${n}); ha nem, fel kell áldoznod.`,
  },
};

export type ParbajWindowWords = typeof hu;
