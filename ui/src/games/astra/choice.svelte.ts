import { ownMove, ownState } from '../../app/own-game';
import type { Selection } from '../../app/selection-state.svelte';
import type { Hint } from '../../app/hint.svelte';
import type { PlaySource } from '../../app/play-source';
import type { AstraCard, AstraIntent, AstraMove, AstraPlace, AstraStar, AstraView, Forecast } from '../../bindings';
import { aimsOf, intentOf, leads, moveOf, placeOf, type Draft } from './draft';
import { Drawing } from './drawing.svelte';
import { figure } from './sky';

/** The places of displayed cards, in the order of a view's `display`. */
export const PLACES: readonly AstraPlace[] = ['air', 'fire', 'earth'];

/** Decisions that concern no displayed card. */
const ELSEWHERE = new Set<AstraView['step']['kind']>(['boon', 'setAside', 'reorder']);

/** The part of a choice that is kept while the table is left. */
export type Held = { draft: Draft | null; open: AstraPlace | null };

/**
 * The person's unfinished choice between two moves. It contains no rules: it highlights what the snapshot lists as
 * moves, and asks the engine to explain a refusal for a touch on anything else.
 */
export class Choice implements Selection {
  #play: PlaySource;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** The card the person has opened for marking. */
  open = $state<AstraPlace | null>(null);
  /** The certain effects of a complete draft. */
  forecast = $state.raw<Forecast[] | null>(null);
  /** The stars touched and highlighted, and the path through them. */
  readonly drawing: Drawing;

