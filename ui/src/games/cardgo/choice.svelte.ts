import type { Selection } from '../../app/selection-state.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import { session } from '../../app/session.svelte';
import type { CardgoGroup, CardgoIntent, CardgoMove, CardgoPoint, CardgoView, Seat } from '../../bindings';
import { CardChoice } from './cards.svelte';
import { goneFrom } from './lost-stones';
import { bannedPoints, deadStones, groupsByStone, openPoints, pointsOf, together } from './move-points';

const NONE: ReadonlySet<CardgoPoint> = new Set();

/** The move to be confirmed. */
export type Draft = { kind: 'play'; point: CardgoPoint } | { kind: 'pass' };

/**
 * The person's unfinished choice between two moves. It contains no rules: it offers what the snapshot lists as moves,
 * and asks the engine to explain a refusal for a touch on anything else.
 */
export class Choice implements Selection {
  #play: PlaySource;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** A choice on the board needs another touch as confirmation. */
  waits = $state(true);

  #state = $derived.by(() => ownState('cardgo', this.#play.snapshot));
  view: CardgoView = $derived.by(() => this.#state.view);
  moves: CardgoMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.map((move) => ownMove('cardgo', move)).filter((move) => move !== null));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** The person is to decide and no move is being carried out. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  counting = $derived.by(() => this.view.phase.kind === 'counting');
  me: Seat = $derived.by(() => this.view.seat);
  /** Points where a stone can be placed. */
  #open = $derived.by(() => openPoints(this.moves));
  /** Groups by each of their stones. */
  #groups = $derived.by(() => groupsByStone(this.view));
  #dead = $derived.by(() => deadStones(this.view));
  /** The part of the choice that concerns cards; inactive in a game without cards. */
  readonly cards: CardChoice;
  /** The point of the stone or target that waits for confirmation. */
  ghost = $derived.by(() => (this.draft?.kind === 'play' ? this.draft.point : this.cards.point));
  /** A touch on the board chooses a point for a stone. */
  ghostIsStone = $derived.by(() => !this.cards.aiming || this.cards.placing);

