import { ownEvent } from '../../app/own-game';
import type { CardgoCard, CardgoView, LogLine, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';

const DECK = 'deck';
const DISCARDS = 'discards';
const ANNOUNCED = 'announced';

/** Cards of a kind are alike; on screen each is still a thing of its own. */
export function keysOf(hand: readonly CardgoCard[]): string[] {
  return hand.map((card, place) => `${card}:${hand.slice(0, place).filter((other) => other === card).length}`);
}

/** The card that was announced, on screen. */
export function announcedKey(card: CardgoCard): string {
  return `${ANNOUNCED}:${card}`;
}

/** How cards travelled, told by what happened between two pictures. */
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
      // What acts at once is never laid open to be answered.
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
