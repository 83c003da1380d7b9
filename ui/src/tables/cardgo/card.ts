import type { CardgoCard } from '../../bindings';
import { SYMBOLS } from './symbols';

/** When a card does its thing: before one's move, in its place, or against the other's card. */
export type Timing = 'before' | 'instead' | 'counter';

const COUNTERS: ReadonlySet<CardgoCard> = new Set<CardgoCard>(['headwind', 'mirror', 'shield']);
const INSTEAD: ReadonlySet<CardgoCard> = new Set<CardgoCard>([
  'twinStones', 'leap', 'push', 'pluck', 'recolour', 'exchange', 'takeBack',
]);
const IMMEDIATE: ReadonlySet<CardgoCard> = new Set<CardgoCard>([
  'highGround', 'shoreline', 'truce', 'doze', 'dilemma', 'storm', 'gift',
]);

/** What is printed on every card of a kind beside its symbol. */
export function timingOf(card: CardgoCard): Timing {
  if (COUNTERS.has(card)) return 'counter';
  return INSTEAD.has(card) ? 'instead' : 'before';
}

/** It is played as soon as it is drawn. */
export function isImmediate(card: CardgoCard): boolean {
  return IMMEDIATE.has(card);
}

/** A code from a link or a sheet, if it is a card of this table. */
export function cardNamed(code: string): CardgoCard | null {
  return code in SYMBOLS ? (code as CardgoCard) : null;
}

const AIMED_TWICE: ReadonlySet<CardgoCard> = new Set<CardgoCard>(['twinStones', 'leap', 'push', 'exchange']);

/** It is aimed at two points, one after the other. */
export function aimsTwice(card: CardgoCard): boolean {
  return AIMED_TWICE.has(card);
}

const ACTS_ON_ONE: ReadonlySet<CardgoCard> = new Set<CardgoCard>(['pluck', 'recolour', 'takeBack', 'bridge', 'ban']);

/** It does something to a point, or two, aimed at or found by itself: without any it does nothing. */
export function actsOnPoints(card: CardgoCard): boolean {
  return ACTS_ON_ONE.has(card) || AIMED_TWICE.has(card);
}

/** The rule that is the card's own. */
export function ruleOf(card: CardgoCard): string {
  return `GO-4.${Object.keys(SYMBOLS).indexOf(card) + 1}`;
}

/** What it is aimed at next, with so many targets chosen, is where a stone will stand. */
export function placesStone(card: CardgoCard, targets: number): boolean {
  return card === 'twinStones' || card === 'bridge' || (card === 'leap' && targets === 1);
}
