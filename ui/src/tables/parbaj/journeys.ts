import type { LogLine, Seat } from '../../bindings';
import type { Journey } from '../../parts/flight';
import { eventOf } from './house';
import type { ParbajPermanentId, ParbajView } from '../../bindings';

/** How cards travelled, told by what happened between two pictures: what comes or goes does so by its player's plate. */
export function journey(now: ParbajView, news: LogLine[]): Journey {
  const masters = new Map(now.permanents.map(({ id, master }) => [id, master]));
  // Equal cards lie as one: who wasn't seen before need not have come, and who isn't seen now need not have gone.
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
