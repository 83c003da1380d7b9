import type { Hint } from '../../app/hint.svelte';
import { ownMove } from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import type {
  CardgoCard,
  CardgoCardsView,
  CardgoIntent,
  CardgoMove,
  CardgoPoint,
  CardgoStep,
  CardgoView,
} from '../../bindings';
import { aimsTwice, placesStone, timingOf } from './card';
import { linesOf, linesThrough, pointsOfLines, sameOrder, targetsOf } from './move-points';
import type { CardgoLine } from './point-names';

/** The choice to be confirmed: a card by its index in the hand, or a target. */
export type CardPick =
  | { kind: 'card' | 'counter' | 'discard'; place: number; card: CardgoCard }
  | { kind: 'target'; point: CardgoPoint }
  | { kind: 'line'; point: CardgoPoint };

const NONE: ReadonlySet<CardgoPoint> = new Set();

/** The part of the table's state that a choice about cards uses. */
type Table = { readonly view: CardgoView; readonly moves: CardgoMove[]; readonly mine: boolean; readonly waits: boolean };

/**
 * The part of a choice that concerns cards: which card, its targets, or an order. It contains no rules: it offers what
 * the snapshot lists as moves, and asks the engine to explain a refusal for a touch on anything else.
 */
export class CardChoice {
  #play: PlaySource;
  #hint: Hint;
  #table: Table;
  picked = $state.raw<CardPick | null>(null);
  /** Lantern's cards by index, in the order of touches. */
  order = $state.raw<number[]>([]);

