import { router, type Route } from '../../../app/router.svelte';
import { wish } from '../../../app/wish';
import type { ParbajDeck } from '../../../bindings';
import { keptLists } from '../../../screens/kept-lists';
import { deckWords } from './deck-words';
import { deskFormat } from './format.svelte';
import { DECKS } from './pool';

const GAME = 'parbaj';

/** The address of a deck's page; without one, of all of them. */
export function deckRoute(item?: string): Route {
  return { page: 'own', game: GAME, name: 'decks', item };
}

/** The ready deck that is meant, if one is. */
export function readyOf(item: string): ParbajDeck | null {
  return DECKS.find((deck) => deck === item) ?? null;
}

const kept = keptLists(GAME, () => ({
  numbered: deckWords().numbered,
  removed: deckWords().shelf.removed,
  readOnly: deckWords().desk.readOnly,
}));
export const { all: keptDecks, open: openDeck, text: deckText, freeName, remove } = kept;

/** Keeps another deck and opens it. */
export async function keepAnother(wanted: string, text: string): Promise<void> {
  const id = await kept.keepAnother(wanted, text);
  if (id !== null) router.go(deckRoute(id));
}

/** A new table with this deck: one's own, or the opponent's. */
export function playWith(deck: { ready: ParbajDeck | null; list: string }, whose: 'own' | 'opposing'): void {
  const prefix = whose === 'own' ? '' : 'opposing-';
  wish(GAME, {
    format: deskFormat.now,
    ...(deck.ready === null ? { [`${prefix}list`]: deck.list } : { [`${prefix}deck`]: deck.ready, [`${prefix}list`]: '' }),
  });
  router.go({ page: 'new', game: GAME });
}
