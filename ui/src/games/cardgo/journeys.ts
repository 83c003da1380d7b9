import { ownEvent } from '../../app/own-game';
import type { CardgoCard, CardgoView, LogLine, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';

const DECK = 'deck';
const DISCARDS = 'discards';
const ANNOUNCED = 'announced';

/** Returns a unique key for each card of a hand, because cards of a kind are equal. */
export function keysOf(hand: readonly CardgoCard[]): string[] {
  return hand.map((card, place) => `${card}:${hand.slice(0, place).filter((other) => other === card).length}`);
}

/** Returns the key of the announced card. */
export function announcedKey(card: CardgoCard): string {
  return `${ANNOUNCED}:${card}`;
}

/** Derives the movements of cards from the events between two views. */
export function journey(now: CardgoView, news: LogLine[]): Journey {
  const events = news.map((line) => ownEvent('cardgo', line)).filter((event) => event !== null);
  const announced = events.findLast((event) => event.kind === 'announced');
  const theft = events.find((event) => event.kind === 'stolen');
  return {
    origin: (key) => {
      if (key.startsWith(ANNOUNCED)) return announced && !announced.drawn ? spot(announced.seat) : DECK;
      return theft?.seat === now.seat ? spot(1 - now.seat) : DECK;
    },
    goal: () => (theft && theft.seat !== now.seat ? spot(theft.seat) : DISCARDS),
    unseen: events.flatMap((event) => {
      // A card with immediate effect is never laid open to be answered.
      if (event.kind === 'announced' && now.cards?.announced === null) {
        return event.seat === now.seat && !event.drawn ? [] : [{ from: event.drawn ? DECK : spot(event.seat), to: DISCARDS }];
      }
      const away = (event.kind === 'drew' || event.kind === 'given') && event.card === null && event.seat !== now.seat;
      return away ? [{ from: DECK, to: spot(event.seat) }] : [];
    }),
  };
}

function spot(seat: Seat): string {
  return `seat-${seat}`;
}
