import type { Player, Seat } from '../bindings';

export const person: Player = { kind: 'person' };

/** Returns a bot without a name yet. */
export function bot(level: string): Player {
  return { kind: 'bot', name: '', level };
}

/**
 * Returns the players by seat: the person at `place`, automata at theirs, and the others in order on the remaining
 * seats.
 */
export function seatPlayers(place: Seat, others: readonly Player[], automata: readonly Seat[]): Player[] {
  const left = [...others];
  return Array.from({ length: others.length + 1 + automata.length }, (_, seat): Player => {
    if (automata.includes(seat)) return { kind: 'automaton' };
    return seat === place ? person : (left.shift() ?? person);
  });
}

/** Returns a bot's level; `null` for other players. */
export function levelOf(player: Player | undefined): string | null {
  return player?.kind === 'bot' ? player.level : null;
}

/** Returns the levels of the bots among the players. */
export function levelsOf(players: Player[]): string[] {
  return players.map(levelOf).filter((level) => level !== null);
}

/** Returns the seat of the first person; seat 0 if there is none. */
export function personAt(players: Player[]): Seat {
  return Math.max(
    players.findIndex(({ kind }) => kind === 'person'),
    0,
  );
}
