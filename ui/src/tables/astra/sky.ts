import type { AstraAbility, AstraBoon, AstraCard, AstraElement, AstraMarks, AstraPen, AstraStar } from '../../bindings';
import { astraConstellations } from './constants';

/** A constellation as its card shows it. */
export type Figure = {
  readonly id: AstraCard;
  readonly latin: string;
  readonly hungarian: string;
  readonly english: string;
  readonly element: AstraElement;
  readonly stars: readonly Star[];
  readonly lines: readonly (readonly [AstraStar, AstraStar])[];
  readonly start: AstraStar;
  readonly grand: readonly AstraStar[];
  readonly vp: number;
  readonly boons: readonly AstraBoon[];
  readonly ability: AstraAbility;
};

/** A star: its place in the figure's box of 100 by 100, its letter, and its names where it has any. */
type Star = {
  readonly x: number;
  readonly y: number;
  readonly designation: string;
  readonly name: string | null;
  readonly hungarian: string | null;
  readonly magnitude: number;
};

const FIGURES = new Map<AstraCard, Figure>(astraConstellations.map((one) => [one.id, one] as const));
const BLANK: Figure = {
  id: '',
  latin: '',
  hungarian: '',
  english: '',
  element: 'air',
  stars: [],
  lines: [],
  start: 0,
  grand: [],
  vp: 0,
  boons: [],
  ability: 'stardust',
};

const NO_MARKS: AstraMarks = { yours: [], its: [], dream: [] };
export const PENS: readonly AstraPen[] = ['yours', 'its', 'dream'];

/** What is printed on a card. */
export function figure(card: AstraCard): Figure {
  return FIGURES.get(card) ?? BLANK;
}

/** The stars that a line joins to this one. */
export function joined(card: AstraCard, star: AstraStar): AstraStar[] {
  return figure(card).lines.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));
}

/** The pen that has marked a star, if one has. */
export function penOf(marks: AstraMarks, star: AstraStar): AstraPen | null {
  return PENS.find((pen) => marks[pen].includes(star)) ?? null;
}

export function markedOf(marks: AstraMarks): AstraStar[] {
  return PENS.flatMap((pen) => marks[pen]);
}

/** The stars of a card that no pen has marked. */
export function unmarkedOf(card: AstraCard, marks: AstraMarks): AstraStar[] {
  const marked = new Set(markedOf(marks));
  return figure(card).stars.flatMap((_, star) => (marked.has(star) ? [] : [star]));
}

export function noMarks(): AstraMarks {
  return NO_MARKS;
}

/** The marks with some more stars of one pen. */
export function withMarks(marks: AstraMarks, pen: AstraPen, stars: AstraStar[]): AstraMarks {
  return { ...marks, [pen]: [...marks[pen], ...stars] };
}