  view: CardgoCardsView | null = $derived.by(() => this.#table.view.cards ?? null);
  step: CardgoStep | null = $derived.by(() => {
    const { view } = this.#table;
    return view.phase.kind === 'playing' && view.cards ? view.cards.step : null;
  });
  hand: CardgoCard[] = $derived.by(() => this.view?.hand ?? []);
  #lit = $derived.by(() => this.#hint.lit.map((move) => ownMove('cardgo', move)).filter((move) => move !== null));

  #targets = $derived.by(() => targetsOf(this.#table.moves));
  lines: ReadonlySet<CardgoLine> = $derived.by(() => linesOf(this.#table.moves));
  /** A point or a line of the board is to be chosen. */
  aiming = $derived.by(() => this.#table.mine && (this.#targets.size > 0 || this.lines.size > 0));
  /** The touch on the board chooses a point for the person's own stone. */
  placing = $derived.by(() => this.step?.kind === 'aim' && placesStone(this.step.card, this.step.targets.length));
  /** Points on which a touch continues the choice. */
  targets: ReadonlySet<CardgoPoint> = $derived.by(() => (this.aiming ? this.#targets : NONE));
  /** The targets chosen so far, whoever plays the card. */
  aimed: readonly CardgoPoint[] = $derived.by(() => {
    const { step } = this;
    if (step?.kind === 'aim' || step?.kind === 'answer') return step.targets;
    return step?.kind === 'name' ? step.points : [];
  });
  /** The chosen point, or the one whose line is to be chosen. */
  point: CardgoPoint | null = $derived.by(() =>
    this.picked?.kind === 'target' || this.picked?.kind === 'line' ? this.picked.point : null,
  );
  line: CardgoLine | null = $derived.by(() => (this.step?.kind === 'answer' ? this.step.line : null));

  canDraw = $derived.by(() => this.#table.mine && this.#lists('draw'));
  canLet = $derived.by(() => this.#table.mine && this.#lists('let'));
  canPlay = $derived.by(() => this.#table.mine && this.#lists('card'));
  /** Counters that would cancel the announced card. */
  counters: CardgoCard[] = $derived.by(() =>
    this.#table.mine ? this.#table.moves.flatMap((move) => (move.kind === 'counter' ? [move.card] : [])) : [],
  );
  /** The move that puts Lantern's cards in the chosen order, once all have a place. */
  arranged: CardgoMove | null = $derived.by(() => {
    const looked = this.view?.looked ?? [];
    const order = this.order.map((place) => looked[place]);
    return order.length < looked.length
      ? null
      : (this.#table.moves.find((move) => move.kind === 'arrange' && sameOrder(move.order, order)) ?? null);
  });
  arranging = $derived.by(() => this.#table.mine && this.step?.kind === 'arrange');

  drawHinted = $derived.by(() => this.#points('draw'));
  letHinted = $derived.by(() => this.#points('let'));
  /** Points hinted as targets. */
  hinted: readonly CardgoPoint[] = $derived.by(() => [
    ...this.#lit.flatMap((move) => (move.kind === 'target' ? [move.point] : [])),
    ...pointsOfLines(
      this.#lit.flatMap((move) => (move.kind === 'line' ? [move.line] : [])),
      this.#table.view.rows.length,
    ),
  ]);

  constructor(play: PlaySource, hint: Hint, table: Table) {
    this.#play = play;
    this.#hint = hint;
    this.#table = table;
  }

  /** Returns whether a touch on this hand card continues the choice. */
  litCard(card: CardgoCard): boolean {
    return this.#table.mine && this.#moveWith(card) !== null;
  }

  /** Returns whether this card is being aimed; the other cards are dimmed. */
  aimedCard(place: number): boolean {
    return this.step?.kind === 'aim' && this.#table.mine && this.hand.indexOf(this.step.card) === place;
  }

  chosenCard(place: number): boolean {
    const { picked } = this;
    return (picked !== null && 'place' in picked && picked.place === place) || this.aimedCard(place);
  }

  /** Returns whether a hint concerns this card in the own hand; hinted moves of the opponent do not count. */
  cardHinted(card: CardgoCard): boolean {
    const { seat, toMove } = this.#table.view;
    return (toMove === seat || toMove === null) && this.#lit.some((move) => 'card' in move && move.card === card);
  }

  lineHinted(line: CardgoLine): boolean {
    return this.#lit.some((move) => move.kind === 'line' && move.line === line);
  }

  /** Returns the lines through the chosen point that can be chosen: its column, its row. */
  through(point: CardgoPoint): CardgoLine[] {
    return linesThrough(point).filter((line) => this.lines.has(line));
  }

  lit(point: CardgoPoint): boolean {
    return this.targets.has(point) || (this.aiming && this.through(point).length > 0);
  }

  /** Draws a card; resolves when the new snapshot is shown. Returns null if the refusal is explained instead. */
  draw(): Promise<void> | null {
    if (this.canDraw) return this.#act({ kind: 'draw' });
    this.#explain({ kind: 'draw' });
    return null;
  }

  letHappen(): void {
    if (this.canLet) void this.#act({ kind: 'let' });
    else this.#explain({ kind: 'let' });
  }

  counter(card: CardgoCard): void {
    if (this.counters.includes(card)) void this.#act({ kind: 'counter', card });
    else this.#explain({ kind: 'counter', card });
  }

  chooseLine(line: CardgoLine): void {
    if (this.lines.has(line)) void this.#act({ kind: 'line', line });
  }

  /** The first touch selects a card, the second deselects it; a card being aimed is taken back. */
  touchCard(place: number): void {
    const card = this.hand[place];
    if (card === undefined) return;
    if (this.aimedCard(place)) return void this.letGo();
    if (this.chosenCard(place)) return this.reset();
    const move = this.#table.mine ? this.#moveWith(card) : null;
    this.reset();
    if (move) this.picked = { kind: move, place, card };
    else this.#explain({ kind: 'hand', card });
  }

  /** The chosen card can be aimed: a touch on the board chooses its target. */
  get aimable(): boolean {
    return this.#table.mine && this.picked?.kind === 'card' && this.view?.aimable.includes(this.picked.card) === true;
  }

  /** The chosen card would find nothing to act on and would fail (GO-3.9). */
  get vain(): boolean {
    const { picked } = this;
    return this.#table.mine && picked?.kind === 'card' && this.view?.vain.includes(picked.card) === true;
  }

  /** A failure of the chosen card would also cost the move (GO-3.4). */
  get costsMove(): boolean {
    const { picked } = this;
    return picked?.kind === 'card' && timingOf(picked.card) === 'instead' && this.#table.view.setup.failed === 'lost';
  }

  /** Starts aiming the chosen card, which the opponent cannot see yet, and aims it at the point. */
  async aimAt(point: CardgoPoint): Promise<void> {
    if (this.picked?.kind !== 'card') return;
    await this.#act({ kind: 'card', card: this.picked.card });
    if (this.aiming) this.touchPoint(point);
  }

  /**
   * Handles a touch on a point. A first target is chosen at once, because the opponent cannot see it yet; the last one
   * waits for confirmation.
   */
  touchPoint(point: CardgoPoint): void {
    if (this.point === point && this.picked?.kind === 'target') return void this.confirm();
    if (this.targets.has(point)) {
      this.picked = { kind: 'target', point };
      if (this.#goesOn || !this.#table.waits) void this.confirm();
    } else if (this.through(point).length > 0) this.picked = { kind: 'line', point };
    else {
      this.reset();
      this.#explain({ kind: 'target', point });
    }
  }

  /** Lantern: gives this card the next place in the deck; another touch removes it from the order. */
  touchLooked(place: number): void {
    if (!this.arranging) return;
    this.order = this.order.includes(place) ? this.order.filter((other) => other !== place) : [...this.order, place];
  }

  /**
   * Carries out the choice; resolves when the new snapshot is shown. Returns null if nothing is chosen or something is
   * missing.
   */
  confirm(): Promise<void> | null {
    const { picked } = this;
    if (!this.#table.mine) return null;
    if (this.arranging) return this.arranged && this.#act(this.arranged);
    if (picked?.kind === 'target') return this.#act({ kind: 'target', point: picked.point });
    return picked && picked.kind !== 'line' ? this.#act({ kind: picked.kind, card: picked.card }) : null;
  }

  /**
   * Drops the choice, otherwise takes back the card being aimed, which the opponent has not seen; returns false if
   * there was neither.
   */
  letGo(): boolean {
    if (this.picked || this.order.length > 0) {
      this.reset();
      return true;
    }
    if (!this.aiming || this.step?.kind !== 'aim' || !this.#play.snapshot.canUndo) return false;
    void this.#play.undo();
    return true;
  }

  reset(): void {
    this.picked = null;
    this.order = [];
  }

  /** Another target follows after this one. */
  get #goesOn(): boolean {
    const { step } = this;
    if (step?.kind === 'aim') return step.targets.length === 0 && aimsTwice(step.card);
    return step?.kind === 'name' && step.points.length === 0;
  }

  /** Returns the kind of listed move that a touch on this hand card would make, or null. */
  #moveWith(card: CardgoCard): 'card' | 'counter' | 'discard' | null {
    for (const move of this.#table.moves) {
      if ((move.kind === 'card' || move.kind === 'counter' || move.kind === 'discard') && move.card === card) return move.kind;
    }
    return null;
  }

  #lists(kind: CardgoMove['kind']): boolean {
    return this.#table.moves.some((move) => move.kind === kind);
  }

  #points(kind: CardgoMove['kind']): boolean {
    return this.#lit.some((move) => move.kind === kind);
  }

  async #act(move: CardgoMove): Promise<void> {
    this.reset();
    await this.#play.act({ game: 'cardgo', move });
  }

  #explain(intent: CardgoIntent): void {
    void this.#play.explain({ game: 'cardgo', intent });
  }
}
