import { commands, type PuzzleOverview, type PuzzleTotals } from '../bindings';
import { settle } from './command-result';
import { minutesAhead, today } from './date';
import { router } from './router.svelte';

/** How the person did at the puzzles of all games. */
class Puzzles {
  /** `null` until it is loaded. */
  overview = $state.raw<PuzzleOverview | null>(null);
  /** The calendar day of the puzzles of the day. */
  day = $state(today());

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

  /** Opens a game's puzzle of the day; the list of all its puzzles if that one is done. */
  go({ game, today, doneToday }: PuzzleTotals): void {
    router.go(doneToday ? { page: 'puzzles', game } : { page: 'puzzle', game, number: today });
  }
}

export const puzzles = new Puzzles();
