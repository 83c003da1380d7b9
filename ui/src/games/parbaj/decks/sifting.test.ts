// Filtering and sorting the card pool.

import { beforeAll, describe, expect, test } from 'vitest';
import { withCards } from '../../../../testing/playing.svelte';
import { folded } from '../../../app/text-folding';
import { ALL, likeThis, pool, poolCard, PRICES, priceOf, sifted, sorted, type PoolCard, type CardFilter } from './pool';
import { face } from '../card';
import { speak } from '../../../messages/index.svelte';
import { cardSearchWord } from '../../names';

beforeAll(withCards);
const nameOf = (card: string) => face(card).name.hu ?? card;
const sift = (sieve: Partial<CardFilter>) => sifted({ ...ALL, ...sieve }, nameOf, (card) => folded(nameOf(card)), 'hu');
const names = (cards: PoolCard[]) => cards.map(({ card }) => nameOf(card));

describe('the pool', () => {
  test('has every card of the set as it is printed now, and no token', () => {
    expect(pool()).toHaveLength(72);
    expect([poolCard('sarj'), poolCard('lombor'), poolCard('lombor-ii')?.deck]).toEqual([undefined, undefined, 'erdoszel']);
  });

  test('puts dear cards together, and those with an X by themselves', () => {
    expect([priceOf({ vp: 7 } as PoolCard), priceOf({ vp: 9 } as PoolCard), priceOf({ vp: 1, x: true } as PoolCard), priceOf({ vp: 0 } as PoolCard)]).toEqual(['7+', '7+', 'X', '0']);
    for (const card of pool()) expect(PRICES).toContain(priceOf(card));
  });
});

describe('a sieve', () => {
  test('lets through any of what is chosen of a kind, and all kinds together', () => {
    const found = sift({ types: ['creature', 'building'], decks: ['erdoszel'], prices: ['3'] });
    expect(found.length).toBeGreaterThan(1);
    for (const { type, deck, vp } of found) expect([['creature', 'building'].includes(type), deck, vp]).toEqual([true, 'erdoszel', 3]);
    expect(names(found)).toContain('Magvetőnő');
  });

  test('finds words without accents and capitals, all of them', () => {
    expect(names(sift({ words: 'LOMBOR' }))).toEqual(['Lombőr']);
    expect(names(sift({ words: 'erdo lelegzete' }))).toEqual(['Az erdő lélegzete']);
    expect(sift({ words: 'erdo fustpenz' })).toEqual([]);
  });

  test('finds magic points by whatever English speakers call them, and nothing else in Hungarian', async () => {
    expect(['vp', 'mana', 'token'].map((word) => cardSearchWord('parbaj', word))).toEqual(['vp', 'mana', 'token']);
    await speak('en');
    expect(['vp', 'mana', 'token'].map((word) => cardSearchWord('parbaj', word))).toEqual(['mp', 'mp', 'token']);
    await speak('hu');
  });

  test('finds what could stand in a card’s stead: of its type, and about as dear', () => {
    const like = (card: string) => {
      const known = poolCard(card);
      if (!known) throw new Error(`${card} is in no deck`);
      return { known, sieve: likeThis(known, 'name') };
    };
    const { known, sieve } = like('lombor-ii');
    expect(sieve).toEqual({ ...ALL, sort: 'name', types: ['creature'], prices: ['1', '2', '3'] });
    expect(sift(sieve)).toContainEqual(known);
    expect(like('kihajtas').sieve.prices).toEqual(['X']);
    // There is no cost below 0, and X is not adjacent to it.
    expect(likeThis({ ...known, vp: 0 }, 'name').prices).toEqual(['0', '1']);
    expect(likeThis({ ...known, vp: 9 }, 'name').prices).toEqual(['6', '7+']);
  });

  test('finds categories that a card has among others', () => {
    expect(names(sift({ categories: ['drawback'], types: ['creature'], decks: ['erdoszel'] })).toSorted()).toEqual(['Gyökéranya', 'Lombőr', 'Odúlakó vénség', 'Szélfutár']);
  });
});

test('cards are sorted by cost, by name as Hungarians do, or by type, and what is alike by cost and name', () => {
  const some = ['osfa-ii', 'lombor-ii', 'avarjaro', 'kihajtas', 'makkfuzer'].flatMap((card) => poolCard(card) ?? []);
  expect(names(sorted(some, 'price', nameOf, 'hu'))).toEqual(['Kihajtás', 'Avarjáró', 'Lombőr', 'Makkfüzér', 'Ősfa']);
  expect(names(sorted(some, 'name', nameOf, 'hu'))).toEqual(['Avarjáró', 'Kihajtás', 'Lombőr', 'Makkfüzér', 'Ősfa']);
  expect(names(sorted(some, 'type', nameOf, 'hu'))).toEqual(['Avarjáró', 'Lombőr', 'Ősfa', 'Makkfüzér', 'Kihajtás']);
});
