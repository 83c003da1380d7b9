import { guestsOf, levelsOf } from '../../app/players';
import type { Player } from '../../bindings';
import { gameNames } from '../../games/names';
import { levelName } from '../../messages/index.svelte';
import { words } from './words';

/** Returns the others at a game's table in words: guests, bots with their levels, the automaton. */
export function opponentsOf(game: string, players: readonly Player[]): string[] {
  const guests = guestsOf(players);
  const bots = levelsOf(players).map(levelName);
  return [
    ...(guests.length === 0 ? [] : [words().saved.guests(guests)]),
    ...(bots.length === 0 ? [] : [words().saved.bots(bots.length, [...new Set(bots)].join(', '))]),
    ...(players.some(({ kind }) => kind === 'automaton') ? [words().saved.automaton(gameNames(game).automaton)] : []),
  ];
}
