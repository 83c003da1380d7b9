import { printedOn } from '../../app/printed';
import type { IszkenderunDeed, IszkenderunFace, IszkenderunSuit } from '../../bindings';

/** A card's code, such as "S6". */
export type IszkenderunCard = string;

/** What a card can be discarded for. */
export type Ability = NonNullable<IszkenderunFace['ability']>;

/** A card as it is drawn and spoken of. */
export type Face = {
  suits: readonly IszkenderunSuit[];
  printed: number;
  closing: boolean;
  passive: {
    left: number;
    right: number;
    guardsLeft: boolean;
    guardsRight: boolean;
    counts: IszkenderunSuit | null;
  };
  ability: Ability | null;
};

export const SUITS: readonly IszkenderunSuit[] = ['scimitar', 'turban', 'cross', 'crescent'];

/** What an action marker can do, and the suit that pays for it, in the order of the suits. */
export const DEEDS: readonly { deed: IszkenderunDeed; suit: IszkenderunSuit }[] = [
  { deed: 'protect', suit: 'scimitar' },
  { deed: 'steal', suit: 'turban' },
  { deed: 'exchange', suit: 'cross' },
  { deed: 'scorePile', suit: 'crescent' },
];

const FACES = printedOn('iszkenderun', (cards) => cards.map(({ card, ...printed }): [IszkenderunCard, Face] => [card, printed]));
const BLANK: Face = {
  suits: [],
  printed: 0,
  closing: false,
  passive: { left: 0, right: 0, guardsLeft: false, guardsRight: false, counts: null },
  ability: null,
};

/** What is printed on a card. */
export function face(card: IszkenderunCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** All cards of the box, in the deck's order. */
export function allCards(): IszkenderunCard[] {
  return [...FACES.keys()];
}

/** The deeds whose icons a card bears; what has no suit bears them all. */
export function deedsOf(card: IszkenderunCard): IszkenderunDeed[] {
  const { suits } = face(card);
  return DEEDS.filter(({ suit }) => suits.length === 0 || suits.includes(suit)).map(({ deed }) => deed);
}
