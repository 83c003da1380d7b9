/** Hungarian texts about forecasts, automatic declining and explanations. */

import { az } from '../../messages/hu/article';
import type { Idea } from './ideas';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';
const minus = (n: number) => String(n).replace('-', '−');

export const hu = {
  /** The outcome of the attack. */
  strike: {
    falls: 'elesik',
    left: (after: number) => `${minus(after)}${_}marad`,
    one: (card: string, what: string) => `${card}: ${what}`,
    unhurt: (card: string) => `${card}: sértetlen`,
    /** The outcome for one card, for screen readers. */
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

  /** The preview of the queue. */
  preview: {
    comes: 'létrejönne',
    fails: 'elmaradna',
    prevented: (cards: string) => `Ha ezzel reagálsz, elmarad: ${cards}.`,
    nothing: 'Ha ezzel reagálsz, nem akadályoz meg semmit.',
    happens: (cards: string) => `Mégis létrejön: ${cards}.`,
    vp: (n: number) => `${n}${_}VP-d marad.`,
    creature: 'Passzívan kerül a tartalékodba.',
    without: 'Ha hagyod',
    with: 'Ha reagálsz',
  },

  /** The choice of how long to decline automatically. */
  passing: {
    title: 'Meddig hagyod?',
    about: 'Addig az Asztaltárs mondja helyetted, hogy hagyod. Bármikor megállíthatod, és vissza is vonhatod.',
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

  /** The explanations for new players. */
  ideas: {
    fresh: (title: string) => `Új: ${title}`,
    count: (nth: number, all: number) => `${nth}/${all}`,
    counted: (nth: number, all: number) => `${all}${_}új dologból ${az(nth)}${_}${nth}.`,
    understood: 'Értem',
    enough: 'Már ismerem a játékot',
    endTurn: 'Kész a köröm',
    titles: {
      play: 'kijátszás',
      magic: 'a VP gyűlik',
      guard: 'az őrposzt',
      attack: 'a támadás',
      instant: 'közbelépés',
      reaction: 'reagálás',
      ability: 'képesség',
      counters: 'jelzők',
    } satisfies Record<Idea, string> as Record<Idea, string>,
    texts: {
      play: 'A főfázisodban lapot játszhatsz ki a kezedből. Válassz egyet: megmutatja, mit tud és hány VP-be kerül.',
      magic: 'Most egy lapod sem játszható ki. A VP-d megmarad, és köröd elején még jön hozzá; tíznél több nem lehet.',
      guard: 'Az aktív lényeid az őrposztra léphetnek: onnan támadhatnak, és ott védenek téged.',
      attack: 'Válaszd ki az egyik őrödet, aztán a célpontját. Az ellenfeled akkor támadható, ha minden őrére jut támadó.',
      instant: 'Itt felváltva cselekedhettek: azonnali varázslattal vagy képességgel közbeléphetsz. Ha mindketten hagyjátok, megy tovább.',
      reaction: 'Amit az ellenfeled bejelentett, még nem történt meg: a kiemelt lappal megakadályozhatod. Ha hagyod, megtörténik.',
      ability: 'Van olyan lapod, amelynek a képességét te indítod el. Válaszd ki: megmutatja, mit tud és mennyiért.',
      counters: 'Jelző van egy lapon: a számain változtat, vagy a gazdája előkészítőjében hat. Nyisd meg a lapot: elmondja, mit tesz.',
    } satisfies Record<Idea, string> as Record<Idea, string>,
  },

  /** The accessible name of the phase line, which opens the choice of stops. */
  phases: (said: string) => `${said}. Hol kérdezzen meg?`,

  /** Note on figures that a card's text calculates. */
  reckoned: 'a szövege szerint számolva',

  /** The effects of upkeep, and the questions about them. */
  upkeep: {
    poison: 'Még egy méregjelző kerül rá. Ha a számuk eléri a maradék Ép-jét, meghal.',
    burden: 'A teherjelző hátránya: veszítesz 1\u00a0Ép-t, és lekerül egy.',
    temporary: (n: number) => `Időleges költség: fizetsz érte, vagy feláldozod. ${n}${_}jelző van még rajta.`,
    now: 'Az előkészítőben ez van soron',
    pay: (card: string, n: number) => `${card}: ha fizetsz, lekerül róla egy jelző (most ${n}); ha nem, fel kell áldoznod.`,
  },
};

export type ParbajWindowWords = typeof hu;
