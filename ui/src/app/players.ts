import type { Player, Seat } from '../bindings';

export const person: Player = { kind: 'person' };

/** A bot that is still to be named. */
export function bot(level: string): Player {
  return { kind: 'bot', name: '', level };
}

/** Who sits where: the person at their place, automata at theirs, and the others in order at what is left. */
export function seatPlayers(place: Seat, others: readonly Player[], automata: readonly Seat[]): Player[] {
  const left = [...others];
  return Array.from({ length: others.length + 1 + automata.length }, (_, seat): Player => {
    if (automata.includes(seat)) return { kind: 'automaton' };
    return seat === place ? person : (left.shift() ?? person);
  });
}

/** How strong a bot is; nobody else has a level. */
export function levelOf(player: Player | undefined): string | null {
  return player?.kind === 'bot' ? player.level : null;
}

/** The levels of the bots among them. */
export function levelsOf(players: Player[]): string[] {
  return players.map(levelOf).filter((level) => level !== null);
}

/** Where the first person among them sits; the first seat, if nobody does. */
export function personAt(players: Player[]): Seat {
  return Math.max(
    players.findIndex(({ kind }) => kind === 'person'),
    0,
  );
}
