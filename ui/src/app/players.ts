import type { Player, Seat } from '../bindings';

/** The owner of the device; named only where guests play too. */
export function owner(name = ''): Player {
  return { kind: 'person', name };
}

export const person: Player = owner();

/** Returns another person at the device. */
export function guest(name: string): Player {
  return { kind: 'guest', name };
}

/** Returns the names of the guests; empty ones in a code. */
export function guestsOf(players: readonly Player[]): string[] {
  return players.flatMap((player) => (player.kind === 'guest' ? [player.name] : []));
}

/** Whether a person decides: the owner of the device or a guest. */
export function isHuman(player: Player | undefined): player is Extract<Player, { kind: 'person' | 'guest' }> {
  return player?.kind === 'person' || player?.kind === 'guest';
}

/** Returns whether several people play at a table. */
export function isShared(seats: readonly { player: Player }[]): boolean {
  return seats.some(({ player }) => player.kind === 'guest');
}

/** Returns a bot without a name yet. */
export function bot(level: string): Player {
  return { kind: 'bot', name: '', level };
}

/**
 * Returns the players by seat: the owner at `place`, automata at theirs, and the others in order on the remaining
 * seats.
 */
export function seatPlayers(place: Seat, others: readonly Player[], automata: readonly Seat[], own: Player = person): Player[] {
  const left = [...others];
  return Array.from({ length: others.length + 1 + automata.length }, (_, seat): Player => {
    if (automata.includes(seat)) return { kind: 'automaton' };
    return seat === place ? own : (left.shift() ?? own);
  });
}

/** Returns a bot's level; `null` for other players. */
export function levelOf(player: Player | undefined): string | null {
  return player?.kind === 'bot' ? player.level : null;
}

/** Returns the levels of the bots among the players. */
export function levelsOf(players: readonly Player[]): string[] {
  return players.map(levelOf).filter((level) => level !== null);
}

/** Returns the owner's seat; seat 0 if there is none. */
export function personAt(players: Player[]): Seat {
  return Math.max(
    players.findIndex(({ kind }) => kind === 'person'),
    0,
  );
}
