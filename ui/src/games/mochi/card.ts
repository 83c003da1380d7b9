import { cardFaces } from '../../app/card-faces';
import type { MochiEffect } from '../../bindings';

/** A card's code, such as "Y5". */
export type MochiCard = string;

/** The printed data of a card. `colour` is the index in card order. */
export type Face = { colour: number; value: number; effect: MochiEffect | null };

const FACES = cardFaces('mochi', (cards): [MochiCard, Face][] => {
  const colours = [...new Set(cards.map(({ colour }) => colour))];
  return cards.map(({ card, colour, number, effect }) => [card, { colour: colours.indexOf(colour), value: number, effect }]);
});
const BLANK: Face = { colour: 0, value: 0, effect: null };

/** Returns what is printed on a card. */
export function face(card: MochiCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** Returns the two-digit number a pair shows. */
export function pairNumber(left: MochiCard, right: MochiCard): string {
  return `${face(left).value}${face(right).value}`;
}
