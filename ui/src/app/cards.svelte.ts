import { commands, type CardSheet } from '../bindings';
import { ask } from './command-result';

/** An action on the card that is looked at, with its label. */
export type CardAct = { label: string; run: () => void };

/** Looks up cards by code: a table on screen, or a scene. */
export type CardSource = { game: string; sheet: (code: string) => Promise<CardSheet | null> };

/** An open card sheet and the game of its card. */
export type OpenCard = { game: string; sheet: CardSheet };

/** The card being looked at, wherever it was touched. */
class Cards {
  trail = $state.raw<OpenCard[]>([]);
  #source: CardSource | null = null;
  #offer: ((code: string) => CardAct | null) | null = null;
  /** Number of calls so far: only the answer to the last call counts. */
  #calls = 0;

  get shown(): OpenCard | null {
    return this.trail.at(-1) ?? null;
  }

  /** Returns the action offered for the shown card where it was touched. */
  get act(): CardAct | null {
    const { shown } = this;
    return shown !== null && shown.game === this.#source?.game ? (this.#offer?.(shown.sheet.card) ?? null) : null;
  }

  /** Offers an action for cards that are looked at, while the caller is on screen; the returned function ends it. */
  offer(offer: (code: string) => CardAct | null): () => void {
    this.#offer = offer;
    return () => {
      if (this.#offer === offer) this.#offer = null;
    };
  }

  /** Makes a table the source of card sheets while it is on screen; the returned function ends it. */
  serve(source: CardSource): () => void {
    this.#source = source;
    return () => {
      if (this.#source !== source) return;
      this.#source = null;
      this.close();
    };
  }

  /** Opens a card's sheet; Back leads from one sheet to the one before. */
  async open(code: string, game = this.#source?.game): Promise<void> {
    if (game === undefined) return;
    this.#calls += 1;
    const call = this.#calls;
    const source = this.#source?.game === game ? this.#source : null;
    const sheet = await (source ? source.sheet(code) : ask(commands.card(game, code)));
    if (!sheet || call !== this.#calls) return;
    this.trail = [...this.trail.filter((open) => open.sheet.card !== sheet.card), { game, sheet }];
  }

  stepBack(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    // The answer to an earlier request comes too late.
    this.#calls += 1;
    this.trail = [];
  }
}

export const cards = new Cards();
