import { boxOnPage } from '../app/turned-page.svelte';
import { standIn } from './stand-in';

/**
 * Animates cards from their old to their new positions. A card is recognised by `data-card`; a spot where unseen cards
 * are (a deck, a player's seat) by `data-spot`. The log's events tell where cards came from and went to.
 */
const EASING = 'cubic-bezier(0.25, 0.8, 0.3, 1)';
const DURATION = 230;

type Place = { rect: DOMRect; node: HTMLElement };
type Picture = Map<string, Place>;

/** How cards moved between two snapshots. */
export type Journey = {
  /** Returns the spot a card comes from that was not on the table before. */
  origin: (card: string) => string | null;
  /** Returns the spot a card goes to when it can't be seen any more. */
  goal: (card: string) => string | null;
  /** Cards that move face down from spot to spot. */
  unseen: { from: string; to: string }[];
};

/** Measures the present positions of all cards and spots. */
export function measurePositions(root: HTMLElement): { cards: Picture; spots: Picture } {
  return { cards: placesOf(root, 'card'), spots: placesOf(root, 'spot') };
}

export async function fly(
  root: HTMLElement,
  before: { cards: Picture; spots: Picture },
  journey: Journey,
): Promise<void> {
  const now = measurePositions(root);
  const flights: Promise<unknown>[] = [];

  for (const [card, here] of now.cards) {
    const from = before.cards.get(card) ?? spotOf(before.spots, now.spots, journey.origin(card));
    if (!from || !moved(from.rect, here.rect)) continue;
    const flight = glide(here.node, from.rect, here.rect);
    const below = [...before.cards].find(([name, was]) => !now.cards.has(name) && !moved(was.rect, here.rect));
    if (below) flights.push(keepBelow(here.node, below[1].node, flight));
    flights.push(flight);
  }
  for (const [card, was] of before.cards) {
    if (now.cards.has(card)) continue;
    const to = spotOf(now.spots, before.spots, journey.goal(card));
    if (to) flights.push(ghost(root, was.node, was.rect, to.rect));
  }
  for (const { from, to } of journey.unseen) {
    const start = spotOf(before.spots, now.spots, from);
    const end = spotOf(now.spots, before.spots, to);
    const back = root.querySelector<HTMLElement>('[data-back]');
    if (start && end && back) flights.push(ghost(root, back, start.rect, end.rect));
  }
  await Promise.allSettled(flights);
}

function placesOf(root: HTMLElement, kind: 'card' | 'spot'): Picture {
  const places: Picture = new Map();
  for (const node of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const name = node.dataset[kind];
    if (name) places.set(name, { rect: boxOnPage(node), node });
  }
  return places;
}

function spotOf(first: Picture, second: Picture, name: string | null): Place | null {
  return name === null ? null : (first.get(name) ?? second.get(name) ?? null);
}

function moved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 1.5;
}

/** Returns the translation from centre to centre, so that a seat's plate works as a start just like a card's place. */
function offset(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function scaleBetween(from: DOMRect, to: DOMRect): number {
  return to.height > 0 ? Math.min(1.6, Math.max(0.3, Math.min(from.height / to.height, from.width / to.width))) : 1;
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect): Promise<unknown> {
  const start = `${offset(from, to)} scale(${scaleBetween(from, to)})`;
  const motion = node.animate([{ transform: start, zIndex: 30 }, { transform: 'none', zIndex: 30 }], {
    duration: DURATION,
    easing: EASING,
  });
  return motion.finished;
}

/** Keeps the card that is about to be covered visible until the new one lands. */
async function keepBelow(node: HTMLElement, covered: HTMLElement, landing: Promise<unknown>): Promise<void> {
  const copy = standIn(covered);
  Object.assign(copy.style, { position: 'absolute', inset: '0', zIndex: '0' });
  node.before(copy);
  await landing.catch(() => undefined);
  copy.remove();
}

async function ghost(root: HTMLElement, pattern: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
  const copy = standIn(pattern);
  const width = Math.min(from.width, boxOnPage(pattern).width || from.width);
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: `${from.x + (from.width - width) / 2}px`,
    top: `${from.y}px`,
    width: `${width}px`,
    height: 'auto',
    // A dragged card is still where it was dropped.
    translate: 'none',
    scale: 'none',
    zIndex: '40',
    pointerEvents: 'none',
  });
  root.append(copy);
  const size = boxOnPage(copy);
  const end = `${offset(to, size)} scale(${scaleBetween(to, size)})`;
  const motion = copy.animate([{ transform: 'none', opacity: 1 }, { transform: end, opacity: 0.25 }], {
    duration: DURATION,
    easing: EASING,
  });
  await motion.finished.catch(() => undefined);
  copy.remove();
}
