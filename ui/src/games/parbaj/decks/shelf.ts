import type { Route } from '../../../app/route';
import { router } from '../../../app/router.svelte';
import { wish } from '../../../app/preset-options';
import type { ParbajDeck } from '../../../bindings';
import { keptLists } from '../../../screens/kept-lists';
import { deckWords } from './deck-words';
import { deskFormat } from './format.svelte';
import { DECKS } from './pool';

const GAME = 'parbaj';

/** Returns the route of a deck's page, or of the list of decks. */
export function deckRoute(item?: string): Route {
  return { page: 'own', game: GAME, name: 'decks', item };
}

/** Returns the preconstructed deck with this name, or null. */
export function readyOf(item: string): ParbajDeck | null {
  return DECKS.find((deck) => deck === item) ?? null;
}

const kept = keptLists(GAME, () => ({
  numbered: deckWords().numbered,
  removed: deckWords().shelf.removed,
  readOnly: deckWords().desk.readOnly,
}));
export const { all: keptDecks, open: openDeck, text: deckText, freeName, remove } = kept;

/** Saves another deck and opens it. */
export async function keepAnother(wanted: string, text: string): Promise<void> {
  const id = await kept.keepAnother(wanted, text);
  if (id !== null) router.go(deckRoute(id));
}

/** Opens the New table page with this deck, as one's own or the opponent's. */
export function playWith(deck: { ready: ParbajDeck | null; list: string }, whose: 'own' | 'opposing'): void {
  const prefix = whose === 'own' ? '' : 'opposing-';
  wish(GAME, {
    format: deskFormat.now,
    ...(deck.ready === null ? { [`${prefix}list`]: deck.list } : { [`${prefix}deck`]: deck.ready, [`${prefix}list`]: '' }),
  });
  router.go({ page: 'new', game: GAME });
}
