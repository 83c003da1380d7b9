import { printed } from './typed-commands';
import type { ParbajCardId, ParbajDeck, ParbajPrinted } from '../../bindings';

/** The printed data of a card. */
export type Face = Pick<
  ParbajPrinted,
  'reprints' | 'superseded' | 'name' | 'deck' | 'cardType' | 'token' | 'oldEdition' | 'vp' | 'x' | 'builders' | 'sacrifices' | 'discards' | 'life' | 'damage' | 'body' | 'reckoned' | 'usable' | 'categories'
>;

const FACES = printed((cards) => cards.map(({ card, ...face }): [ParbajCardId, Face] => [card, face]));
const BLANK: Face = {
  reprints: null,
  superseded: false,
  name: { hu: '', en: '' },
  deck: null,
  cardType: 'item',
  token: false,
  oldEdition: false,
  vp: 0,
  x: false,
  builders: 0,
  sacrifices: 0,
  discards: 0,
  life: 0,
  damage: null,
  body: null,
  reckoned: false,
  usable: false,
  categories: [],
};
/** Tokens have the colours of the deck whose cards create them. */
const MAKERS: Readonly<Record<ParbajCardId, ParbajDeck>> = { sarj: 'erdoszel', lidercfeny: 'hamuvar', kofal: 'romvaros' };

/** Returns what is printed on a card. */
export function face(card: ParbajCardId): Face {
  return FACES.get(card) ?? BLANK;
}

/** Returns every card and token with its printed data, in set order. */
export function faces(): Iterable<[ParbajCardId, Face]> {
  return FACES;
}

/** Returns the first printing of a card, under whose ID lists and pictures are stored. */
export function firstPrinting(card: ParbajCardId): ParbajCardId {
  return face(card).reprints ?? card;
}

/** Returns the CSS class with a card's colours. */
export function hueOf(card: ParbajCardId): string {
  return `deck-${face(card).deck ?? MAKERS[card] ?? 'none'}`;
}
