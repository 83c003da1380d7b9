import { cardFaces } from '../../app/card-faces';
import { language } from '../../messages/index.svelte';
import type { CardgoCard, CardgoPrinted, CardgoTiming } from '../../bindings';
import { SYMBOLS } from './symbols';

/** The printed data of a kind of card. */
type Face = Omit<CardgoPrinted, 'card'>;

const FACES = cardFaces('cardgo', (cards) => cards.map(({ card, ...printed }): [CardgoCard, Face] => [card, printed]));
const BLANK: Face = { name: { hu: '', en: '' }, timing: 'before', immediate: false, rule: '', targets: [], atPoints: false };

function face(card: CardgoCard): Face {
  return FACES.get(card) ?? BLANK;
}

/** Returns a card's name, or its code before the printed data is loaded. */
export function sayCard(card: CardgoCard): string {
  return face(card).name[language()] || card;
}

/** Returns when a card may be played, as printed beside its symbol. */
export function timingOf(card: CardgoCard): CardgoTiming {
  return face(card).timing;
}

/** Returns whether the card is played as soon as it is drawn. */
export function isImmediate(card: CardgoCard): boolean {
  return face(card).immediate;
}

/** Returns the card with this code, which comes from a link or a sheet, or null. */
export function cardNamed(code: string): CardgoCard | null {
  return code in SYMBOLS ? (code as CardgoCard) : null;
}

/** Returns whether the card has two targets, chosen one after the other. */
export function aimsTwice(card: CardgoCard): boolean {
  return face(card).targets.length === 2;
}

/** Returns whether the card acts on points, targeted or found by itself; without any it has no effect. */
export function actsOnPoints(card: CardgoCard): boolean {
  return face(card).atPoints;
}

/** Returns the card's own rule. */
export function ruleOf(card: CardgoCard): string {
  return face(card).rule;
}

/** Returns whether the next target, after `targets` of them, is a point where a stone will be placed. */
export function placesStone(card: CardgoCard, targets: number): boolean {
  return face(card).targets[targets] === 'placed';
}
