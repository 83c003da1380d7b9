import type { Selection } from '../../app/selection-state.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import type { MochiEffect, MochiHalf, MochiIntent, MochiMove, MochiSource, MochiView, Seat } from '../../bindings';
import { face, pairNumber } from './card';
import { words } from './words';

/** The main button: its label, and the move it makes or the intent whose refusal it explains. */
export type Primary = { label: string; move: MochiMove | null; refused: MochiIntent | null };

/** The part of a choice that is kept while the table is left. */
export type Held = { pair: { left: number; touched: number } | null; place: number | null; drawing: boolean };

/**
 * The person's unfinished choice between two moves. It contains no rules: it highlights what the snapshot lists as
 * moves, and asks the engine to explain a refusal for a touch on anything else.
 */
export class Choice implements Selection {
  #play: PlaySource;
  #hint: Hint;
  /** The selected pair, and the place of its card that was touched. */
  pair = $state.raw<Held['pair']>(null);
  /** The selected hand card when a single one is asked for. */
  place = $state<number | null>(null);
  /** The sources for drawing are laid open. */
  drawing = $state(false);
  /** A card that may be drawn is being dragged to the hand, which opens gaps for it. */
  bringing = $state(false);
  /** The card was dropped in a gap: drawing and inserting are shown as one movement. */
  #landing = $state(false);

