import { commands, type CardSheet, type Forecast, type GameIntent, type GameMove, type HintView, type Reason, type Scene } from '../bindings';
import { ask, settle, type CommandResult } from './command-result';
import { toasts } from './toasts.svelte';

/** The questions about a position. */
export type Questions = {
  explain(intent: GameIntent): Promise<CommandResult<Reason[]>>;
  forecast(move: GameMove): Promise<CommandResult<Forecast[]>>;
  card(code: string): Promise<CommandResult<CardSheet>>;
};

/** A table of which nothing is kept, so that every question names the position it is about. */
export abstract class UnkeptTable {
  /** The questions about the position shown. */
  protected abstract get questions(): Questions;

  /** Explains why what was touched is not possible. */
  async explain(intent: GameIntent): Promise<void> {
    const reasons = await this.reasons(intent);
    if (reasons) toasts.explain(reasons);
  }

  /** Returns every rule against a touch; `null` if they can't be loaded. */
  reasons(intent: GameIntent): Promise<Reason[] | null> {
    return ask(this.questions.explain(intent));
  }

  async forecast(move: GameMove): Promise<Forecast[]> {
    const answer = await settle(this.questions.forecast(move));
    return answer.status === 'ok' ? answer.data : [];
  }

  card(code: string): Promise<CardSheet | null> {
    return ask(this.questions.card(code));
  }

  /** There are no hints of a bot: each page has its own help. */
  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }
}

/** A table in the rulebook. */
export abstract class BookTable extends UnkeptTable {
  protected abstract get scene(): Scene;

  protected get questions(): Questions {
    return {
      explain: (intent) => commands.sceneExplain(this.scene, intent),
      forecast: (move) => commands.sceneForecast(this.scene, move),
      card: (code) => commands.sceneCard(this.scene, code),
    };
  }
}
