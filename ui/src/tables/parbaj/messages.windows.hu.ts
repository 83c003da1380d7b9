/** Hungarian phrases about windows: what is foretold, what is let happen, where one is asked. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';
const minus = (n: number) => String(n).replace('-', '−');

export const hu = {
  /** What comes of the attack. */
  strike: {
    falls: 'elesik',
    left: (before: number, after: number) => `${minus(before)}${_}→${_}${minus(after)}`,
    /** … of one of the cards, for who doesn't see its chip. */
    willFall: 'a csapásban elesik',
    willLeave: (n: number) => `a csapás után ${n} marad`,
    unanswered: 'Ha senki sem reagál: ',
    theirs: (name: string, cards: string) => `${name} oldalán elesik: ${cards}.`,
    yours: (cards: string) => `Nálad elesik: ${cards}.`,
    nobody: 'Senki sem esik el.',
    life: (name: string, before: number, after: number) => `${name}: ${minus(before)}${_}→${_}${minus(after)}${_}Ép.`,
    yourLife: (before: number, after: number) => `A te Ép-ed: ${minus(before)}${_}→${_}${minus(after)}.`,
    depends: 'Közben még dönteni kell, úgyhogy másként is jöhet.',
  },

  /** The queue as it would be. */
  preview: {
    comes: 'létrejönne',
    fails: 'elmaradna',
    prevented: (cards: string) => `Ha ezzel reagálsz, elmarad: ${cards}.`,
    nothing: 'Ha ezzel reagálsz, nem akadályoz meg semmit.',
    happens: (cards: string) => `Mégis létrejön: ${cards}.`,
    vp: (n: number) => `${n}${_}VP-d marad.`,
    creature: 'Passzívan a tartalékodba lép.',
  },
};

export type ParbajWindowWords = typeof hu;
