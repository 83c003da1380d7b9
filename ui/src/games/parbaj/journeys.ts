import type { LogLine, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';
import { eventOf } from './typed-commands';
import type { ParbajPermanentId, ParbajView } from '../../bindings';

/**
 * Derives the movements of cards from the events between two views; cards appear and disappear at their player's plate.
 */
export function journey(now: ParbajView, news: LogLine[]): Journey {
  const masters = new Map(now.permanents.map(({ id, master }) => [id, master]));
  // Equal cards are stacked: one that was not visible before need not be new, and one not visible now need not be gone.
  const came = new Map<ParbajPermanentId, Seat | undefined>();
  const went = new Map<ParbajPermanentId, Seat>();
  for (const line of news) {
    const event = eventOf(line);
    if (event?.kind === 'left') went.set(event.piece.id, event.owner);
    else if (event?.kind === 'entered') came.set(event.piece.id, masters.get(event.piece.id));
  }
  const by = (sides: ReadonlyMap<ParbajPermanentId, Seat | undefined>) => (card: string) => {
    if (card.startsWith('hand-')) return `seat-${now.seat}`;
    const id = /^permanent-(\d+)$/.exec(card)?.[1];
    const side = id === undefined ? undefined : sides.get(Number(id));
    return side === undefined ? null : `seat-${side}`;
  };
  return { origin: by(came), goal: by(went), unseen: [] };
}
