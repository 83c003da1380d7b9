import { hasAll, foldedWords } from '../../../app/text-folding';
import type { ParbajCardId, ParbajCardType, ParbajCategory, ParbajDeck } from '../../../bindings';
import { face, faces, type Face } from '../card';

/** The data of a card in the deck builder. */
export type PoolCard = { card: ParbajCardId; deck: ParbajDeck; type: ParbajCardType; vp: number; x: boolean; categories: readonly ParbajCategory[] };

/** The order of cards. */
export type Sorting = 'price' | 'name' | 'type';

/** The filters: a card matches if each kind has one of the chosen values or no chosen value. */
export type CardFilter = {
  types: readonly ParbajCardType[];
  prices: readonly string[];
  categories: readonly ParbajCategory[];
  decks: readonly ParbajDeck[];
  words: string;
  sort: Sorting;
};

export const TYPES: readonly ParbajCardType[] = ['creature', 'building', 'item', 'enchantment', 'instant', 'general'];
export const DECKS: readonly ParbajDeck[] = ['erdoszel', 'hamuvar', 'tengerszem', 'romvaros'];
/** From this cost on, cards share one value. */
const DEAR = 7;
/** The values of the cost filter and of the cost curve. */
export const PRICES: readonly string[] = ['X', '0', '1', '2', '3', '4', '5', '6', `${DEAR}+`];

/** Filters that every card matches. */
export const ALL: CardFilter = { types: [], prices: [], categories: [], decks: [], words: '', sort: 'price' };

/** Returns filters for possible replacements of a card: the same type and a similar cost. */
export function likeThis(card: PoolCard, sort: Sorting): CardFilter {
  const at = PRICES.indexOf(priceOf(card));
  const prices = card.x ? [priceOf(card)] : PRICES.slice(Math.max(1, at - 1), at + 2);
  return { ...ALL, sort, types: [card.type], prices };
}

/** Returns every card a deck may contain, in set order; a later printing takes the place of the first one. */
export function pool(): PoolCard[] {
  const all = [...faces()];
  const anew = new Map(all.flatMap(([card, { reprints }]) => (reprints === null ? [] : [[reprints, card] as const])));
  const first = all.filter(([, { reprints }]) => reprints === null);
  return first.flatMap(([card]) => poolCard(anew.get(card) ?? card) ?? []);
}

/** Returns the pool's data of a card; undefined if decks cannot contain it. */
export function poolCard(card: ParbajCardId): PoolCard | undefined {
  return asPoolCard(card, face(card));
}

/** Decks contain no tokens, and of a reprinted card only the later printing. */
function asPoolCard(card: ParbajCardId, { deck, token, superseded, cardType: type, vp, x, categories }: Face): PoolCard | undefined {
  return token || superseded || deck === null ? undefined : { card, deck, type, vp, x, categories };
}

/** Returns the value of the cost curve that a card belongs to. */
export function priceOf({ vp, x }: PoolCard): string {
  if (x) return 'X';
  return vp >= DEAR ? `${DEAR}+` : String(vp);
}

/** Returns the cards that match the filters; `said` returns the folded text of a card. */
export function sifted(sieve: CardFilter, nameOf: (card: ParbajCardId) => string, said: (card: ParbajCardId) => string, locale: string): PoolCard[] {
  const any = <T>(chosen: readonly T[], of: readonly T[]): boolean => chosen.length === 0 || of.some((one) => chosen.includes(one));
  const words = foldedWords(sieve.words);
  const found = pool().filter((it) => {
    if (!any(sieve.types, [it.type]) || !any(sieve.prices, [priceOf(it)])) return false;
    if (!any(sieve.categories, it.categories) || !any(sieve.decks, [it.deck])) return false;
    return words.length === 0 || hasAll(said(it.card), words);
  });
  return sorted(found, sieve.sort, nameOf, locale);
}

/** Sorts cards; equal ones are ordered by cost, then by name. */
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
