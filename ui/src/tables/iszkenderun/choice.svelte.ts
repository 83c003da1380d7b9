import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { Playing } from '../../app/playing';
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
import { beginning, cardsOf, choose, chosenCards, intentOf, leadsTo, moveOf, nextCards, same, stageOf, type Draft, type Stage } from './draft';
import { words } from './words';

/** All that is remembered of a choice. */
export type Held = { draft: Draft | null; passing: boolean };

/**
 * What the person has touched so far, between two moves. Knows no rule: what is lit is what the snapshot
 * lists, and a touch on anything else asks the engine why not.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** Passing is chosen, and waits to be confirmed. */
  passing = $state(false);
  /** What the draft, once nothing is missing, is certain to change. */
  forecast = $state.raw<Forecast[] | null>(null);

  #state = $derived.by(() => ownState('iszkenderun', this.#play.snapshot));
  view: IszkenderunView = $derived.by(() => this.#state.view);
  moves: IszkenderunMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() =>
    this.#hint.lit.map((move) => ownMove('iszkenderun', move)).filter((move) => move !== null),
  );

  /** What is pointed at, in words, if it is nothing that lies on the table, or more than its cards can tell. */
  elsewhere: string | null = $derived.by(() => {
    const { preferred } = this.#hint;
    const [move] = this.#lit;
    if (!preferred || !move) return null;
    if (move.kind === 'marker') return `${words().acts.marker}: ${words().acts.deeds[move.deed]}`;
    return move.kind === 'pass' ? preferred.text : null;
  });

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** … and has not done so just now. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  me: Seat = $derived.by(() => this.view.seat);
  canPass = $derived.by(() => this.mine && this.moves.some(({ kind }) => kind === 'pass'));
  passOnly = $derived.by(() => this.canPass && this.moves.length === 1);
  /** The own marker can still be used, whether or not it leads anywhere now. */
  hasMarker = $derived.by(() => this.mine && this.step === 'action' && this.view.seats[this.me]?.marker.kind === 'ready');

  stage: Stage | null = $derived.by(() => (this.draft ? stageOf(this.draft, this.moves) : null));
  move: IszkenderunMove | null = $derived.by(() => (this.draft ? moveOf(this.draft, this.moves) : null));
  /** The card that began it all. */
  first: IszkenderunCard | null = $derived.by(() => {
    if (!this.draft) return null;
    return this.draft.kind === 'marker' ? this.draft.cost : this.draft.card;
  });
  /** The card that is chosen for its own sake, not as what pays. */
  looked: IszkenderunCard | null = $derived.by(() => (this.draft?.kind === 'play' || this.draft?.kind === 'use' ? this.draft.card : null));
  #chosen = $derived.by(() => (this.draft ? chosenCards(this.draft) : []));
  #next = $derived.by(() => (this.draft ? nextCards(this.draft, this.moves) : []));
  #starts = $derived.by(() => this.moves.map(beginning).filter((card) => card !== null));

  /** Cards in rows, or in hand, or of the discard pile are what is asked for. */
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

  /** Own cards can be carried to where they may go; not while they are chosen one by one, to be aimed or to pay. */
  carries = $derived.by(() => this.mine && this.aiming !== 'any' && this.aiming !== 'hand');

  /** What is said of what is pointed at. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: Playing, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
  }

  /** Follows the draft: what it would change is asked for whenever nothing is missing. */
  async foretell(move: IszkenderunMove | null): Promise<void> {
    this.forecast = null;
    if (!move || move.kind === 'bank' || move.kind === 'discard') return;
    const forecast = await this.#play.forecast({ game: 'iszkenderun', move });
    if (this.move === move) this.forecast = forecast;
  }

  /** A card is lit when a touch on it leads on. */
  lit(card: IszkenderunCard): boolean {
    if (!this.mine) return false;
    return this.aiming === null ? this.#starts.includes(card) : this.#next.includes(card) || this.#chosen.includes(card);
  }

  chosen(card: IszkenderunCard): boolean {
    return this.#chosen.includes(card);
  }

  /** Chosen as what is aimed at or paid, not as what began it. */
  aimedAt(card: IszkenderunCard): boolean {
    return this.#chosen.includes(card) && card !== this.first;
  }

  /** A hint, or whoever shows something on this table, points at a move that touches this card. */
  cardHinted(card: IszkenderunCard): boolean {
    return this.#lit.some((move) => cardsOf(move).includes(card));
  }

  rowHinted(row: Seat): boolean {
    return this.#lit.some((move) => move.kind === 'play' && move.row === row);
  }

  passHinted = $derived.by(() => this.#lit.some(({ kind }) => kind === 'pass'));
  moveHinted = $derived.by(() => this.move !== null && this.#lit.some((move) => this.move && same(this.move, move)));

  /** The marker, paid for with the chosen card if there is one, is what is pointed at. */
  markerHinted(deed?: IszkenderunDeed): boolean {
    return this.#lit.some(
      (move) =>
        move.kind === 'marker' &&
        (this.first === null || move.cost === this.first) &&
        (deed === undefined || move.deed === deed),
    );
  }

  /** The end of a row is what a chosen hand card can go to. */
  rowOpen(row: Seat): boolean {
    const { draft } = this;
    return draft?.kind === 'play' && leadsTo({ ...draft, row }, this.moves).length > 0;
  }

  rowAimed(row: Seat): boolean {
    return this.draft?.kind === 'play' && this.draft.row === row && this.stage === 'ready';
  }

  /** The deeds the chosen card bears the suit of; faded where they lead nowhere now. */
  deeds: { deed: IszkenderunDeed; possible: boolean }[] = $derived.by(() => {
    const cost = this.first;
    if (cost === null || !this.hasMarker) return [];
    return deedsOf(cost).map((deed) => {
      const draft: Draft = { kind: 'marker', cost, deed, targets: [], extra: null };
      return { deed, possible: leadsTo(draft, this.moves).length > 0 };
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

  /** The end of a row, where a card would be laid; a second touch lays it. */
  touchEnd(row: Seat): void {
    if (this.draft?.kind !== 'play') return;
    if (this.rowAimed(row)) this.confirm();
    else if (this.rowOpen(row)) this.draft = { ...this.draft, row };
    else this.#explain({ kind: 'play', card: this.draft.card, row });
  }

  /** What a draft can still become; nothing where nobody is asked. */
  leadsTo(draft: Draft): IszkenderunMove[] {
    return this.mine ? leadsTo(draft, this.moves) : [];
  }

  /**
   * What was carried to its place. That place was lit for one move, so letting go of it there says what a touch and its
   * confirmation say: it is done. What leaves something open is begun and goes on by touches; what leads nowhere says why.
   */
  carryOut(draft: Draft): Promise<void> | null {
    const [move, another] = this.leadsTo(draft);
    if (move && !another && moveOf(draft, this.moves) === move) return this.#act(move);
    this.reset();
    if (move) this.draft = draft;
    else this.#explain(intentOf(draft, this.me));
    return null;
  }

  /** True when it was chosen. */
  touchDiscard(card: IszkenderunCard): boolean {
    if (this.aiming !== 'discards') return false;
    this.#choose(card);
    return this.chosen(card);
  }

  /** The action marker, paid for with the card already chosen if there is one. */
  openMarker(deed: IszkenderunDeed | null = null): void {
    const cost = this.first;
    const draft: Draft = { kind: 'marker', cost, deed: deed ?? this.#onlyDeed(cost), targets: [], extra: null };
    if (leadsTo(draft, this.moves).length === 0) return this.#explain(intentOf(draft, this.me));
    this.passing = false;
    this.draft = draft;
  }

  /** Ends one's round, so it takes a second touch where there is anything else to do. */
  pass(): void {
    if (!this.canPass) this.#explain({ kind: 'pass' });
    else if (this.passOnly || this.passing) void this.#act({ kind: 'pass' });
    else this.passing = true;
  }

  /** Does what is chosen, or says what stands against it. */
  confirm(): void {
    if (this.passing) return this.pass();
    if (!this.draft) return;
    if (this.move) void this.#act(this.move);
    else if (this.stage === 'none') this.#explain(intentOf(this.draft, this.me));
  }

  /** Lets go of what is held; false when nothing was. */
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

  /** What is held; none where nothing is. */
  get kept(): Held | null {
    return this.draft || this.passing ? { draft: this.draft, passing: this.passing } : null;
  }

  /** Takes up again what was held, as far as it still leads anywhere. */
  takeUp({ draft, passing }: Held): void {
    this.draft = draft && leadsTo(draft, this.moves).length > 0 ? draft : null;
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

  /** A card is aimed at one's own row unasked, but never one that would close it while it could close another. */
  #goesHome(draft: Extract<Draft, { kind: 'play' }>): boolean {
    const open = leadsTo(draft, this.moves);
    const home = leadsTo({ ...draft, row: this.me }, this.moves);
    return home.length > 0 && (!face(draft.card).closing || home.length === open.length);
  }

  #single(kind: 'bank' | 'discard', card: IszkenderunCard): void {
    const draft: Draft = { kind, card };
    if (this.first === card) this.reset();
    else if (leadsTo(draft, this.moves).length > 0) this.draft = draft;
    else this.#explain(intentOf(draft, this.me));
  }

  /** One more card for the draft, unless the engine has something against it. */
  #choose(card: IszkenderunCard): void {
    if (!this.draft) return;
    const next = choose(this.draft, card, this.moves);
    if (leadsTo(next, this.moves).length === 0) this.#explain(intentOf(next, this.me));
    else if (next.kind === 'marker' && this.stage === 'cost') this.draft = { ...next, deed: this.#onlyDeed(next.cost) };
    else this.draft = next;
  }

  /** What a card pays for needs no question if it is one thing. */
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
