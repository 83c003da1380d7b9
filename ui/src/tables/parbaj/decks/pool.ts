import { hasAll, wordsOf } from '../../../app/folded';
import type { ParbajCardId, ParbajCardType, ParbajCategory, ParbajDeck } from '../../../bindings';
import { face, faces, type Face } from '../card';

/** What is known of a card where decks are built. */
export type PoolCard = { card: ParbajCardId; deck: ParbajDeck; type: ParbajCardType; vp: number; x: boolean; categories: readonly ParbajCategory[] };

/** What cards are sorted by. */
export type Sorting = 'price' | 'name' | 'type';

/** What is looked for: of each kind any of what is chosen, or all where nothing is. */
export type Sieve = {
  types: readonly ParbajCardType[];
  prices: readonly string[];
  categories: readonly ParbajCategory[];
  decks: readonly ParbajDeck[];
  words: string;
  sort: Sorting;
};

export const TYPES: readonly ParbajCardType[] = ['creature', 'building', 'item', 'enchantment', 'instant', 'general'];
export const DECKS: readonly ParbajDeck[] = ['erdoszel', 'hamuvar', 'tengerszem', 'romvaros'];
/** Dearer cards are told together. */
const DEAR = 7;
export const PRICES: readonly string[] = ['X', '0', '1', '2', '3', '4', '5', '6', `${DEAR}+`];

export const ALL: Sieve = { types: [], prices: [], categories: [], decks: [], words: '', sort: 'price' };

/** A sieve that lets through what could stand in a card's stead: its type, and what costs about as much. */
export function likeThis(card: PoolCard, sort: Sorting): Sieve {
  const at = PRICES.indexOf(priceOf(card));
  const prices = card.x ? [priceOf(card)] : PRICES.slice(Math.max(1, at - 1), at + 2);
  return { ...ALL, sort, types: [card.type], prices };
}

/** Every card a deck may hold, in the order of the set: a later printing stands where the first one did. */
export function pool(): PoolCard[] {
  const all = [...faces()];
  const anew = new Map(all.flatMap(([card, { reprints }]) => (reprints === null ? [] : [[reprints, card] as const])));
  const first = all.filter(([, { reprints }]) => reprints === null);
  return first.flatMap(([card]) => poolCard(anew.get(card) ?? card) ?? []);
}

export function poolCard(card: ParbajCardId): PoolCard | undefined {
  return asPoolCard(card, face(card));
}

/** Tokens are in no deck, and of a card that was printed anew decks hold the later printing. */
function asPoolCard(card: ParbajCardId, { deck, token, superseded, cardType: type, vp, x, categories }: Face): PoolCard | undefined {
  return token || superseded || deck === null ? undefined : { card, deck, type, vp, x, categories };
}

/** Under what a card stands in the curve. */
export function priceOf({ vp, x }: PoolCard): string {
  if (x) return 'X';
  return vp >= DEAR ? `${DEAR}+` : String(vp);
}

/** What is left of the pool; `said` is all that stands on a card, folded. */
export function sifted(sieve: Sieve, nameOf: (card: ParbajCardId) => string, said: (card: ParbajCardId) => string, locale: string): PoolCard[] {
  const any = <T>(chosen: readonly T[], of: readonly T[]): boolean => chosen.length === 0 || of.some((one) => chosen.includes(one));
  const words = wordsOf(sieve.words);
  const found = pool().filter((it) => {
    if (!any(sieve.types, [it.type]) || !any(sieve.prices, [priceOf(it)])) return false;
    if (!any(sieve.categories, it.categories) || !any(sieve.decks, [it.deck])) return false;
    return words.length === 0 || hasAll(said(it.card), words);
  });
  return sorted(found, sieve.sort, nameOf, locale);
}

/** In an order; what is alike goes by cost, then by name. */
export function sorted(cards: PoolCard[], sort: Sorting, nameOf: (card: ParbajCardId) => string, locale: string): PoolCard[] {
  const collator = new Intl.Collator(locale);
  const byName = (a: PoolCard, b: PoolCard) => collator.compare(nameOf(a.card), nameOf(b.card));
  const byPrice = (a: PoolCard, b: PoolCard) => PRICES.indexOf(priceOf(a)) - PRICES.indexOf(priceOf(b)) || a.vp - b.vp;
  const byType = (a: PoolCard, b: PoolCard) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type);
  const orders: Record<Sorting, (a: PoolCard, b: PoolCard) => number> = {
    name: byName,
    price: (a, b) => byPrice(a, b) || byName(a, b),
    type: (a, b) => byType(a, b) || byPrice(a, b) || byName(a, b),
  };
  return cards.toSorted(orders[sort]);
}
