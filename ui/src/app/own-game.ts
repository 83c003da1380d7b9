import type { GameEvent, GameMove, GameView, LogLine, TableSnapshot } from '../bindings';

/** What a table's parts have of a picture, a move or a log: never anything but their own game's. */
type Views = { [V in GameView as V['game']]: V };
type Moves = { [M in GameMove as M['game']]: M };
type Events = { [E in GameEvent as E['game']]: E };
type Name = GameView['game'];

export function ownState<G extends Name>(game: G, { state }: TableSnapshot): Views[G] {
  if (state.game !== game) throw new Error(`a table of ${state.game} shown as ${game}`);
  return state as Views[G];
}

/** A move, if it is one of this game. */
export function ownMove<G extends Name>(game: G, move: GameMove): Moves[G]['move'] | null {
  return move.game === game ? (move as Moves[G]).move : null;
}

/** What a line tells of, if it is this game's. */
export function ownEvent<G extends Name>(game: G, { event }: LogLine): Events[G]['event'] | null {
  return event.game === game ? (event as Events[G]).event : null;
}
