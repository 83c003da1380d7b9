import { commands, type GameStatistics } from '../bindings';
import { settle } from './ask';

/** How the person stood at a game before a table's game ended, by table; heard while it goes on. */
const before = new Map<string, GameStatistics | null>();

/** What is counted of a game, with the person's rating; none where nothing is. */
export async function counted(game: string): Promise<GameStatistics | null> {
  const answer = await settle(commands.statistics());
  return answer.status === 'ok' ? (answer.data.games.find((one) => one.game === game) ?? null) : null;
}

/** Remembers how strong the person is, while a table's game goes on. */
export async function noteBefore(id: string, game: string): Promise<void> {
  if (!before.has(id)) before.set(id, await counted(game));
}

/** How they stood before it ended; none where that was never heard. */
export function countedBefore(id: string): GameStatistics | null {
  return before.get(id) ?? null;
}
