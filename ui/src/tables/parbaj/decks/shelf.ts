import { ask } from '../../../app/ask';
import { router, type Route } from '../../../app/router.svelte';
import { session } from '../../../app/session.svelte';
import { toasts } from '../../../app/toasts.svelte';
import { wish } from '../../../app/wish';
import { commands, type KeptList, type ParbajDeck } from '../../../bindings';
import { t } from '../../../messages/index.svelte';
import { deckWords } from './deck-words';
import { deskFormat } from './format.svelte';
import { DECKS } from './pool';

const GAME = 'parbaj';
/** As long as a name may be. */
const LONGEST_NAME = 40;

/** The address of a deck's page; without one, of all of them. */
export function deckRoute(item?: string): Route {
  return { page: 'own', game: GAME, name: 'decks', item };
}

/** The ready deck that is meant, if one is. */
export function readyOf(item: string): ParbajDeck | null {
  return DECKS.find((deck) => deck === item) ?? null;
}

export async function keptDecks(): Promise<KeptList[] | null> {
  return ask(commands.listKept(GAME));
}

/** A name that no other deck has. */
export async function freeName(wanted: string): Promise<string> {
  const taken = new Set(((await keptDecks()) ?? []).map(({ name }) => name));
  const base = [...wanted].slice(0, LONGEST_NAME - 4).join('').trim();
  let name = [...wanted].length <= LONGEST_NAME ? wanted : base;
  for (let n = 2; taken.has(name); n += 1) name = deckWords().numbered(base, n);
  return name;
}

/** Keeps another deck and opens it. */
export async function keepAnother(wanted: string, text: string): Promise<void> {
  const id = await ask(commands.listKeep(GAME, null, await freeName(wanted), text));
  if (id !== null) router.go(deckRoute(id));
}

/** Deletes a deck, with a way back; `onchange` whenever that has changed what there is. */
export async function remove({ id, name }: { id: string; name: string }, onchange: () => void): Promise<boolean> {
  if (session.readOnly) {
    toasts.say(deckWords().desk.readOnly);
    return false;
  }
  // A command without an answer says nothing when it is done.
  await ask(commands.listDelete(id));
  const left = await keptDecks();
  if (left === null || left.some((list) => list.id === id)) return false;
  onchange();
  toasts.say(deckWords().shelf.removed(name), {
    label: t().undoIt,
    run: () => {
      void ask(commands.listRestore(id)).then(onchange);
    },
  });
  return true;
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
