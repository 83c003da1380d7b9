import { printed } from './house';
import type { ParbajCardId, ParbajDeck, ParbajPrinted } from '../../bindings';

/** A card as it is drawn and spoken of. */
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
/** Tokens look like the deck whose cards make them. */
const MAKERS: Readonly<Record<ParbajCardId, ParbajDeck>> = { sarj: 'erdoszel', lidercfeny: 'hamuvar', kofal: 'romvaros' };

/** What is printed on a card. */
export function face(card: ParbajCardId): Face {
  return FACES.get(card) ?? BLANK;
}

/** Every card and token, in the order of the set. */
export function faces(): Iterable<[ParbajCardId, Face]> {
  return FACES;
}

/** A card as it was printed first: by this one lists and pictures know it. */
export function firstPrinting(card: ParbajCardId): ParbajCardId {
  return face(card).reprints ?? card;
}

/** The class with a card's tones. */
export function hueOf(card: ParbajCardId): string {
  return `deck-${face(card).deck ?? MAKERS[card] ?? 'none'}`;
}
