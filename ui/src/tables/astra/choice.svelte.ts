import { ownMove, ownState } from '../../app/own-game';
import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import type { Playing } from '../../app/playing';
import type { AstraCard, AstraIntent, AstraMove, AstraPlace, AstraStar, AstraView, Forecast } from '../../bindings';
import { aimsOf, intentOf, leads, moveOf, placeOf, type Draft } from './draft';
import { Drawing } from './drawing.svelte';
import { figure } from './sky';

export const PLACES: readonly AstraPlace[] = ['air', 'fire', 'earth'];

/** Decisions that no displayed card is about. */
const ELSEWHERE = new Set<AstraView['step']['kind']>(['boon', 'setAside', 'reorder']);

/** All that is remembered of a choice. */
export type Held = { draft: Draft | null; open: AstraPlace | null };

/**
 * What the person has touched so far, between two moves. Knows no rule: what is lit is what the snapshot lists, and a
 * touch on anything else asks the engine why not.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** The card that is laid open to be marked. */
  open = $state<AstraPlace | null>(null);
  /** What the draft, once nothing is missing, is certain to change. */
  forecast = $state.raw<Forecast[] | null>(null);
  /** Stars that are touched and lit, and the path drawn through them. */
  readonly drawing: Drawing;

  #state = $derived.by(() => ownState('astra', this.#play.snapshot));
  view: AstraView = $derived.by(() => this.#state.view);
  moves: AstraMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.flatMap((move) => ownMove('astra', move) ?? []));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** … and has not done so just now. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  step = $derived.by(() => this.view.step.kind);
  /** Where what is asked for is to be marked, whatever is laid open: the dream pen's card. Looked back at, nothing is asked. */
  dreamAt: AstraPlace | null = $derived.by(() => (this.view.step.kind === 'dream' && !this.#play.snapshot.held ? this.view.step.place : null));
  /** There is room for a card beside the board: the first one lies there until another is opened. */
  beside = $state(false);
  #first: AstraPlace | null = $derived.by(() => (this.beside ? (PLACES.find((place) => this.chartAt(place) !== null) ?? null) : null));
  /** The card that is laid open. */
  shown: AstraPlace | null = $derived.by(() => this.dreamAt ?? this.open ?? this.#first);
  /** … because somebody wished so, or was asked about it. */
  opened: boolean = $derived.by(() => (this.dreamAt ?? this.open) !== null);
  move: AstraMove | null = $derived.by(() => (this.draft ? moveOf(this.draft, this.moves) : null));
  /** An ability that is waiting for what it is to be aimed at. */
  using = $derived.by(() => (this.draft?.kind === 'use' ? this.draft : null));
  #aims = $derived.by(() => (this.using ? aimsOf(this.moves, this.using.card) : []));
  aimless = $derived.by(() => this.#aims.includes('nothing'));
  canRest = $derived.by(() => this.mine && this.#lists('rest'));
  canStop = $derived.by(() => this.mine && this.#lists('stop'));

  /** What is pointed at, in words, if it is nothing that lies on the table. */
  elsewhere: string | null = $derived.by(() => {
    const { preferred } = this.#hint;
    const there = PLACES.some((place) => this.hinted(place)) || this.view.journal.active.some(({ card }) => this.cardHinted(card));
    return preferred && !there ? preferred.text : null;
  });
  /** What is said of what is pointed at. */
  pointer = $derived.by(() => this.#hint.pointer);

  constructor(play: Playing, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
    this.drawing = new Drawing(this);
  }

  /** Follows the draft: what it would change is asked for whenever nothing is missing. */
  async foretell(move: AstraMove | null): Promise<void> {
    this.forecast = null;
    if (move?.kind !== 'observe' && move?.kind !== 'use') return;
    const forecast = await this.#play.forecast({ game: 'astra', move });
    if (this.move === move) this.forecast = forecast;
  }

  chartAt(place: AstraPlace) {
    return this.view.display[PLACES.indexOf(place)] ?? null;
  }

  /** A touch on a displayed card leads on. */
  lit(place: AstraPlace): boolean {
    if (!this.mine) return false;
    if (this.using) return this.#aims.some((aim) => placeOf(aim) === place);
    return this.moves.some((move) => (move.kind === 'observe' || move.kind === 'discover') && move.place === place);
  }

  /** A displayed card is chosen. */
  chosen(place: AstraPlace): boolean {
    const { draft } = this;
    if (draft?.kind === 'discover') return draft.place === place;
    if (draft?.kind === 'use') return placeOf(draft.aim) === place;
    return this.shown === place && !ELSEWHERE.has(this.step);
  }

  /** A hint, or whoever shows something on this table, points at a move on this card. */
  hinted(place: AstraPlace): boolean {
    return this.#lit.some((move) => {
      if (move.kind === 'use') return placeOf(move.aim) === place;
      return (move.kind === 'observe' || move.kind === 'discover') && move.place === place;
    });
  }

  /** … at a path on it. */
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

  /** An active card whose ability can be used, or which can be chosen for what is asked. */
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

  /** A displayed card. */
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

  /** Lays a card open to be marked, with the line that was begun on it. */
  observe(place: AstraPlace): void {
    const draft: Draft = { kind: 'observe', place, path: [] };
    const kept = this.draft?.kind === 'observe' && this.draft.place === place;
    if (!this.mine || !leads(draft, this.moves)) return this.explain({ kind: 'observe', place });
    if (!kept) this.draft = draft;
    this.open = place;
  }

  /** An active card: its ability, or what is asked of it. */
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

  /** A boon of the card that was discovered last, by its place. */
  touchBoon(at: number): void {
    const boon = figure(this.view.discovered.at(-1)?.chart.card ?? '').boons[at];
    if (!boon) return;
    const listed = this.moves.filter((move) => move.kind === 'take').filter((move) => move.boon.kind === boon.kind);
    const [only, another] = listed;
    if (!only) this.explain({ kind: 'take', boon });
    else if (this.draft?.kind === 'take' && this.draft.at === at) this.draft = null;
    else this.draft = { kind: 'take', at, move: another ? null : only };
  }

  /** The cards that a chosen boon can reactivate, where there are several. */
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

  /** Does what is chosen, or says what stands against it. */
  confirm(): void {
    if (this.move && this.mine) void this.#act(this.move);
    else if (this.draft && this.draft.kind !== 'take') this.explain(intentOf(this.draft));
  }

  /** What was carried to the place that was lit for it is done: letting go of it there leaves nothing to be confirmed. */
  carryOut(move: AstraMove): Promise<void> {
    this.reset();
    return this.#act(move);
  }

  /** Puts the open card away; what was drawn stays until another one is opened. */
  close(): void {
    this.open = null;
    if (this.draft?.kind === 'observe' && this.draft.path.length === 0) this.draft = null;
  }

  /** Lets go of what is held; false when nothing was. */
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

  /** What is held; none where nothing is. */
  get kept(): Held | null {
    return this.draft || this.open ? { draft: this.draft, open: this.open } : null;
  }

  /** Takes up again what was held, as far as it still leads anywhere. */
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
    // Where it came to nothing (a lesson took it back), it isn't offered again.
    if (this.draft === draft) this.reset();
  }
}
