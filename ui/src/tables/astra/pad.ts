import type { AstraCard, AstraElement, AstraFinalCard, AstraScoreLine, AstraScoreRow, AstraSheet, AstraSheetCard } from '../../bindings';
import { figure } from './sky';

/** Whose column of the sheet. */
export type Side = 'you' | 'auptolemy';
/** Where a discovered card is written down. */
export type Pile = 'active' | 'setAside' | 'pile';
/** What is written as a number. */
export type Amount = 'vp' | 'pouch' | 'wisdom' | 'stardust' | 'telescopes' | 'undiscovered';
/** What Auptolemy has of these. */
export type ItsAmount = 'vp' | 'telescopes' | 'undiscovered';

/** What is being entered: a number, the next card of a side, the stars on a card, or a final-scoring card. */
export type Entry =
  | { kind: 'amount'; side: Side; what: Amount }
  | { kind: 'pick'; side: Side }
  | { kind: 'card'; pile: Pile; at: number }
  | { kind: 'final'; side: Side };

/** The numbers of a journal that lie between bounds, in any box; any other is what somebody has collected. */
export const BOUNDS: Partial<Record<Amount, readonly [number, number]>> = { pouch: [0, 19], wisdom: [0, 9] };
/** Where it is written what such a number was at the start. */
export const FIRSTS: Partial<Record<Amount, 'firstPouch' | 'firstWisdom'>> = { pouch: 'firstPouch', wisdom: 'firstWisdom' };
/** No real card has more points or stars. */
export const MOST_PRINTED = 20;
/** The sheet takes no more. */
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

export function sideOf(pile: Pile): Side {
  return pile === 'pile' ? 'auptolemy' : 'you';
}

export function cardsOf(sheet: AstraSheet, pile: Pile): AstraSheetCard[] {
  return pile === 'pile' ? sheet.auptolemy.pile : sheet.you[pile];
}

/** Every card on the sheet, with where it is written. */
export function written(sheet: AstraSheet): { pile: Pile; at: number; on: AstraSheetCard }[] {
  const piles: Pile[] = ['active', 'setAside', 'pile'];
  return piles.flatMap((pile) => cardsOf(sheet, pile).map((on, at) => ({ pile, at, on })));
}

/** A number on the sheet; none where that side has no such thing. */
export function amountOf(sheet: AstraSheet, side: Side, what: Amount): number | null {
  if (side === 'you') return sheet.you[what];
  return isIts(what) ? (sheet.auptolemy[what] ?? 0) : null;
}

function isIts(what: Amount): what is ItsAmount {
  return what === 'vp' || what === 'telescopes' || what === 'undiscovered';
}

/** Whether a side's stars count on the cards that nobody has discovered (AS-8.2, AS-8.3). */
export function countsUndiscovered({ countedStars, conduct }: AstraSheet['setup'], side: Side): boolean {
  return countedStars === 'undiscovered' && (side === 'you' || conduct === 'grandFirst');
}

export function writeAmount(sheet: AstraSheet, side: Side, what: Amount, value: number): void {
  if (side === 'you') sheet.you[what] = value;
  else if (isIts(what)) sheet.auptolemy[what] = value;
}

/** What is entered one after the other, first your numbers, then Auptolemy's. */
export function entries({ setup }: AstraSheet): Entry[] {
  const yours: Amount[] = ['vp', 'pouch', 'wisdom', 'stardust', 'telescopes'];
  if (countsUndiscovered(setup, 'you')) yours.push('undiscovered');
  const its: Amount[] = setup.modifications?.includes('noTelescopes') ? ['vp'] : ['vp', 'telescopes'];
  if (countsUndiscovered(setup, 'auptolemy')) its.push('undiscovered');
  const sides: [Side, Amount[]][] = [
    ['you', yours],
    ['auptolemy', its],
  ];
  return sides.flatMap(([side, amounts]) => {
    const final: Entry[] = hasFinal(setup, side) ? [{ kind: 'final', side }] : [];
    return [...amounts.map((what): Entry => ({ kind: 'amount', side, what })), ...final];
  });
}

/** Auptolemy has a final-scoring card only by that modification. */
export function hasFinal({ modifications }: AstraSheet['setup'], side: Side): boolean {
  return side === 'you' || (modifications?.includes('finalCard') ?? false);
}

/** The stars of a card that are left to the dream pen. */
export function dreamOf(on: AstraSheetCard): number {
  return Math.max(0, starsOf(on) - on.yours - on.its);
}

/** What is printed on a card: as it is written down, else as the app's sky has it. */
export function starsOf({ card, stars }: AstraSheetCard): number {
  return stars ?? figure(card).stars.length;
}

export function elementOf({ card, element }: AstraSheetCard): AstraElement {
  return element ?? figure(card).element;
}

export function vpOf({ card, vp }: AstraSheetCard): number {
  return vp ?? figure(card).vp;
}

/** A card as it is written down the first time. */
export function newCard(card: AstraCard): AstraSheetCard {
  return { card, yours: 0, its: 0, element: null, vp: null, stars: null };
}

/** The rows of a score for one kind of line. */
export function rowsOf(score: AstraScoreRow[] | undefined, kind: AstraScoreLine['kind']): AstraScoreRow[] {
  return score?.filter(({ line }) => line.kind === kind) ?? [];
}

export function sum(rows: AstraScoreRow[], what: 'points' | 'count'): number {
  return rows.reduce((all, row) => all + row[what], 0);
}

/** The count of an element in a score: cards, and what the final-scoring card adds. */
export function elementIn(score: AstraScoreRow[] | undefined, element: AstraElement): number {
  return score?.find(({ line }) => line.kind === 'elements' && line.element === element)?.count ?? 0;
}

/** Tells one thing to enter from another. */
export function keyOf(entry: Entry): string {
  return Object.values(entry).join(' ');
}