  #state = $derived.by(() => ownState('mochi', this.#play.snapshot));
  view: MochiView = $derived.by(() => this.#state.view);
  moves: MochiMove[] = $derived.by(() => this.#state.moves);
  /** The hinted or demonstrated moves. */
  #lit = $derived.by(() => {
    const moves = this.#hint.lit.map((move) => ownMove('mochi', move)).filter((move) => move !== null);
    // A place in another player's hand means nothing in the person's own hand.
    return this.#hint.preferred?.own === false ? moves.filter((move) => !('place' in move || 'left' in move)) : moves;
  });
  /** The hinted move in words, if it concerns nothing visible at the table. */
  elsewhere: string | null = $derived.by(() => {
    const lies = this.#lit.some(({ kind }) => kind !== 'pass' && kind !== 'decline');
    return lies ? null : (this.#hint.preferred?.text ?? null);
  });
  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** The person is to decide and no move is being carried out. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  /** A newly drawn card needs a place: the person chooses it, or a hint shows it. */
  inserting = $derived.by(() => this.step === 'insert' && (this.asked || this.#lit.some(({ kind }) => kind === 'insert')));
  /** A single hand card is asked for: to pass, to reserve or to keep. */
  single = $derived.by(() => this.mine && (this.step === 'passLeft' || this.step === 'reserve' || this.step === 'keep'));
  /** Cards that may be drawn can be dragged to the hand. */
  brings = $derived.by(() => this.mine && (this.step === 'action' || this.step === 'drawByEffect'));
  /** The drawn card is about to be inserted in the chosen gap. */
  lands = $derived.by(() => this.#landing && this.step === 'insert');
  choosingSeat = $derived.by(() => this.mine && this.step === 'chooseDrawer');
  canDraw = $derived.by(() => this.mine && this.moves.some((move) => move.kind === 'draw'));
  /** Drawing is the only possible move. */
  onlyDraw = $derived.by(() => this.canDraw && this.moves.every((move) => move.kind === 'draw'));
  /** The sources are highlighted because the person is drawing. */
  sourcesLit = $derived.by(() => this.canDraw && (this.drawing || this.step === 'drawByEffect'));
  /** A hint shows drawing, from whatever source. */
  drawHinted = $derived.by(() => this.#lit.some((move) => move.kind === 'draw'));
  centre = $derived.by(() => pairNumber(this.view.left.top, this.view.right.top));

  /** The label of the hint's marks. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: PlaySource, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
  }

  has(move: MochiMove): boolean {
    return this.moves.some((listed) => same(listed, move));
  }

  /** Returns whether a listed move uses the card. */
  cardLit(place: number): boolean {
    if (this.single) return this.has(this.singleMove(place));
    if (!this.mine || this.step !== 'action') return false;
    return this.has({ kind: 'playPair', left: place }) || this.has({ kind: 'playPair', left: place - 1 });
  }

  /** Returns whether this move is hinted or demonstrated. */
  hinted(move: MochiMove): boolean {
    return this.#lit.some((lit) => same(lit, move));
  }

  /** Returns whether a hinted move uses this hand card. */
  cardHinted(place: number): boolean {
    return this.#lit.some((move) => {
      if (move.kind === 'playPair') return place === move.left || place === move.left + 1;
      return 'place' in move && move.kind !== 'insert' && place === move.place;
    });
  }

  cardChosen(place: number): boolean {
    if (this.view.sealed !== null) return place === this.view.sealed;
    if (this.pair) return place === this.pair.left || place === this.pair.left + 1;
    return this.place === place;
  }

  touchCard(place: number): void {
    if (this.single) {
      if (this.place === place) this.place = null;
      else if (this.has(this.singleMove(place))) this.place = place;
      else this.#explain({ kind: 'handCard', place });
      return;
    }
    if (this.inserting) return;
    this.drawing = false;
    const left = this.#pairFor(place);
    if (left === null) {
      this.pair = null;
      return;
    }
    this.pair = { left, touched: place };
    if (!this.has({ kind: 'playPair', left })) this.#explain({ kind: 'pair', left });
  }

  touchSource(source: MochiSource): void {
    const move: MochiMove = { kind: 'draw', from: source };
    if (!this.has(move)) this.#explain({ kind: 'source', source });
    else if (this.sourcesLit || this.hinted(move)) void this.#act(move);
    else this.openDraw();
  }

  /** Opens the sources for drawing; a second call draws if there is only one source. */
  openDraw(): void {
    this.pair = null;
    const sources = this.moves.filter((move) => move.kind === 'draw');
    const [only, another] = sources;
    if (this.drawing && only && !another) void this.#act(only);
    else this.drawing = true;
  }

  touchSeat(seat: Seat): void {
    const move: MochiMove = { kind: 'chooseDrawer', seat };
    if (this.has(move)) void this.#act(move);
    else this.#explain({ kind: 'seat', seat });
  }

  touchGap(place: number): void {
    const move: MochiMove = { kind: 'insert', place };
    if (this.has(move)) void this.#act(move);
    else this.#explain({ kind: 'gap', place });
  }

  touchHalf(half: MochiHalf): void {
    const move: MochiMove = { kind: 'resolveFirst', half };
    if (this.has(move)) void this.#act(move);
    else this.#explain({ kind: 'effect', half });
  }

  /**
   * Completes a drag. The drop target stands for one move, so the drop carries it out without confirmation. A refusal
   * is explained.
   */
  carryOut(move: MochiMove, intent: MochiIntent): Promise<void> | null {
    if (this.mine && this.has(move)) return this.#act(move);
    this.reset();
    this.#explain(intent);
    return null;
  }

  /** Draws a card dragged into a gap of the hand, and inserts it there if that is possible. */
  bring(from: MochiSource, place: number): Promise<void> | null {
    const drawn = this.carryOut({ kind: 'draw', from }, { kind: 'source', source: from });
    if (!drawn) return null;
    this.bringing = true;
    this.#landing = true;
    const put: MochiMove = { kind: 'insert', place };
    return drawn
      .then(() => (this.has(put) ? this.#act(put) : undefined))
      .finally(() => {
        this.bringing = false;
        this.#landing = false;
      });
  }

  /** Returns the pair to be dragged with this card: the chosen one, or the one a touch would choose. */
  carriedPair(place: number): number | null {
    const { pair } = this;
    return pair && (place === pair.left || place === pair.left + 1) ? pair.left : this.#pairFor(place);
  }

  /** Returns the move for a single hand card in the current step. */
  singleMove(place: number): { kind: 'passLeft' | 'reserve' | 'keep'; place: number } {
    const kind = this.step === 'reserve' || this.step === 'keep' ? this.step : 'passLeft';
    return { kind, place };
  }

  primary: Primary | null = $derived.by(() => {
    const { pass, pickCard, passCard, reserveCard, keepCard, choosePair, play } = words();
    if (!this.mine) return null;
    if (this.has({ kind: 'pass' })) return { label: pass, move: { kind: 'pass' }, refused: null };
    if (this.single) {
      const place = this.place;
      if (place === null) return { label: pickCard, move: null, refused: null };
      const digit = String(face(this.view.hand[place] ?? '').value);
      const move = this.singleMove(place);
      const say = { passLeft: passCard, reserve: reserveCard, keep: keepCard };
      return { label: say[move.kind](digit), move, refused: null };
    }
    if (this.step !== 'action' || this.drawing) return null;
    if (!this.pair) return { label: choosePair, move: null, refused: null };
    const move: MochiMove = { kind: 'playPair', left: this.pair.left };
    const label = play(this.pairAt(this.pair.left));
    return this.has(move)
      ? { label, move, refused: null }
      : { label, move: null, refused: { kind: 'pair', left: this.pair.left } };
  });

  /** The effects of the chosen pair, shown before it is played. */
  pairEffects: MochiEffect[] = $derived.by(() => {
    if (!this.pair) return [];
    const cards = this.view.hand.slice(this.pair.left, this.pair.left + 2);
    return cards.map((card) => face(card).effect).filter((effect) => effect !== null);
  });

  pairAt(left: number): string {
    return pairNumber(this.view.hand[left] ?? '', this.view.hand[left + 1] ?? '');
  }

  doPrimary(): void {
    const { primary } = this;
    if (primary?.move) void this.#act(primary.move);
    else if (primary?.refused) this.#explain(primary.refused);
  }

  decline(): void {
    void this.#act({ kind: 'decline' });
  }

  /** Drops the unfinished choice; returns false if there was none. */
  letGo(): boolean {
    if (!this.pair && this.place === null && !this.drawing) return false;
    this.reset();
    return true;
  }

  reset(): void {
    this.pair = null;
    this.place = null;
    this.drawing = false;
    this.bringing = false;
  }

  /** A touched card can be released by touching it again, so only open sources count. */
  get begun(): boolean {
    return this.drawing;
  }

  get holds(): boolean {
    return this.kept !== null;
  }

  /** The unfinished choice, or null if there is none. */
  get kept(): Held | null {
    const { pair, place, drawing } = this;
    return pair || place !== null || drawing ? { pair, place, drawing } : null;
  }

  /** Restores a kept choice as far as it is still possible. */
  takeUp({ pair, place, drawing }: Held): void {
    if (pair && this.has({ kind: 'playPair', left: pair.left })) this.pair = pair;
    if (place !== null && this.single && this.has(this.singleMove(place))) this.place = place;
    this.drawing = drawing && this.canDraw;
  }

  /**
   * Returns the pair a touch means: the touched card with the neighbour touched before, otherwise one that can be
   * played.
   */
  #pairFor(place: number): number | null {
    const last = this.view.hand.length - 1;
    if (last < 1) return null;
    const sides = [place, place - 1].filter((left) => left >= 0 && left < last);
    const playable = sides.filter((left) => this.has({ kind: 'playPair', left }));
    const first = playable.find((left) => this.hinted({ kind: 'playPair', left })) ?? playable[0] ?? sides[0] ?? null;
    if (this.pair) {
      const { touched, left } = this.pair;
      // Another touch on the same card selects the pair with its other neighbour if playable, then none.
      if (place === touched) return left === first ? (playable.find((other) => other !== left) ?? null) : null;
      const within = place === left || place === left + 1;
      if (within) return left;
      if (Math.abs(place - touched) === 1) return Math.min(place, touched);
    }
    return first;
  }

  #act(move: MochiMove): Promise<void> {
    this.reset();
    return this.#play.act({ game: 'mochi', move });
  }

  #explain(intent: MochiIntent): void {
    void this.#play.explain({ game: 'mochi', intent });
  }
}

function same(a: MochiMove | MochiSource, b: MochiMove | MochiSource): boolean {
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return Object.keys(left).every((key) => {
    const [x, y] = [left[key], right[key]];
    return x === y || (typeof x === 'object' && typeof y === 'object' && same(x as MochiSource, y as MochiSource));
  });
}
