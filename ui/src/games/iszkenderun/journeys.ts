import { ownEvent } from '../../app/own-game';
import type { IszkenderunEvent, IszkenderunView, LogLine, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';

const DECK = 'deck';
const DISCARDS = 'discards';

/** Derives the movements of cards from the events between two views. */
export function journey(now: IszkenderunView, news: LogLine[]): Journey {
  const origins = new Map<string, string>();
  const goals = new Map<string, string>();
  const unseen: Journey['unseen'] = [];
  for (const line of news) {
    const event = ownEvent('iszkenderun', line);
    if (event) note(event);
  }
  return {
    origin: (card) => origins.get(card) ?? null,
    // A card now in neither a row nor a hand was discarded.
    goal: (card) => goals.get(card) ?? DISCARDS,
    unseen,
  };

  function note(event: IszkenderunEvent): void {
    switch (event.kind) {
      case 'dealt':
        for (const card of event.cards) origins.set(card, DECK);
        if (event.seat !== now.seat && event.count > 0) unseen.push({ from: DECK, to: spot(event.seat) });
        break;
      case 'played':
        origins.set(event.card, spot(event.seat));
        break;
      case 'taken':
      case 'stolen':
        goals.set(event.card, spot(event.seat));
        break;
      case 'takenBack':
        origins.set(event.card, DISCARDS);
        goals.set(event.card, spot(event.seat));
        break;
      case 'drew':
        if (event.card !== null) origins.set(event.card, DECK);
        else unseen.push({ from: DECK, to: spot(event.seat) });
        break;
      case 'shown':
        origins.set(event.card, DECK);
        goals.set(event.card, event.kept ? spot(event.seat) : DISCARDS);
        break;
      case 'extraPaid':
      case 'discardedDown':
        origins.set(event.card, spot(event.seat));
        break;
      case 'markerUsed':
        origins.set(event.cost, spot(event.seat));
        break;
      case 'exchanged':
        for (const card of event.cards) origins.set(card, spot(event.seat));
        break;
      case 'banked':
        if (event.card !== null) goals.set(event.card, spot(event.seat));
        break;
    }
  }
}

function spot(seat: Seat): string {
  return `seat-${seat}`;
}
