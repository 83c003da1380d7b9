import { ownEvent } from '../../app/own-game';
import type { AstraView, LogLine } from '../../bindings';
import type { Journey } from '../../parts/flight';

const DECK = 'deck';
const AUPTOLEMY = 'auptolemy';
const JOURNAL = 'journal';

/** Derives the movements of cards: new ones come from the deck, discovered ones move to the journal of their owner. */
export function journey(now: AstraView, news: LogLine[]): Journey {
  const goals = new Map<string, string>();
  for (const line of news) {
    const event = ownEvent('astra', line);
    if (event?.kind === 'discovered') goals.set(event.card, event.seat === now.seat ? JOURNAL : AUPTOLEMY);
    else if (event?.kind === 'exchanged') goals.set(event.card, DECK);
  }
  return { origin: () => DECK, goal: (card) => goals.get(card) ?? null, unseen: [] };
}
