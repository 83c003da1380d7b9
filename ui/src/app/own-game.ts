import type { GameEvent, GameMove, GameView, LogLine, TableSnapshot } from '../bindings';

/** The types of views, moves and events by game, to which the functions below narrow. */
type Views = { [V in GameView as V['game']]: V };
type Moves = { [M in GameMove as M['game']]: M };
type Events = { [E in GameEvent as E['game']]: E };
type Name = GameView['game'];

/** Returns a snapshot's state as this game's type; throws for a table of another game. */
export function ownState<G extends Name>(game: G, { state }: TableSnapshot): Views[G] {
  if (state.game !== game) throw new Error(`a table of ${state.game} shown as ${game}`);
  return state as Views[G];
}

/** Returns a move if it is this game's, else `null`. */
export function ownMove<G extends Name>(game: G, move: GameMove): Moves[G]['move'] | null {
  return move.game === game ? (move as Moves[G]).move : null;
}

/** Returns a line's event if it is this game's, else `null`. */
export function ownEvent<G extends Name>(game: G, { event }: LogLine): Events[G]['event'] | null {
  return event.game === game ? (event as Events[G]).event : null;
}
