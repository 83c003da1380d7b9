import { SvelteMap } from 'svelte/reactivity';
import { commands, type PuzzleEntry, type PuzzleOverview, type PuzzleTotals } from '../bindings';
import { settle } from './command-result';
import { minutesAhead, today } from './date';
import { router } from './router.svelte';

/** How the person did at the puzzles of all games. */
class Puzzles {
  /** `null` until it is loaded. */
  overview = $state.raw<PuzzleOverview | null>(null);
  /** The calendar day of the puzzles of the day. */
  day = $state(today());

  /** Of which kind the puzzles of a game are to be; absent for all kinds. */
  readonly #kinds = new SvelteMap<string, string>();

  /** Loads it. Without it nothing of the puzzles is shown, so a failure is ignored. */
  async look(): Promise<void> {
    const day = today();
    const answer = await settle(commands.puzzleOverview(minutesAhead()));
    if (answer.status === 'error') return;
    this.overview = answer.data;
    this.day = day;
  }

  /** Returns how the person did at a game's puzzles; `null` if it has none. */
  of(game: string): PuzzleTotals | null {
    return this.overview?.games.find((one) => one.game === game) ?? null;
  }

  /** Returns of which kind the puzzles of a game are to be; `null` for all kinds, and if `all` has none of that kind, as after a change of the language. */
  kindOf(game: string, all: readonly PuzzleEntry[]): string | null {
    const kind = this.#kinds.get(game) ?? null;
    return all.some((one) => one.kind === kind) ? kind : null;
  }

  /** Chooses the kind of a game's puzzles; empty for all kinds. */
  choose(game: string, kind: string): void {
    if (kind === '') this.#kinds.delete(game);
    else this.#kinds.set(game, kind);
  }

  /** Returns the puzzles of the chosen kind. */
  chosenOf(game: string, all: readonly PuzzleEntry[]): readonly PuzzleEntry[] {
    const kind = this.kindOf(game, all);
    return kind === null ? all : all.filter((one) => one.kind === kind);
  }

  /** Opens a game's puzzle of the day; the list of all its puzzles if that one is done. */
  go({ game, today, doneToday }: PuzzleTotals): void {
    router.go(doneToday ? { page: 'puzzles', game } : { page: 'puzzle', game, number: today });
  }
}

export const puzzles = new Puzzles();
