import { cardFaces } from '../../app/card-faces';
import type { LanguageCode } from '../../messages/index.svelte';
import type { AstraBoon, AstraCard, AstraConstellation, AstraMarks, AstraPen, AstraPrintedStar, AstraStar } from '../../bindings';

/** A star as drawn: in a box of 100 by 100, with its name in each language if it has one. */
export type FigureStar = Omit<AstraPrintedStar, 'name' | 'hungarian'> & { name: Readonly<Record<LanguageCode, string | null>> };

/** A constellation as printed on its card, with its name in each language. */
export type Figure = Omit<AstraConstellation, 'boons' | 'stars' | 'hungarian' | 'english'> & {
  name: Readonly<Record<LanguageCode, string>>;
  stars: readonly FigureStar[];
  boons: readonly AstraBoon[];
};

const FIGURES = cardFaces('astra', (cards) => cards.map((card): [AstraCard, Figure] => [card.id, drawn(card)]));
const BLANK: Figure = {
  id: '',
  latin: '',
  name: { hu: '', en: '' },
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
/** All pens. */
export const PENS: readonly AstraPen[] = ['yours', 'its', 'dream'];

function drawn({ hungarian, english, stars, ...card }: AstraConstellation): Figure {
  return { ...card, name: { hu: hungarian, en: english }, stars: stars.map(inBox) };
}

/** Converts the house's thousandths of the box and hundredths of a magnitude. */
function inBox({ name, hungarian, ...star }: AstraPrintedStar): FigureStar {
  return { ...star, x: star.x / 10, y: star.y / 10, magnitude: star.magnitude / 100, name: { hu: hungarian ?? name, en: name } };
}

/** Returns all constellations in card order. */
export function allCards(): AstraCard[] {
  return [...FIGURES.keys()];
}

/** Returns what is printed on a card. */
export function figure(card: AstraCard): Figure {
  return FIGURES.get(card) ?? BLANK;
}

/** Returns the stars joined to this one by a line. */
export function joined(card: AstraCard, star: AstraStar): AstraStar[] {
  return figure(card).lines.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));
}

/** Returns the pen that has marked a star, or null. */
export function penOf(marks: AstraMarks, star: AstraStar): AstraPen | null {
  return PENS.find((pen) => marks[pen].includes(star)) ?? null;
}

/** Returns the stars marked by any pen. */
export function markedOf(marks: AstraMarks): AstraStar[] {
  return PENS.flatMap((pen) => marks[pen]);
}

/** Returns the stars of a card that no pen has marked. */
export function unmarkedOf(card: AstraCard, marks: AstraMarks): AstraStar[] {
  const marked = new Set(markedOf(marks));
  return figure(card).stars.flatMap((_, star) => (marked.has(star) ? [] : [star]));
}

/** Returns the marks of a card without marked stars. */
export function noMarks(): AstraMarks {
  return NO_MARKS;
}

/** Returns the marks with additional stars of one pen. */
export function withMarks(marks: AstraMarks, pen: AstraPen, stars: AstraStar[]): AstraMarks {
  return { ...marks, [pen]: [...marks[pen], ...stars] };
}
