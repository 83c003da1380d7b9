import { commands, type CardSheet } from '../bindings';
import { ask } from './ask';

/** Something to do with the card that is looked at, said in words. */
export type CardAct = { label: string; run: () => void };

/** Who knows where the cards are: a table on screen, or a scene. */
export type CardSource = { game: string; sheet: (code: string) => Promise<CardSheet | null> };

/** A sheet that is open, and whose card it shows. */
export type OpenCard = { game: string; sheet: CardSheet };

/** The card being looked at, from wherever it was touched. */
class Cards {
  trail = $state.raw<OpenCard[]>([]);
  #source: CardSource | null = null;
  #offer: ((code: string) => CardAct | null) | null = null;
  /** Calls so far: only the last one's answer counts. */
  #calls = 0;

  get shown(): OpenCard | null {
    return this.trail.at(-1) ?? null;
  }

  /** What can be done with the card that is shown, from where it was touched. */
  get act(): CardAct | null {
    const { shown } = this;
    return shown !== null && shown.game === this.#source?.game ? (this.#offer?.(shown.sheet.card) ?? null) : null;
  }

  /** While this is on screen, it offers something to do with cards that are looked at; call what it returns when it goes. */
  offer(offer: (code: string) => CardAct | null): () => void {
    this.#offer = offer;
    return () => {
      if (this.#offer === offer) this.#offer = null;
    };
  }

  /** While a table is on screen its cards are looked up there; call what it returns when the table goes. */
  serve(source: CardSource): () => void {
    this.#source = source;
    return () => {
      if (this.#source !== source) return;
      this.#source = null;
      this.close();
    };
  }

  /** Opens a card's sheet; from one sheet to the next it can be walked back. */
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
    // What was asked for before comes too late.
    this.#calls += 1;
    this.trail = [];
  }
}

export const cards = new Cards();
