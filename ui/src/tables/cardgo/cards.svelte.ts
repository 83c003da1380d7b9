import type { Hint } from '../../app/hint.svelte';
import { ownMove } from '../../app/own-game';
import type { Playing } from '../../app/playing';
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
import { linesOf, linesThrough, pointsOfLines, sameOrder, targetsOf } from './listed';
import type { CardgoLine } from './points';

/** What is chosen, until it is confirmed: a card by its place in the hand, or what is aimed at. */
export type Picked =
  | { kind: 'card' | 'counter' | 'discard'; place: number; card: CardgoCard }
  | { kind: 'target'; point: CardgoPoint }
  | { kind: 'line'; point: CardgoPoint };

const NONE: ReadonlySet<CardgoPoint> = new Set();

/** What a choice about cards has to know of the table. */
type Table = { readonly view: CardgoView; readonly moves: CardgoMove[]; readonly mine: boolean; readonly waits: boolean };

/**
 * The part of a choice that is about cards: which one, aimed at what, in which order. Knows no rule: what can be
 * done is what the snapshot lists, and a touch on anything else asks the engine why not.
 */
export class CardChoice {
  #play: Playing;
  #hint: Hint;
  #table: Table;
  picked = $state.raw<Picked | null>(null);
  /** Lantern's cards by their places, in the order they have been touched. */
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
  /** A point of the board, or a line of it, is what is asked for. */
  aiming = $derived.by(() => this.#table.mine && (this.#targets.size > 0 || this.lines.size > 0));
  /** A touch on the board is for a stone of one's own. */
  placing = $derived.by(() => this.step?.kind === 'aim' && placesStone(this.step.card, this.step.targets.length));
  /** Points that a touch leads on from. */
  targets: ReadonlySet<CardgoPoint> = $derived.by(() => (this.aiming ? this.#targets : NONE));
  /** What has been aimed at so far, by whoever's card it is. */
  aimed: readonly CardgoPoint[] = $derived.by(() => {
    const { step } = this;
    if (step?.kind === 'aim' || step?.kind === 'answer') return step.targets;
    return step?.kind === 'name' ? step.points : [];
  });
  /** The chosen point, or the one a line is to go through. */
  point: CardgoPoint | null = $derived.by(() =>
    this.picked?.kind === 'target' || this.picked?.kind === 'line' ? this.picked.point : null,
  );
  /** A line that is aimed at. */
  line: CardgoLine | null = $derived.by(() => (this.step?.kind === 'answer' ? this.step.line : null));

  canDraw = $derived.by(() => this.#table.mine && this.#lists('draw'));
  canLet = $derived.by(() => this.#table.mine && this.#lists('let'));
  canPlay = $derived.by(() => this.#table.mine && this.#lists('card'));
  /** Counters that would cancel what was announced. */
  counters: CardgoCard[] = $derived.by(() =>
    this.#table.mine ? this.#table.moves.flatMap((move) => (move.kind === 'counter' ? [move.card] : [])) : [],
  );
  /** Lantern's cards in the order chosen, once all of them have a place. */
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
  /** Points that are pointed at as targets. */
  hinted: readonly CardgoPoint[] = $derived.by(() => [
    ...this.#lit.flatMap((move) => (move.kind === 'target' ? [move.point] : [])),
    ...pointsOfLines(
      this.#lit.flatMap((move) => (move.kind === 'line' ? [move.line] : [])),
      this.#table.view.rows.length,
    ),
  ]);

  constructor(play: Playing, hint: Hint, table: Table) {
    this.#play = play;
    this.#hint = hint;
    this.#table = table;
  }

  /** A touch on this card of the hand leads on. */
  litCard(card: CardgoCard): boolean {
    return this.#table.mine && this.#moveWith(card) !== null;
  }

  /** This card is being aimed: the other cards wait. */
  aimedCard(place: number): boolean {
    return this.step?.kind === 'aim' && this.#table.mine && this.hand.indexOf(this.step.card) === place;
  }

  chosenCard(place: number): boolean {
    const { picked } = this;
    return (picked !== null && 'place' in picked && picked.place === place) || this.aimedCard(place);
  }

  /** It is pointed at in the own hand: what the other would have played is none of it. */
  cardHinted(card: CardgoCard): boolean {
    const { seat, toMove } = this.#table.view;
    return (toMove === seat || toMove === null) && this.#lit.some((move) => 'card' in move && move.card === card);
  }

  lineHinted(line: CardgoLine): boolean {
    return this.#lit.some((move) => move.kind === 'line' && move.line === line);
  }

  /** Lines through the chosen point that can be chosen: its column, its row. */
  through(point: CardgoPoint): CardgoLine[] {
    return linesThrough(point).filter((line) => this.lines.has(line));
  }

  lit(point: CardgoPoint): boolean {
    return this.targets.has(point) || (this.aiming && this.through(point).length > 0);
  }

  /** Until its picture is there; null where it says why not. */
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

  /** A first touch chooses a card, another lets go of it; one that is being aimed is taken back. */
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

  /** The chosen card can be aimed: a touch on the board is what it is to be aimed at. */
  get aimable(): boolean {
    return this.#table.mine && this.picked?.kind === 'card' && this.view?.aimable.includes(this.picked.card) === true;
  }

  /** The chosen card would find nothing to act on: it would fail (GO-3.9). */
  get vain(): boolean {
    const { picked } = this;
    return this.#table.mine && picked?.kind === 'card' && this.view?.vain.includes(picked.card) === true;
  }

  /** … and take the move with it (GO-3.4). */
  get costsMove(): boolean {
    const { picked } = this;
    return picked?.kind === 'card' && timingOf(picked.card) === 'instead' && this.#table.view.setup.failed === 'lost';
  }

  /** Takes the chosen card up, which nobody sees yet, and aims it there. */
  async aimAt(point: CardgoPoint): Promise<void> {
    if (this.picked?.kind !== 'card') return;
    await this.#act({ kind: 'card', card: this.picked.card });
    if (this.aiming) this.touchPoint(point);
  }

  /** A first target is at once aimed at, for nobody knows of it yet; the last one waits to be confirmed. */
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

  /** Lantern: the next place in the deck is for this card; touched again, it has none. */
  touchLooked(place: number): void {
    if (!this.arranging) return;
    this.order = this.order.includes(place) ? this.order.filter((other) => other !== place) : [...this.order, place];
  }

  /** Does what is chosen, until its picture is there; null where nothing is, or something is missing. */
  confirm(): Promise<void> | null {
    const { picked } = this;
    if (!this.#table.mine) return null;
    if (this.arranging) return this.arranged && this.#act(this.arranged);
    if (picked?.kind === 'target') return this.#act({ kind: 'target', point: picked.point });
    return picked && picked.kind !== 'line' ? this.#act({ kind: picked.kind, card: picked.card }) : null;
  }

  /** Lets go of what is held: what is chosen, else the card being aimed, which nobody has seen; false when nothing was. */
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

  /** More is to be aimed at after this. */
  get #goesOn(): boolean {
    const { step } = this;
    if (step?.kind === 'aim') return step.targets.length === 0 && aimsTwice(step.card);
    return step?.kind === 'name' && step.points.length === 0;
  }

  /** What a touch on a card of the hand is for, if it is listed. */
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
