import type { AstraCard, AstraElement, AstraFinalCard, AstraScoreLine, AstraScoreRow, AstraSheet, AstraSheetCard } from '../../bindings';
import { figure } from './sky';

/** The side a column of the sheet belongs to. */
export type Side = 'you' | 'auptolemy';
/** The pile a discovered card is entered in. */
export type Pile = 'active' | 'setAside' | 'pile';
/** The entries that are numbers. */
export type Amount = 'vp' | 'pouch' | 'wisdom' | 'stardust' | 'telescopes' | 'undiscovered';
/** The numbers Auptolemy has, too. */
export type ItsAmount = 'vp' | 'telescopes' | 'undiscovered';

/** What is being entered: a number, the next card of a side, the stars on a card, or a final-scoring card. */
export type AstraPadEntry =
  | { kind: 'amount'; side: Side; what: Amount }
  | { kind: 'pick'; side: Side }
  | { kind: 'card'; pile: Pile; at: number }
  | { kind: 'final'; side: Side };

/** Bounds of the journal's limited numbers in any edition; other numbers are collected without a limit. */
export const BOUNDS: Partial<Record<Amount, readonly [number, number]>> = { pouch: [0, 19], wisdom: [0, 9] };
/** The sheet's fields for the starting values of such numbers. */
export const FIRSTS: Partial<Record<Amount, 'firstPouch' | 'firstWisdom'>> = { pouch: 'firstPouch', wisdom: 'firstWisdom' };
/** Maximum of points or stars on a real card. */
export const MOST_PRINTED = 20;
/** Maximum of a number on the sheet. */
export const MOST = 500;

/** The pairs of elements on the six final-scoring cards. */
export const FINAL_CARDS: readonly AstraFinalCard[] = [
  ['air', 'fire'],
  ['air', 'earth'],
  ['air', 'water'],
  ['fire', 'earth'],
  ['fire', 'water'],
  ['earth', 'water'],
];

/** Returns the side that a pile belongs to. */
export function sideOf(pile: Pile): Side {
  return pile === 'pile' ? 'auptolemy' : 'you';
}

/** Returns the cards of a pile; changing the list changes the sheet. */
export function cardsOf(sheet: AstraSheet, pile: Pile): AstraSheetCard[] {
  return pile === 'pile' ? sheet.auptolemy.pile : sheet.you[pile];
}

/** Returns every card on the sheet with its pile and index. */
export function written(sheet: AstraSheet): { pile: Pile; at: number; on: AstraSheetCard }[] {
  const piles: Pile[] = ['active', 'setAside', 'pile'];
  return piles.flatMap((pile) => cardsOf(sheet, pile).map((on, at) => ({ pile, at, on })));
}

/** Returns a number on the sheet, or null if that side has no such number. */
export function amountOf(sheet: AstraSheet, side: Side, what: Amount): number | null {
  if (side === 'you') return sheet.you[what];
  return isIts(what) ? (sheet.auptolemy[what] ?? 0) : null;
}

function isIts(what: Amount): what is ItsAmount {
  return what === 'vp' || what === 'telescopes' || what === 'undiscovered';
}

/** Returns whether a side's stars on cards nobody discovered count (AS-8.2, AS-8.3). */
export function countsUndiscovered({ countedStars, conduct }: AstraSheet['setup'], side: Side): boolean {
  return countedStars === 'undiscovered' && (side === 'you' || conduct === 'grandFirst');
}

/** Writes a number on the sheet. */
export function writeAmount(sheet: AstraSheet, side: Side, what: Amount, value: number): void {
  if (side === 'you') sheet.you[what] = value;
  else if (isIts(what)) sheet.auptolemy[what] = value;
}

/** Returns the order of entry: first the person's numbers, then Auptolemy's. */
export function entries({ setup }: AstraSheet): AstraPadEntry[] {
  const yours: Amount[] = ['vp', 'pouch', 'wisdom', 'stardust', 'telescopes'];
  if (countsUndiscovered(setup, 'you')) yours.push('undiscovered');
  const its: Amount[] = setup.modifications?.includes('noTelescopes') ? ['vp'] : ['vp', 'telescopes'];
  if (countsUndiscovered(setup, 'auptolemy')) its.push('undiscovered');
  const sides: [Side, Amount[]][] = [
    ['you', yours],
    ['auptolemy', its],
  ];
  return sides.flatMap(([side, amounts]) => {
    const final: AstraPadEntry[] = hasFinal(setup, side) ? [{ kind: 'final', side }] : [];
    return [...amounts.map((what): AstraPadEntry => ({ kind: 'amount', side, what })), ...final];
  });
}

/** Returns whether a side has a final-scoring card; Auptolemy has one only with that modification. */
export function hasFinal({ modifications }: AstraSheet['setup'], side: Side): boolean {
  return side === 'you' || (modifications?.includes('finalCard') ?? false);
}

/** Returns the number of a card's stars left to the dream pen. */
export function dreamOf(on: AstraSheetCard): number {
  return Math.max(0, starsOf(on) - on.yours - on.its);
}

/** Returns the number of stars of a card: as entered, otherwise as on the app's card. */
export function starsOf({ card, stars }: AstraSheetCard): number {
  return stars ?? figure(card).stars.length;
}

/** Returns the element of a card: as entered, otherwise as on the app's card. */
export function elementOf({ card, element }: AstraSheetCard): AstraElement {
  return element ?? figure(card).element;
}

/** Returns the points of a card: as entered, otherwise as on the app's card. */
export function vpOf({ card, vp }: AstraSheetCard): number {
  return vp ?? figure(card).vp;
}

/** Returns the entry of a newly added card. */
export function newCard(card: AstraCard): AstraSheetCard {
  return { card, yours: 0, its: 0, element: null, vp: null, stars: null };
}

/** Returns the rows of a score for one kind of line. */
export function rowsOf(score: AstraScoreRow[] | undefined, kind: AstraScoreLine['kind']): AstraScoreRow[] {
  return score?.filter(({ line }) => line.kind === kind) ?? [];
}

/** Returns the sum of the points or counts of rows. */
export function sum(rows: AstraScoreRow[], what: 'points' | 'count'): number {
  return rows.reduce((all, row) => all + row[what], 0);
}

/** Returns the count of an element in a score: cards, and what the final-scoring card adds. */
export function elementIn(score: AstraScoreRow[] | undefined, element: AstraElement): number {
  return score?.find(({ line }) => line.kind === 'elements' && line.element === element)?.count ?? 0;
}

/** Returns a key that identifies the entry. */
export function keyOf(entry: AstraPadEntry): string {
  return Object.values(entry).join(' ');
}
