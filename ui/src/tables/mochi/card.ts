import { printedOn } from '../../app/printed';
import type { MochiEffect } from '../../bindings';

/** A card's code, such as "Y5". */
export type MochiCard = string;

/** A card as it is drawn. `colour` counts in the order the cards come in. */
export type Face = { colour: number; value: number; effect: MochiEffect | null };

const FACES = printedOn('mochi', (cards): [MochiCard, Face][] => {
  const colours = [...new Set(cards.map(({ colour }) => colour))];
  return cards.map(({ card, colour, number, effect }) => [card, { colour: colours.indexOf(colour), value: number, effect }]);
});
const BLANK: Face = { colour: 0, value: 0, effect: null };

/** What is printed on a card. */
export function face(card: MochiCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** The two digits a pair shows. */
export function pairNumber(left: MochiCard, right: MochiCard): string {
  return `${face(left).value}${face(right).value}`;
}
