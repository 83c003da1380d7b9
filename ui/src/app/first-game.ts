import { commands, type NewTable, type Player } from '../bindings';
import { ask } from './command-result';
import { Options } from './options.svelte';
import { bot, seatPlayers } from './players';
import { router } from './router.svelte';
import { rememberSetup } from './last-setup';
import { session } from './session.svelte';

/** Returns whether no table of this game was ever created, so that a first game can be offered. */
export function isFirstGame(game: string): boolean {
  const info = session.games.find((known) => known.game === game);
  return info !== undefined && info.last === null && !session.readOnly;
}

/** Returns the setup of a first game: the fewest opponents, the weakest bots, and defaults for the rest. */
function firstTable(game: string): NewTable {
  const info = session.games.find((known) => known.game === game);
  const options = new Options(
    () => game,
    () => info?.options ?? [],
  );
  const automata = info?.automata ?? [];
  const seats = Math.min(...(info?.seats ?? [1]));
  const level = session.levels(game)[0]?.key ?? '';
  const players = seatPlayers(0, Array<Player>(seats - 1 - automata.length).fill(bot(level)), automata);
  return { game, players, options: options.all(), seed: null, clock: null };
}

/** Creates the person's first table of a game and opens it. */
export async function playFirst(game: string): Promise<void> {
  const table = firstTable(game);
  const id = await ask(commands.tableCreate(table));
  if (id === null) return;
  rememberSetup(table);
  router.replace({ page: 'table', id });
}
