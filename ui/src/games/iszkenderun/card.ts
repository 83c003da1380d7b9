import { cardFaces } from '../../app/card-faces';
import type { IszkenderunDeed, IszkenderunFace, IszkenderunSuit } from '../../bindings';

/** A card's code, such as "S6". */
export type IszkenderunCard = string;

/** The ability of a card, used by discarding it. */
export type Ability = NonNullable<IszkenderunFace['ability']>;

/** The printed data of a card. */
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

/** The suits in display order. */
export const SUITS: readonly IszkenderunSuit[] = ['scimitar', 'turban', 'cross', 'crescent'];

/** The actions of an action marker with the suit that pays for each, in suit order. */
export const DEEDS: readonly { deed: IszkenderunDeed; suit: IszkenderunSuit }[] = [
  { deed: 'protect', suit: 'scimitar' },
  { deed: 'steal', suit: 'turban' },
  { deed: 'exchange', suit: 'cross' },
  { deed: 'scorePile', suit: 'crescent' },
];

const FACES = cardFaces('iszkenderun', (cards) => cards.map(({ card, ...printed }): [IszkenderunCard, Face] => [card, printed]));
const BLANK: Face = {
  suits: [],
  printed: 0,
  closing: false,
  passive: { left: 0, right: 0, guardsLeft: false, guardsRight: false, counts: null },
  ability: null,
};

/** Returns what is printed on a card. */
export function face(card: IszkenderunCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** Returns all cards of the game, in deck order. */
export function allCards(): IszkenderunCard[] {
  return [...FACES.keys()];
}

/** Returns the marker actions a card can pay for: those of its suits, or all if it has no suit. */
export function deedsOf(card: IszkenderunCard): IszkenderunDeed[] {
  const { suits } = face(card);
  return DEEDS.filter(({ suit }) => suits.length === 0 || suits.includes(suit)).map(({ deed }) => deed);
}
