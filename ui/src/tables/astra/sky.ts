import { printedOn } from '../../app/printed';
import type { AstraBoon, AstraCard, AstraConstellation, AstraMarks, AstraPen, AstraPrintedStar, AstraStar } from '../../bindings';

/** A constellation as its card shows it; its stars lie in a box of 100 by 100. */
export type Figure = Omit<AstraConstellation, 'boons'> & { boons: readonly AstraBoon[] };

const FIGURES = printedOn('astra', (cards) => cards.map((one): [AstraCard, Figure] => [one.id, { ...one, stars: one.stars.map(inBox) }]));
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

/** The house says thousandths of the box, and hundredths of a magnitude. */
function inBox(star: AstraPrintedStar): AstraPrintedStar {
  return { ...star, x: star.x / 10, y: star.y / 10, magnitude: star.magnitude / 100 };
}

/** All constellations, in card order. */
export function allCards(): AstraCard[] {
  return [...FIGURES.keys()];
}

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
