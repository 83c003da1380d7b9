import { ownEvent } from '../../app/own-game';
import type { LogLine, MochiEvent, MochiView, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';

/** Derives the movements of cards from the events between two views. */
export function journey(now: MochiView, news: LogLine[]): Journey {
  const origins = new Map<string, string>();
  const goals = new Map<string, string>();
  const unseen: Journey['unseen'] = [];
  let dealt = false;

  for (const line of news) {
    const event = ownEvent('mochi', line);
    if (event?.kind === 'roundStarted') dealt = true;
    else if (event) note(event);
  }
  return {
    origin: (card) => (dealt ? 'deck' : (origins.get(card) ?? null)),
    goal: (card) => (dealt ? null : (goals.get(card) ?? null)),
    unseen: dealt ? [] : unseen,
  };

  function note(event: MochiEvent): void {
    switch (event.kind) {
      case 'pairPlayed':
        origins.set(event.pair.left, spot(event.seat));
        origins.set(event.pair.right, spot(event.seat));
        break;
      case 'drew':
        if (event.source.kind === 'deck') carry(event.card, 'deck', spot(event.seat));
        else if (event.card !== null) goals.set(event.card, spot(event.seat));
        break;
      case 'refilled':
        origins.set(event.card, 'deck');
        break;
      case 'passed':
        carry(event.card, spot(event.from), spot(event.to));
        break;
      case 'reserved':
        if (event.seat === now.seat && event.card !== null) goals.set(event.card, 'reserve');
        break;
    }
  }

  /** Adds the movement of a card: face up if it is visible, otherwise as a card back. */
  function carry(card: string | null, from: string, to: string): void {
    if (card === null) unseen.push({ from, to });
    else {
      origins.set(card, from);
      goals.set(card, to);
    }
  }
}

function spot(seat: Seat): string {
  return `seat-${seat}`;
}