  /**
   * Points from which the opponent has just removed the person's stones, until the person's next move; empty during
   * counting.
   */
  gone = $derived.by(() => (this.view.phase.kind === 'playing' && !this.#play.snapshot.held ? goneFrom(this.me, this.view, this.#play.log) : NONE));
  /** Empty points that a card currently forbids to play on. */
  banned = $derived.by(() => bannedPoints(this.view));

  canPass = $derived.by(() => this.mine && this.#lists('pass'));
  canAgree = $derived.by(() => this.mine && this.#lists('agree'));
  canResume = $derived.by(() => this.mine && this.#lists('resume'));

  /** The label of the hint's marks. */
  pointer = $derived.by(() => this.#hint.pointer);
  passHinted = $derived.by(() => this.#points('pass'));
  agreeHinted = $derived.by(() => this.#points('agree'));
  resumeHinted = $derived.by(() => this.#points('resume'));
  /** The hinted move in words, if it concerns nothing visible at the table. */
  elsewhere: string | null = $derived.by(() => {
    const lies = this.hinted.size > 0 || this.cards.drawHinted || this.cards.hand.some((card) => this.cards.cardHinted(card));
    return lies ? null : (this.#hint.preferred?.text ?? null);
  });
  /** Hinted points: of a stone, or of a group to be marked. */
  hinted = $derived.by(() => together(pointsOf(this.#lit, this.#groups), this.cards.hinted));
  /** Other points where the hint would place a stone, with their ranks. */
  candidates = $derived.by(() =>
    this.#hint.others.flatMap(({ move, rank }) => {
      const own = ownMove('cardgo', move);
      return own?.kind === 'play' && !this.hinted.has(own.point) ? [{ point: own.point, rank }] : [];
    }),
  );
  /** In a replay, the point of the next stone, for comparison with the hint. */
  made: CardgoPoint | null = $derived.by(() => {
    const move = this.#play.made && ownMove('cardgo', this.#play.made);
    return move?.kind === 'play' ? move.point : null;
  });
  /** Something is chosen and can be dropped. */
  held = $derived.by(() => this.draft !== null || this.cards.picked !== null || this.cards.order.length > 0);

  constructor(play: PlaySource, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
    this.cards = new CardChoice(play, hint, this);
  }

  /** Returns whether a touch on the point continues the choice. */
  lit(point: CardgoPoint): boolean {
    if (!this.mine) return false;
    if (this.cards.aiming) return this.cards.lit(point);
    return this.counting ? this.#mark(point) !== null : this.#open.has(point);
  }

  /** Returns the group that a stone belongs to. */
  group(point: CardgoPoint): CardgoGroup | undefined {
    return this.#groups.get(point);
  }

  dead(point: CardgoPoint): boolean {
    return this.#dead.has(point);
  }

  /**
   * Handles a touch on the board. The first touch shows the stone and the second places it, unless moves are made at
   * once; while groups are marked, a touch marks one. Mouse and keys, which are more precise than a finger, have a
   * setting of their own (`clicked`).
   */
  touch(point: CardgoPoint, clicked = false): void {
    this.heed(clicked);
    if (this.cards.aiming) this.cards.touchPoint(point);
    else if (this.cards.aimable) void this.cards.aimAt(point);
    else if (this.counting) {
      const mark = this.mine ? this.#mark(point) : null;
      if (mark) void this.#act(mark);
      else this.#explain({ kind: 'mark', point });
    } else if (this.ghost === point) this.confirm();
    else if (this.mine && this.#open.has(point)) {
      this.cards.reset();
      this.draft = { kind: 'play', point };
      if (!this.waits) this.confirm();
    } else {
      this.reset();
      this.#explain({ kind: 'play', point });
    }
  }

  /** Sets whether the next choice needs confirmation, by the input device. */
  heed(clicked: boolean): void {
    this.waits = clicked ? session.settings.confirmClicks : session.settings.confirmMoves;
  }

  /** Selects passing; a second call passes. */
  pass(): void {
    if (this.draft?.kind === 'pass') return this.confirm();
    this.cards.reset();
    if (this.canPass) this.draft = { kind: 'pass' };
    else this.#explain({ kind: 'pass' });
  }

  agree(): void {
    if (this.canAgree) void this.#act({ kind: 'agree' });
    else this.#explain({ kind: 'agree' });
  }

  resume(): void {
    if (this.canResume) void this.#act({ kind: 'resume' });
    else this.#explain({ kind: 'resume' });
  }

  /** Handles a touch on a card of the own hand. */
  touchCard(place: number): void {
    this.draft = null;
    this.cards.touchCard(place);
  }

  confirm(): void {
    if (!this.draft) void this.cards.confirm();
    else if (this.mine) void this.#act(this.draft);
  }

  /** Drops the unfinished choice; returns false if there was none. */
  letGo(): boolean {
    if (!this.draft) return this.cards.letGo();
    this.reset();
    return true;
  }

  get holds(): boolean {
    return this.mine && this.held;
  }

  get begun(): boolean {
    return this.holds;
  }

  reset(): void {
    this.draft = null;
    this.cards.reset();
  }

  #mark(point: CardgoPoint): CardgoMove | null {
    const first = this.#groups.get(point)?.first;
    return this.moves.find((move) => move.kind === 'mark' && move.point === first) ?? null;
  }

  #lists(kind: CardgoMove['kind']): boolean {
    return this.moves.some((move) => move.kind === kind);
  }

  #points(kind: CardgoMove['kind']): boolean {
    return this.#lit.some((move) => move.kind === kind);
  }

  async #act(move: CardgoMove): Promise<void> {
    const { draft } = this;
    await this.#play.act({ game: 'cardgo', move });
    // If the draft had no effect (a lesson took it back), it is not offered again.
    if (this.draft === draft) this.draft = null;
  }

  #explain(intent: CardgoIntent): void {
    void this.#play.explain({ game: 'cardgo', intent });
  }
}
