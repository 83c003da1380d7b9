import { commands, type CardSheet, type Forecast, type GameIntent, type GameMove, type HintView, type Reason, type Scene } from '../bindings';
import { ask, settle } from './ask';

/** A table of the book: nothing of it is kept, so that every question names the scene it is about. */
export abstract class BookTable {
  protected abstract get scene(): Scene;

  /** Every rule against a touch; `null` if they can't be told. */
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

  /** The book helps in words of its own. */
  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }
}
