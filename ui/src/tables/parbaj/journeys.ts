import type { LogLine } from '../../bindings';
import type { Journey } from '../../parts/flight';
import { eventOf } from './house';
import type { ParbajPermanentId, ParbajView } from '../../bindings';

/** How cards travelled, told by what happened between two pictures: what comes or goes does so by its player's plate. */
export function journey(now: ParbajView, news: LogLine[]): Journey {
  const sides = new Map<ParbajPermanentId, number>(now.permanents.map(({ id, master }) => [id, master]));
  for (const line of news) {
    const event = eventOf(line);
    if (event?.kind === 'left') sides.set(event.piece.id, event.owner);
  }
  const plate = (card: string): string | null => {
    if (card.startsWith('hand-')) return `seat-${now.seat}`;
    const id = /^permanent-(\d+)$/.exec(card)?.[1];
    const side = id === undefined ? undefined : sides.get(Number(id));
    return side === undefined ? null : `seat-${side}`;
  };
  return { origin: plate, goal: plate, unseen: [] };
}