  #state = $derived.by(() => ownState('astra', this.#play.snapshot));
  view: AstraView = $derived.by(() => this.#state.view);
  moves: AstraMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.flatMap((move) => ownMove('astra', move) ?? []));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** The person is to decide and no move is being carried out. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  /** The place that must be marked now, whatever card is open: that of the dream pen. Null in a replay. */
  dreamAt: AstraPlace | null = $derived.by(() => (this.view.step.kind === 'dream' && !this.#play.snapshot.held ? this.view.step.place : null));
  /** There is room for a card beside the board; the first card is shown there until another is opened. */
  beside = $state(false);
  #first: AstraPlace | null = $derived.by(() => (this.beside ? (PLACES.find((place) => this.chartAt(place) !== null) ?? null) : null));
  /** The card shown for marking. */
  shown: AstraPlace | null = $derived.by(() => this.dreamAt ?? this.open ?? this.#first);
  /** The card is open because of the person's choice or because of the current step. */
  opened: boolean = $derived.by(() => (this.dreamAt ?? this.open) !== null);
  move: AstraMove | null = $derived.by(() => (this.draft ? moveOf(this.draft, this.moves) : null));
  /** The ability that waits for its target. */
  using = $derived.by(() => (this.draft?.kind === 'use' ? this.draft : null));
  #aims = $derived.by(() => (this.using ? aimsOf(this.moves, this.using.card) : []));
  aimless = $derived.by(() => this.#aims.includes('nothing'));
  canRest = $derived.by(() => this.mine && this.#lists('rest'));
  canStop = $derived.by(() => this.mine && this.#lists('stop'));

  /** The hinted move in words, if it concerns nothing visible at the table. */
  elsewhere: string | null = $derived.by(() => {
    const { preferred } = this.#hint;
    const there = PLACES.some((place) => this.hinted(place)) || this.view.journal.active.some(({ card }) => this.cardHinted(card));
    return preferred && !there ? preferred.text : null;
  });
  /** The label of the hint's marks. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: PlaySource, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
    this.drawing = new Drawing(this);
  }

  /** Asks for the forecast of a complete move and clears the old one. */
  async foretell(move: AstraMove | null): Promise<void> {
    this.forecast = null;
    if (move?.kind !== 'observe' && move?.kind !== 'use') return;
    const forecast = await this.#play.forecast({ game: 'astra', move });
    if (this.move === move) this.forecast = forecast;
  }

  chartAt(place: AstraPlace) {
    return this.view.display[PLACES.indexOf(place)] ?? null;
  }

  /** Returns whether a touch on a displayed card continues the choice. */
  lit(place: AstraPlace): boolean {
    if (!this.mine) return false;
    if (this.using) return this.#aims.some((aim) => placeOf(aim) === place);
    return this.moves.some((move) => (move.kind === 'observe' || move.kind === 'discover') && move.place === place);
  }

  /** Returns whether a displayed card is chosen. */
  chosen(place: AstraPlace): boolean {
    const { draft } = this;
    if (draft?.kind === 'discover') return draft.place === place;
    if (draft?.kind === 'use') return placeOf(draft.aim) === place;
    return this.shown === place && !ELSEWHERE.has(this.step);
  }

  /** Returns whether a hinted or demonstrated move concerns this card. */
  hinted(place: AstraPlace): boolean {
    return this.#lit.some((move) => {
      if (move.kind === 'use') return placeOf(move.aim) === place;
      return (move.kind === 'observe' || move.kind === 'discover') && move.place === place;
    });
  }

  /** Returns the hinted path on this card. */
  hintedPath(place: AstraPlace): AstraStar[] {
    for (const move of this.#lit) {
      if (move.kind === 'observe' && move.place === place) return move.path;
      if (move.kind === 'dream' && this.dreamAt === place) return [move.star];
      if (move.kind === 'use' && typeof move.aim !== 'string' && 'star' in move.aim && move.aim.star[0] === place) return [move.aim.star[1]];
    }
    return [];
  }

  kindHinted(kind: AstraMove['kind']): boolean {
    return this.#lit.some((move) => move.kind === kind);
  }

  moveHinted = $derived.by(() => this.move !== null && this.#lit.some((move) => JSON.stringify(move) === JSON.stringify(this.move)));

  cardHinted(card: AstraCard): boolean {
    return this.#lit.some(
      (move) =>
        ((move.kind === 'use' || move.kind === 'setAside' || move.kind === 'take') && move.card === card) ||
        (move.kind === 'use' && typeof move.aim !== 'string' && 'exhausted' in move.aim && move.aim.exhausted === card),
    );
  }

  boonHinted(at: number, card: AstraCard): boolean {
    const boon = figure(card).boons[at];
    return this.#lit.some((move) => move.kind === 'take' && move.boon.kind === boon?.kind);
  }

  /** Returns whether an active card's ability can be used, or whether it can be chosen in the current step. */
  cardLit(card: AstraCard): boolean {
    if (!this.mine) return false;
    if (this.using && this.#aims.some((aim) => typeof aim !== 'string' && 'exhausted' in aim && aim.exhausted === card)) return true;
    return this.moves.some((move) => (move.kind === 'use' || move.kind === 'setAside') && move.card === card);
  }

  cardChosen(card: AstraCard): boolean {
    const { draft } = this;
    if (draft?.kind === 'use') return draft.card === card || (typeof draft.aim !== 'string' && 'exhausted' in draft.aim && draft.aim.exhausted === card);
    if (draft?.kind === 'take') return draft.move?.card === card;
    return draft?.kind === 'setAside' && draft.card === card;
  }

  /** Handles a touch on a displayed card. */
  touchPlace(place: AstraPlace): void {
    if (this.step === 'discover' && this.mine) return this.#begin({ kind: 'discover', place });
    const using = this.using;
    if (using) {
      const displayed = { displayed: place };
      if (this.#aims.some((aim) => typeof aim !== 'string' && 'displayed' in aim)) return this.#begin({ ...using, aim: displayed });
      if (this.#aims.some((aim) => typeof aim !== 'string' && 'star' in aim)) {
        if (this.lit(place)) this.open = place;
        else this.explain({ kind: 'use', card: using.card, aim: displayed });
        return;
      }
    }
    this.observe(place);
  }

  /** Opens a card for marking, with the path begun on it. */
  observe(place: AstraPlace): void {
    const draft: Draft = { kind: 'observe', place, path: [] };
    const kept = this.draft?.kind === 'observe' && this.draft.place === place;
    if (!this.mine || !leads(draft, this.moves)) return this.explain({ kind: 'observe', place });
    if (!kept) this.draft = draft;
    this.open = place;
  }

  /** Handles a touch on an active card: it selects its ability or chooses it. */
  touchCard(card: AstraCard): void {
    const { draft } = this;
    if (this.step === 'setAside') {
      if (draft?.kind === 'setAside' && draft.card === card) this.draft = null;
      else this.#begin({ kind: 'setAside', card });
      return;
    }
    if (draft?.kind === 'take') return this.#reactivate(draft.at, card);
    if (draft?.kind === 'use' && draft.card !== card && this.#aims.some((aim) => typeof aim !== 'string' && 'exhausted' in aim)) {
      return this.#begin({ ...draft, aim: { exhausted: card } });
    }
    if (draft?.kind === 'use' && draft.card === card) return this.reset();
    this.#begin({ kind: 'use', card, aim: 'nothing' });
    if (this.using) this.open = null;
  }

  /** Handles a touch on a boon of the last discovered card, by its index. */
  touchBoon(at: number): void {
    const boon = figure(this.view.discovered.at(-1)?.chart.card ?? '').boons[at];
    if (!boon) return;
    const listed = this.moves.filter((move) => move.kind === 'take').filter((move) => move.boon.kind === boon.kind);
    const [only, another] = listed;
    if (!only) this.explain({ kind: 'take', boon });
    else if (this.draft?.kind === 'take' && this.draft.at === at) this.draft = null;
    else this.draft = { kind: 'take', at, move: another ? null : only };
  }

  /** The cards a chosen boon can reactivate, if there are several. */
  boonCards: AstraCard[] = $derived.by(() => {
    if (this.draft?.kind !== 'take') return [];
    const { at } = this.draft;
    const boon = figure(this.view.discovered.at(-1)?.chart.card ?? '').boons[at];
    return this.moves.flatMap((move) => (move.kind === 'take' && move.boon.kind === boon?.kind && move.card !== null ? [move.card] : []));
  });

  reorder(order: number[]): void {
    this.draft = { kind: 'reorder', order };
  }

  rest(): void {
    if (this.canRest) void this.#act({ kind: 'rest' });
    else this.explain({ kind: 'rest' });
  }

  stop(): void {
    if (this.canStop) void this.#act({ kind: 'stop' });
    else this.explain({ kind: 'stop' });
  }

  decline(): void {
    if (this.mine && this.#lists('decline')) void this.#act({ kind: 'decline' });
    else this.explain({ kind: 'decline' });
  }

  /** Carries out the chosen move, or explains why it is impossible. */
  confirm(): void {
    if (this.move && this.mine) void this.#act(this.move);
    else if (this.draft && this.draft.kind !== 'take') this.explain(intentOf(this.draft));
  }

  /** Completes a drag. The drop target stands for one move, so the drop carries it out without confirmation. */
  carryOut(move: AstraMove): Promise<void> {
    this.reset();
    return this.#act(move);
  }

  /** Closes the open card; the drawing is kept until another card is opened. */
  close(): void {
    this.open = null;
    if (this.draft?.kind === 'observe' && this.draft.path.length === 0) this.draft = null;
  }

  /** Drops the unfinished choice; returns false if there was none. */
  letGo(): boolean {
    if (this.open !== null && !this.using) this.close();
    else if (this.draft) this.reset();
    else return false;
    return true;
  }

  reset(): void {
    this.draft = null;
    this.open = null;
    this.drawing.reset();
  }

  get begun(): boolean {
    return this.holds;
  }

  get holds(): boolean {
    return this.open !== null || (this.draft !== null && this.draft.kind !== 'observe' && this.draft.kind !== 'reorder');
  }

  /** The unfinished choice, or null if there is none. */
  get kept(): Held | null {
    return this.draft || this.open ? { draft: this.draft, open: this.open } : null;
  }

  /** Restores a kept choice as far as it is still possible. */
  takeUp({ draft, open }: Held): void {
    if (!draft || draft.kind === 'take' || !leads(draft, this.moves)) return;
    this.draft = draft;
    this.open = open;
  }

  explain(intent: AstraIntent): void {
    void this.#play.explain({ game: 'astra', intent });
  }

  #begin(draft: Draft): void {
    if (leads(draft, this.moves) && this.mine) this.draft = draft;
    else if (draft.kind !== 'take') this.explain(intentOf(draft));
  }

  #reactivate(at: number, card: AstraCard): void {
    const boon = figure(this.view.discovered.at(-1)?.chart.card ?? '').boons[at];
    if (!boon) return;
    const move = this.moves.find((one) => one.kind === 'take' && one.boon.kind === boon.kind && one.card === card);
    if (move?.kind === 'take') this.draft = { kind: 'take', at, move };
    else this.explain({ kind: 'take', boon, card });
  }

  #lists(kind: AstraMove['kind']): boolean {
    return this.moves.some((move) => move.kind === kind);
  }

  async #act(move: AstraMove): Promise<void> {
    const { draft } = this;
    await this.#play.act({ game: 'astra', move });
    // If the draft had no effect (a lesson took it back), it is not offered again.
    if (this.draft === draft) this.reset();
  }
}
