import type { MochiSource } from '../../bindings';
import { watchCarrying, type Carries, type Load } from '../../parts/drag';
import type { Choice } from './choice.svelte';

/**
 * Watches drags: two neighbouring hand cards to the centre, or a single requested card to its target; a newly drawn
 * card into a gap of the hand; a card that may be drawn from its source into a gap.
 */
export function watchDrags(root: HTMLElement, choice: Choice): Carries {
  return watchCarrying(root, ({ dataset }) => {
    const { carry, inspect: card = '', place } = dataset;
    if (!choice.mine) return null;
    switch (carry) {
      case 'hand':
        return choice.single ? single(root, choice, Number(place)) : pair(root, choice, Number(place));
      case 'arrival':
        return arrival(root, choice);
      case 'left':
      case 'right':
        return source(root, choice, { kind: 'centre', half: carry });
      case 'reserve':
        return source(root, choice, { kind: 'reserve', card });
      default:
        return toHand(root, choice, { kind: 'deck' });
    }
  });
}

/** Drags a pair by either of its cards. */
function pair(root: HTMLElement, choice: Choice, place: number): Load | null {
  const left = choice.step === 'action' ? choice.carriedPair(place) : null;
  if (left === null) return null;
  const felt = root.querySelector('section.felt');
  return {
    things: [left, left + 1].map((at) => slot(root, at)).filter((it) => it !== null),
    goals: () => (felt && choice.has({ kind: 'playPair', left }) ? [felt] : []),
    drop: (below) => (felt?.contains(below) ? choice.carryOut({ kind: 'playPair', left }, { kind: 'pair', left }) : null),
  };
}

/** Drags a single card to the left neighbour it is passed to, or to the cards put aside. */
function single(root: HTMLElement, choice: Choice, place: number): Load | null {
  const move = choice.singleMove(place);
  const { seat, seats } = choice.view;
  const spots = { passLeft: [`seat-${(seat + 1) % seats.length}`], reserve: ['reserve', `seat-${seat}`], keep: [] }[move.kind];
  const places = spots.map((spot) => root.querySelector(`[data-spot="${spot}"]`)).filter((it) => it !== null);
  if (places.length === 0) return null;
  return {
    goals: () => (choice.has(move) ? places : []),
    drop: (below) => (places.some((it) => it.contains(below)) ? choice.carryOut(move, { kind: 'handCard', place }) : null),
  };
}

function arrival(root: HTMLElement, choice: Choice): Load {
  return {
    width: () => widthOf(root),
    goals: () => gaps(root).filter((gap) => choice.has({ kind: 'insert', place: placeOf(gap) })),
    drop(below) {
      const gap = gapAt(below);
      return gap && choice.carryOut({ kind: 'insert', place: placeOf(gap) }, { kind: 'gap', place: placeOf(gap) });
    },
  };
}

/** Drags a face-up card to its place in the hand, which opens a gap for it. */
function source(root: HTMLElement, choice: Choice, from: MochiSource): Load {
  if (!choice.has({ kind: 'draw', from })) return toHand(root, choice, from);
  return {
    begin() {
      choice.bringing = true;
    },
    width: () => widthOf(root),
    goals: () => gaps(root),
    drop(below) {
      const gap = gapAt(below);
      return gap && choice.bring(from, placeOf(gap));
    },
    end() {
      choice.bringing = false;
    },
  };
}

/** Drags an unknown card to the hand; its place is asked for after it is drawn. */
function toHand(root: HTMLElement, choice: Choice, from: MochiSource): Load {
  const hand = root.querySelector('.hand');
  return {
    goals: () => (hand && choice.has({ kind: 'draw', from }) ? [hand] : []),
    drop: (below) => (hand?.contains(below) ? choice.carryOut({ kind: 'draw', from }, { kind: 'source', source: from }) : null),
  };
}

/** Returns the width of a hand card in pixels, or the minimum touch width for an empty hand. */
function widthOf(root: HTMLElement): number {
  return root.querySelector<HTMLElement>('.hand .slot')?.offsetWidth ?? 44;
}

function slot(root: HTMLElement, place: number): HTMLElement | null {
  return root.querySelector(`.hand [data-place="${place}"]`);
}

function gaps(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.hand [data-gap]')];
}

function gapAt(below: Element): HTMLElement | null {
  return below.closest<HTMLElement>('[data-gap]');
}

function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset['gap']);
}
