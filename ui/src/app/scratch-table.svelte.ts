import { commands, type CardSheet, type Forecast, type GameIntent, type GameMove, type HintView, type PracticePosition, type Reason } from '../bindings';
import { ask, settle } from './command-result';
import { toasts } from './toasts.svelte';

/** A position of a finished game to try moves on: nothing of it is kept, so every question names the position. */
export abstract class ScratchTable {
  protected abstract get position(): PracticePosition;

  async explain(intent: GameIntent): Promise<void> {
    const reasons = await this.reasons(intent);
    if (reasons) toasts.explain(reasons);
  }

  /** Returns every rule against a touch; `null` if they can't be loaded. */
  reasons(intent: GameIntent): Promise<Reason[] | null> {
    return ask(commands.practiceExplain(this.position, intent));
  }

  async forecast(move: GameMove): Promise<Forecast[]> {
    const answer = await settle(commands.practiceForecast(this.position, move));
    return answer.status === 'ok' ? answer.data : [];
  }

  card(code: string): Promise<CardSheet | null> {
    return ask(commands.practiceCard(this.position, code));
  }

  /** The page has its own hints. */
  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }

  step(): Promise<void> {
    return Promise.resolve();
  }
}
