import { printedOn } from '../../app/printed';
import { language } from '../../messages/index.svelte';
import type { CardgoCard, CardgoPrinted, CardgoTiming } from '../../bindings';
import { SYMBOLS } from './symbols';

/** A kind of card as it is drawn and spoken of. */
type Face = Omit<CardgoPrinted, 'card'>;

const FACES = printedOn('cardgo', (cards) => cards.map(({ card, ...printed }): [CardgoCard, Face] => [card, printed]));
const BLANK: Face = { name: { hu: '', en: '' }, timing: 'before', immediate: false, rule: '', targets: [], atPoints: false };

function face(card: CardgoCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** A card's name; without an answer from the house, its code. */
export function sayCard(card: CardgoCard): string {
  return face(card).name[language()] || card;
}

/** What is printed on every card of a kind beside its symbol. */
export function timingOf(card: CardgoCard): CardgoTiming {
  return face(card).timing;
}

/** It is played as soon as it is drawn. */
export function isImmediate(card: CardgoCard): boolean {
  return face(card).immediate;
}

/** A code from a link or a sheet, if it is a card of this table. */
export function cardNamed(code: string): CardgoCard | null {
  return code in SYMBOLS ? (code as CardgoCard) : null;
}

/** It is aimed at two points, one after the other. */
export function aimsTwice(card: CardgoCard): boolean {
  return face(card).targets.length === 2;
}

/** It does something to a point, or two, aimed at or found by itself: without any it does nothing. */
export function actsOnPoints(card: CardgoCard): boolean {
  return face(card).atPoints;
}

/** The rule that is the card's own. */
export function ruleOf(card: CardgoCard): string {
  return face(card).rule;
}

/** What it is aimed at next, with so many targets chosen, is where a stone will stand. */
export function placesStone(card: CardgoCard, targets: number): boolean {
  return face(card).targets[targets] === 'placed';
}
