import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { Playing } from '../../app/playing';
import type { MochiEffect, MochiHalf, MochiIntent, MochiMove, MochiSource, MochiView, Seat } from '../../bindings';
import { face, pairNumber } from './card';
import { words } from './words';

/** The button at the thumb: what it says, and what it does. */
export type Primary = { label: string; move: MochiMove | null; refused: MochiIntent | null };

/** All that is remembered of a choice. */
export type Held = { pair: { left: number; touched: number } | null; place: number | null; drawing: boolean };

/**
 * What the person has touched so far, between two moves. Knows no rule: what is lit is what the
 * snapshot lists, and a touch on anything else asks the engine why not.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  /** The pair being looked at, and the card of it that was touched. */
  pair = $state.raw<Held['pair']>(null);
  /** The hand card being looked at when a single one is asked for. */
  place = $state<number | null>(null);
  /** The sources are laid open. */
  drawing = $state(false);
  /** A card that may be drawn is being carried to the hand, which stands open for it. */
  bringing = $state(false);
  /** … and has been let go of in a gap: drawing it and putting it there are seen as one. */
  #landing = $state(false);

  #state = $derived.by(() => ownState('mochi', this.#play.snapshot));
  view: MochiView = $derived.by(() => this.#state.view);
  moves: MochiMove[] = $derived.by(() => this.#state.moves);
  /** What a hint, or whoever shows something on this table, points at. */
  #lit = $derived.by(() => {
    const moves = this.#hint.lit.map((move) => ownMove('mochi', move)).filter((move) => move !== null);
    // A place in another's hand is none in one's own.
    return this.#hint.preferred?.own === false ? moves.filter((move) => !('place' in move || 'left' in move)) : moves;
  });
  /** What is pointed at, in words, if it is nothing that lies on the table. */
  elsewhere: string | null = $derived.by(() => {
    const lies = this.#lit.some(({ kind }) => kind !== 'pass' && kind !== 'decline');
    return lies ? null : (this.#hint.preferred?.text ?? null);
  });
  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** … and has not done so just now. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  /** A card just come finds its place: the person's to choose, or pointed at. */
  inserting = $derived.by(() => this.step === 'insert' && (this.asked || this.#lit.some(({ kind }) => kind === 'insert')));
  /** A hand card as such is asked for: to pass, to reserve, to keep. */
  single = $derived.by(() => this.mine && (this.step === 'passLeft' || this.step === 'reserve' || this.step === 'keep'));
  /** Cards one may draw can be carried to the hand. */
  brings = $derived.by(() => this.mine && (this.step === 'action' || this.step === 'drawByEffect'));
  /** It is drawn, and will be in its gap in a moment. */
  lands = $derived.by(() => this.#landing && this.step === 'insert');
  choosingSeat = $derived.by(() => this.mine && this.step === 'chooseDrawer');
  canDraw = $derived.by(() => this.mine && this.moves.some((move) => move.kind === 'draw'));
  /** Nothing else can be done. */
  onlyDraw = $derived.by(() => this.canDraw && this.moves.every((move) => move.kind === 'draw'));
  /** Sources glow once drawing is what is being done. */
  sourcesLit = $derived.by(() => this.canDraw && (this.drawing || this.step === 'drawByEffect'));
  /** Drawing is what is pointed at, wherever from. */
  drawHinted = $derived.by(() => this.#lit.some((move) => move.kind === 'draw'));
  centre = $derived.by(() => pairNumber(this.view.left.top, this.view.right.top));

  /** What is said of what is pointed at. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: Playing, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
  }

  has(move: MochiMove): boolean {
    return this.moves.some((listed) => same(listed, move));
  }

  /** A card is lit when some listed move takes it. */
  cardLit(place: number): boolean {
    if (this.single) return this.has(this.singleMove(place));
    if (!this.mine || this.step !== 'action') return false;
    return this.has({ kind: 'playPair', left: place }) || this.has({ kind: 'playPair', left: place - 1 });
  }

  /** A hint, or whoever shows something on this table, points at this move. */
  hinted(move: MochiMove): boolean {
    return this.#lit.some((lit) => same(lit, move));
  }

  /** … at a move that takes this hand card. */
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

  /** Asked for once more, it is drawn where there is no choice. */
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
   * What was carried to its place. That place was lit for one move, so letting go of it there says what a touch and its
   * confirmation say: it is done. What isn't possible says why.
   */
  carryOut(move: MochiMove, intent: MochiIntent): Promise<void> | null {
    if (this.mine && this.has(move)) return this.#act(move);
    this.reset();
    this.#explain(intent);
    return null;
  }

  /** A card carried into a gap of the hand: it is drawn, and put there if it may be. */
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

  /** The pair that goes along when one card of it is carried: the chosen one, or what a touch would choose. */
  carriedPair(place: number): number | null {
    const { pair } = this;
    return pair && (place === pair.left || place === pair.left + 1) ? pair.left : this.#pairFor(place);
  }

  /** What a single hand card is asked for. */
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

  /** Effects the chosen pair would bring, told before it is played. */
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

  /** Lets go of what is held; false when nothing was. */
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

  /** A card that is touched is let go of by touching it again. */
  get begun(): boolean {
    return this.drawing;
  }

  get holds(): boolean {
    return this.kept !== null;
  }

  /** What is held; none where nothing is. */
  get kept(): Held | null {
    const { pair, place, drawing } = this;
    return pair || place !== null || drawing ? { pair, place, drawing } : null;
  }

  /** Takes up again what was held, as far as it is still asked for. */
  takeUp({ pair, place, drawing }: Held): void {
    if (pair && this.has({ kind: 'playPair', left: pair.left })) this.pair = pair;
    if (place !== null && this.single && this.has(this.singleMove(place))) this.place = place;
    this.drawing = drawing && this.canDraw;
  }

  /** Which pair a touch means: the touched card with the neighbour touched before, else one that can be played. */
  #pairFor(place: number): number | null {
    const last = this.view.hand.length - 1;
    if (last < 1) return null;
    const sides = [place, place - 1].filter((left) => left >= 0 && left < last);
    const playable = sides.filter((left) => this.has({ kind: 'playPair', left }));
    const first = playable.find((left) => this.hinted({ kind: 'playPair', left })) ?? playable[0] ?? sides[0] ?? null;
    if (this.pair) {
      const { touched, left } = this.pair;
      // Touched once more, it goes with its other neighbour where that can be played, and then with none.
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
