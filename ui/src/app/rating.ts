import { commands, type GameStatistics } from '../bindings';
import { settle } from './command-result';

/** The person's statistics of a game before a table's game ended, by table; noted while it goes on. */
const before = new Map<string, GameStatistics | null>();

/** Returns the statistics of a game with the person's rating; `null` if there are none. */
export async function counted(game: string): Promise<GameStatistics | null> {
  const answer = await settle(commands.statistics());
  return answer.status === 'ok' ? (answer.data.games.find((one) => one.game === game) ?? null) : null;
}

/** Notes the person's statistics while a table's game goes on. */
export async function noteBefore(id: string, game: string): Promise<void> {
  if (!before.has(id)) before.set(id, await counted(game));
}

/** Returns the statistics noted before the game ended; `null` if there are none. */
export function countedBefore(id: string): GameStatistics | null {
  return before.get(id) ?? null;
}
