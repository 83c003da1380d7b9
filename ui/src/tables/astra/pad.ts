import type { AstraCard, AstraElement, AstraFinalCard, AstraScoreLine, AstraScoreRow, AstraSheet, AstraSheetCard } from '../../bindings';
import { figure } from './sky';

/** Whose column of the sheet. */
export type Side = 'you' | 'auptolemy';
/** Where a discovered card is written down. */
export type Pile = 'active' | 'setAside' | 'pile';
/** What is written as a number. */
export type Amount = 'vp' | 'pouch' | 'wisdom' | 'stardust' | 'telescopes' | 'undiscovered';

/** What is being entered: a number, the next card of a side, the stars on a card, or a final-scoring card. */
export type Entry =
  | { kind: 'amount'; side: Side; what: Amount }
  | { kind: 'pick'; side: Side }
  | { kind: 'card'; pile: Pile; at: number }
  | { kind: 'final'; side: Side };

/** The numbers of a journal that lie between bounds; any other is what somebody has collected. */
export const BOUNDS: Partial<Record<Amount, readonly [number, number]>> = { pouch: [5, 14], wisdom: [2, 6] };
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
  return what === 'vp' || what === 'telescopes' ? sheet.auptolemy[what] : null;
}

export function writeAmount(sheet: AstraSheet, side: Side, what: Amount, value: number): void {
  if (side === 'you') sheet.you[what] = value;
  else if (what === 'vp' || what === 'telescopes') sheet.auptolemy[what] = value;
}

/** What is entered one after the other, first your numbers, then Auptolemy's. */
export function entries({ setup }: AstraSheet): Entry[] {
  const yours: Amount[] = ['vp', 'pouch', 'wisdom', 'stardust', 'telescopes'];
  if (setup.countedStars === 'undiscovered') yours.push('undiscovered');
  const its: Amount[] = setup.modifications?.includes('noTelescopes') ? ['vp'] : ['vp', 'telescopes'];
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
export function dreamOf({ card, yours, its }: AstraSheetCard): number {
  return Math.max(0, starsOf(card) - yours - its);
}

export function starsOf(card: AstraCard): number {
  return figure(card).stars.length;
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
