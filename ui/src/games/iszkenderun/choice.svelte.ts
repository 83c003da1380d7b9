import type { Selection } from '../../app/selection-state.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import type {
  Forecast,
  IszkenderunCard,
  IszkenderunDeed,
  IszkenderunIntent,
  IszkenderunMove,
  IszkenderunView,
  Seat,
} from '../../bindings';
import { deedsOf, face } from './card';
import { beginning, cardsOf, choose, chosenCards, intentOf, compatibleMoves, moveOf, nextCards, same, stageOf, type Draft, type Stage } from './draft';
import { words } from './words';

/** The part of a choice that is kept while the table is left. */
export type KeptChoice = { draft: Draft | null; passing: boolean };

/**
 * The person's unfinished choice between two moves. It contains no rules: it highlights what the snapshot lists as
 * moves, and asks the engine to explain a refusal for a touch on anything else.
 */
export class Choice implements Selection {
  #play: PlaySource;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** Passing is selected and waits for confirmation. */
  passing = $state(false);
  /** The certain effects of a complete draft. */
  forecast = $state.raw<Forecast[] | null>(null);

  #state = $derived.by(() => ownState('iszkenderun', this.#play.snapshot));
  view: IszkenderunView = $derived.by(() => this.#state.view);
  moves: IszkenderunMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() =>
    this.#hint.lit.map((move) => ownMove('iszkenderun', move)).filter((move) => move !== null),
  );

  /** The hinted move in words, if it concerns nothing visible at the table or if its cards do not identify it. */
  elsewhere: string | null = $derived.by(() => {
    const { preferred } = this.#hint;
    const [move] = this.#lit;
    if (!preferred || !move) return null;
    if (move.kind === 'marker') return `${words().acts.marker}: ${words().acts.deeds[move.deed]}`;
    return move.kind === 'pass' ? preferred.text : null;
  });

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** The person is to decide and no move is being carried out. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  me: Seat = $derived.by(() => this.view.seat);
  canPass = $derived.by(() => this.mine && this.moves.some(({ kind }) => kind === 'pass'));
  passOnly = $derived.by(() => this.canPass && this.moves.length === 1);
  /** The person's marker is unused, whether or not it can be used now. */
  hasMarker = $derived.by(() => this.mine && this.step === 'action' && this.view.seats[this.me]?.marker.kind === 'ready');

  stage: Stage | null = $derived.by(() => (this.draft ? stageOf(this.draft, this.moves) : null));
  move: IszkenderunMove | null = $derived.by(() => (this.draft ? moveOf(this.draft, this.moves) : null));
  /** The first card of the draft; for the marker, the card that pays. */
  first: IszkenderunCard | null = $derived.by(() => {
    if (!this.draft) return null;
    return this.draft.kind === 'marker' ? this.draft.cost : this.draft.card;
  });
  /** The card selected for its own effect, not as payment. */
  looked: IszkenderunCard | null = $derived.by(() => (this.draft?.kind === 'play' || this.draft?.kind === 'use' ? this.draft.card : null));
  #chosen = $derived.by(() => (this.draft ? chosenCards(this.draft) : []));
  #next = $derived.by(() => (this.draft ? nextCards(this.draft, this.moves) : []));
  #starts = $derived.by(() => this.moves.map(beginning).filter((card) => card !== null));

