import { commands, type CardSheet, type Forecast, type GameIntent, type GameMove, type HintView, type Reason, type Scene } from '../bindings';
import { ask, settle } from './command-result';

/** A table in the rulebook: nothing of it is saved, so every question names the scene it is about. */
export abstract class BookTable {
  protected abstract get scene(): Scene;

  /** Returns every rule against a touch; `null` if they can't be loaded. */
  reasons(intent: GameIntent): Promise<Reason[] | null> {
    return ask(commands.sceneExplain(this.scene, intent));
  }

  async forecast(move: GameMove): Promise<Forecast[]> {
    const answer = await settle(commands.sceneForecast(this.scene, move));
    return answer.status === 'ok' ? answer.data : [];
  }

  card(code: string): Promise<CardSheet | null> {
    return ask(commands.sceneCard(this.scene, code));
  }

  /** There are no hints: the rulebook has its own help texts. */
  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }
}