  /** The kind of cards that can be chosen next: cards in rows, in hand, in the discard pile, or any of them. */
  aiming = $derived.by(() => {
    const { draft, stage } = this;
    if (!draft || !stage) return null;
    if (stage === 'cost') return 'any';
    if (stage === 'extra') return 'hand';
    if (stage !== 'targets' && stage !== 'ready') return null;
    if (draft.kind === 'marker') {
      if (draft.deed === 'exchange') return 'hand';
      return draft.deed === 'scorePile' ? null : 'rows';
    }
    if (draft.kind !== 'use' || this.#next.length === 0) return null;
    return this.takingBack ? 'discards' : 'rows';
  });
  takingBack = $derived.by(() => {
    const kind = this.draft?.kind === 'use' ? face(this.draft.card).ability?.kind : undefined;
    return kind === 'takeBackAny' || kind === 'takeBackSuit';
  });

  /** Own cards can be dragged. False while cards are chosen one by one as targets or payment. */
  carries = $derived.by(() => this.mine && this.aiming !== 'any' && this.aiming !== 'hand');

  /** The label of the hint's marks. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: PlaySource, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
  }

  /** Asks for the forecast of a complete move and clears the old one. */
  async foretell(move: IszkenderunMove | null): Promise<void> {
    this.forecast = null;
    if (!move || move.kind === 'bank' || move.kind === 'discard') return;
    const forecast = await this.#play.forecast({ game: 'iszkenderun', move });
    if (this.move === move) this.forecast = forecast;
  }

  /** Returns whether a touch on the card continues the choice. */
  lit(card: IszkenderunCard): boolean {
    if (!this.mine) return false;
    return this.aiming === null ? this.#starts.includes(card) : this.#next.includes(card) || this.#chosen.includes(card);
  }

  chosen(card: IszkenderunCard): boolean {
    return this.#chosen.includes(card);
  }

  /** Returns whether the card is chosen as a target or payment, not as the first card. */
  aimedAt(card: IszkenderunCard): boolean {
    return this.#chosen.includes(card) && card !== this.first;
  }

  /** Returns whether the hinted or demonstrated moves involve this card. */
  cardHinted(card: IszkenderunCard): boolean {
    return this.#lit.some((move) => cardsOf(move).includes(card));
  }

  rowHinted(row: Seat): boolean {
    return this.#lit.some((move) => move.kind === 'play' && move.row === row);
  }

  passHinted = $derived.by(() => this.#lit.some(({ kind }) => kind === 'pass'));
  moveHinted = $derived.by(() => this.move !== null && this.#lit.some((move) => this.move && same(this.move, move)));

  /** Returns whether a hinted move uses the marker, paid with the chosen card if there is one. */
  markerHinted(deed?: IszkenderunDeed): boolean {
    return this.#lit.some(
      (move) =>
        move.kind === 'marker' &&
        (this.first === null || move.cost === this.first) &&
        (deed === undefined || move.deed === deed),
    );
  }

  /** Returns whether the chosen hand card can be laid at the end of this row. */
  rowOpen(row: Seat): boolean {
    const { draft } = this;
    return draft?.kind === 'play' && compatibleMoves({ ...draft, row }, this.moves).length > 0;
  }

  rowAimed(row: Seat): boolean {
    return this.draft?.kind === 'play' && this.draft.row === row && this.stage === 'ready';
  }

  /** The marker actions the first card can pay for; impossible ones are shown dimmed. */
  deeds: { deed: IszkenderunDeed; possible: boolean }[] = $derived.by(() => {
    const cost = this.first;
    if (cost === null || !this.hasMarker) return [];
    return deedsOf(cost).map((deed) => {
      const draft: Draft = { kind: 'marker', cost, deed, targets: [], extra: null };
      return { deed, possible: compatibleMoves(draft, this.moves).length > 0 };
    });
  });

  touchHand(card: IszkenderunCard): void {
    if (!this.mine) return this.#explain({ kind: 'card', card });
    if (this.step === 'discard') return this.#single('discard', card);
    if (this.step === 'bank') return this.#explain({ kind: 'bank', card });
    if (this.aiming === 'any' || (this.aiming === 'hand' && card !== this.first)) return this.#choose(card);
    if (card === this.first) return this.reset();
    this.#begin(card, { kind: 'play', card, row: null });
  }

  touchRow(card: IszkenderunCard, row: Seat): void {
    if (!this.mine) return this.#explain({ kind: 'card', card });
    if (this.step === 'bank') return this.#single('bank', card);
    if (card === this.first) return this.reset();
    if (this.aiming !== null && this.aiming !== 'discards') return this.#choose(card);
    if (row === this.me) return this.#begin(card, { kind: 'use', card, targets: [], extra: null });
    if (this.draft?.kind === 'play') return this.touchEnd(row);
    this.#explain({ kind: 'card', card });
  }

  /** Handles a touch on the end of a row: the first selects the row, the second lays the card. */
  touchEnd(row: Seat): void {
    if (this.draft?.kind !== 'play') return;
    if (this.rowAimed(row)) this.confirm();
    else if (this.rowOpen(row)) this.draft = { ...this.draft, row };
    else this.#explain({ kind: 'play', card: this.draft.card, row });
  }

  /** Returns the moves a draft can still become; empty if the person is not to decide. */
  compatibleMoves(draft: Draft): IszkenderunMove[] {
    return this.mine ? compatibleMoves(draft, this.moves) : [];
  }

  /**
   * Completes a drag. The drop target stands for one move, so the drop carries it out without confirmation. If more has
   * to be chosen, the draft continues by touches; if no move fits, the refusal is explained.
   */
  carryOut(draft: Draft): Promise<void> | null {
    const [move, another] = this.compatibleMoves(draft);
    if (move && !another && moveOf(draft, this.moves) === move) return this.#act(move);
    this.reset();
    if (move) this.draft = draft;
    else this.#explain(intentOf(draft, this.me));
    return null;
  }

  /** Returns whether the card is chosen after the touch. */
  touchDiscard(card: IszkenderunCard): boolean {
    if (this.aiming !== 'discards') return false;
    this.#choose(card);
    return this.chosen(card);
  }

  /** Starts a draft for the action marker, paid with the already chosen card if there is one. */
  openMarker(deed: IszkenderunDeed | null = null): void {
    const cost = this.first;
    const draft: Draft = { kind: 'marker', cost, deed: deed ?? this.#onlyDeed(cost), targets: [], extra: null };
    if (compatibleMoves(draft, this.moves).length === 0) return this.#explain(intentOf(draft, this.me));
    this.passing = false;
    this.draft = draft;
  }

  /** Passes. It ends the person's round, so a second touch is needed if there are other moves. */
  pass(): void {
    if (!this.canPass) this.#explain({ kind: 'pass' });
    else if (this.passOnly || this.passing) void this.#act({ kind: 'pass' });
    else this.passing = true;
  }

  /** Carries out the chosen move, or explains why it is impossible. */
  confirm(): void {
    if (this.passing) return this.pass();
    if (!this.draft) return;
    if (this.move) void this.#act(this.move);
    else if (this.stage === 'none') this.#explain(intentOf(this.draft, this.me));
  }

  /** Drops the unfinished choice; returns false if there was none. */
  letGo(): boolean {
    if (!this.draft && !this.passing) return false;
    this.reset();
    return true;
  }

  reset(): void {
    this.draft = null;
    this.passing = false;
  }

  get begun(): boolean {
    return this.holds;
  }

  get holds(): boolean {
    return this.kept !== null;
  }

  /** The unfinished choice, or null if there is none. */
  get kept(): KeptChoice | null {
    return this.draft || this.passing ? { draft: this.draft, passing: this.passing } : null;
  }

  /** Restores a kept choice as far as it is still possible. */
  takeUp({ draft, passing }: KeptChoice): void {
    this.draft = draft && compatibleMoves(draft, this.moves).length > 0 ? draft : null;
    this.passing = passing && this.canPass;
  }

  #begin(card: IszkenderunCard, draft: Draft): void {
    if (!this.#starts.includes(card)) {
      this.reset();
      this.#explain({ kind: 'card', card });
      return;
    }
    this.passing = false;
    this.draft = draft.kind === 'play' && this.#goesHome(draft) ? { ...draft, row: this.me } : draft;
  }

  /**
   * Returns whether the card is aimed at the own row by default. A card that closes a row is not, if it could also
   * close another one.
   */
  #goesHome(draft: Extract<Draft, { kind: 'play' }>): boolean {
    const open = compatibleMoves(draft, this.moves);
    const home = compatibleMoves({ ...draft, row: this.me }, this.moves);
    return home.length > 0 && (!face(draft.card).closing || home.length === open.length);
  }

  #single(kind: 'bank' | 'discard', card: IszkenderunCard): void {
    const draft: Draft = { kind, card };
    if (this.first === card) this.reset();
    else if (compatibleMoves(draft, this.moves).length > 0) this.draft = draft;
    else this.#explain(intentOf(draft, this.me));
  }

  /** Adds a card to the draft, or explains the refusal. */
  #choose(card: IszkenderunCard): void {
    if (!this.draft) return;
    const next = choose(this.draft, card, this.moves);
    if (compatibleMoves(next, this.moves).length === 0) this.#explain(intentOf(next, this.me));
    else if (next.kind === 'marker' && this.stage === 'cost') this.draft = { ...next, deed: this.#onlyDeed(next.cost) };
    else this.draft = next;
  }

  /** Returns the only marker action the card can pay for, or null if there are several. */
  #onlyDeed(cost: IszkenderunCard | null): IszkenderunDeed | null {
    const [deed, ...others] = cost === null ? [] : deedsOf(cost);
    return deed !== undefined && others.length === 0 ? deed : null;
  }

  #act(move: IszkenderunMove): Promise<void> {
    this.reset();
    return this.#play.act({ game: 'iszkenderun', move });
  }

  #explain(intent: IszkenderunIntent): void {
    void this.#play.explain({ game: 'iszkenderun', intent });
  }
}
