import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import { ownMove, ownState } from '../../app/own-game';
import type { Playing } from '../../app/playing';
import { session } from '../../app/session.svelte';
import type { CardgoGroup, CardgoIntent, CardgoMove, CardgoPoint, CardgoView, Seat } from '../../bindings';
import { CardChoice } from './cards.svelte';
import { goneFrom } from './gone';
import { bannedPoints, deadStones, groupsByStone, openPoints, pointsOf, together } from './listed';

const NONE: ReadonlySet<CardgoPoint> = new Set();

/** What is about to be done, until it is confirmed. */
export type Draft = { kind: 'play'; point: CardgoPoint } | { kind: 'pass' };

/**
 * What the person has touched so far, between two moves. Knows no rule: what can be done is what the snapshot
 * lists, and a touch on anything else asks the engine why not.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  draft = $state.raw<Draft | null>(null);
  /** What is chosen by a touch of the board waits for another one. */
  waits = $state(true);

  #state = $derived.by(() => ownState('cardgo', this.#play.snapshot));
  view: CardgoView = $derived.by(() => this.#state.view);
  moves: CardgoMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.map((move) => ownMove('cardgo', move)).filter((move) => move !== null));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** … and has not done so just now. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  counting = $derived.by(() => this.view.phase.kind === 'counting');
  me: Seat = $derived.by(() => this.view.seat);
  /** Points where a stone can be placed. */
  #open = $derived.by(() => openPoints(this.moves));
  /** Groups by each of their stones. */
  #groups = $derived.by(() => groupsByStone(this.view));
  #dead = $derived.by(() => deadStones(this.view));
  /** All that is about cards; on a table without any, nothing ever is. */
  readonly cards: CardChoice;
  /** Where a stone, or what is aimed at, lies in wait for being confirmed. */
  ghost = $derived.by(() => (this.draft?.kind === 'play' ? this.draft.point : this.cards.point));
  /** A touch on the board is about a stone to be placed. */
  ghostIsStone = $derived.by(() => !this.cards.aiming || this.cards.placing);

  /** Points from which the other has just taken stones of one's own, until one acts; not while groups are counted. */
  gone = $derived.by(() => (this.view.phase.kind === 'playing' && !this.#play.snapshot.held ? goneFrom(this.me, this.view, this.#play.log) : NONE));
  /** Empty points where a card lets nobody play now. */
  banned = $derived.by(() => bannedPoints(this.view));

  canPass = $derived.by(() => this.mine && this.#lists('pass'));
  canAgree = $derived.by(() => this.mine && this.#lists('agree'));
  canResume = $derived.by(() => this.mine && this.#lists('resume'));

  /** What is said of what is pointed at. */
  pointer = $derived.by(() => this.#hint.pointer);
  passHinted = $derived.by(() => this.#points('pass'));
  agreeHinted = $derived.by(() => this.#points('agree'));
  resumeHinted = $derived.by(() => this.#points('resume'));
  /** What is pointed at, in words, if it is nothing that lies on the table. */
  elsewhere: string | null = $derived.by(() => {
    const lies = this.hinted.size > 0 || this.cards.drawHinted || this.cards.hand.some((card) => this.cards.cardHinted(card));
    return lies ? null : (this.#hint.preferred?.text ?? null);
  });
  /** Points that are pointed at: for a stone, or as a group to be marked. */
  hinted = $derived.by(() => together(pointsOf(this.#lit, this.#groups), this.cards.hinted));
  /** Where else the hint would place a stone, and how highly it thinks of that. */
  candidates = $derived.by(() =>
    this.#hint.others.flatMap(({ move, rank }) => {
      const own = ownMove('cardgo', move);
      return own?.kind === 'play' && !this.hinted.has(own.point) ? [{ point: own.point, rank }] : [];
    }),
  );
  /** Looked back at, where a stone was placed next, for what is pointed at to be compared with. */
  made: CardgoPoint | null = $derived.by(() => {
    const move = this.#play.made && ownMove('cardgo', this.#play.made);
    return move?.kind === 'play' ? move.point : null;
  });
  /** Something is chosen, and can be let go of. */
  held = $derived.by(() => this.draft !== null || this.cards.picked !== null || this.cards.order.length > 0);

  constructor(play: Playing, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
    this.cards = new CardChoice(play, hint, this);
  }

  /** A touch there leads on. */
  lit(point: CardgoPoint): boolean {
    if (!this.mine) return false;
    if (this.cards.aiming) return this.cards.lit(point);
    return this.counting ? this.#mark(point) !== null : this.#open.has(point);
  }

  /** The group that a stone belongs to. */
  group(point: CardgoPoint): CardgoGroup | undefined {
    return this.#groups.get(point);
  }

  dead(point: CardgoPoint): boolean {
    return this.#dead.has(point);
  }

  /**
   * A first touch shows the stone, a second one places it, unless moves are made at once; while groups are marked, a
   * touch marks. A mouse or a key, which misses less easily than a finger, has a setting of its own.
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

  /** Whether what comes next has to be confirmed, by what it is done with. */
  heed(clicked: boolean): void {
    this.waits = clicked ? session.settings.confirmClicks : session.settings.confirmMoves;
  }

  /** Asked for once more, it is done. */
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

  /** A card of the own hand. */
  touchCard(place: number): void {
    this.draft = null;
    this.cards.touchCard(place);
  }

  /** Does what is chosen. */
  confirm(): void {
    if (!this.draft) void this.cards.confirm();
    else if (this.mine) void this.#act(this.draft);
  }

  /** Lets go of what is held; false when nothing was. */
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
    // Where it came to nothing (a lesson took it back), it isn't offered again.
    if (this.draft === draft) this.draft = null;
  }

  #explain(intent: CardgoIntent): void {
    void this.#play.explain({ game: 'cardgo', intent });
  }
}
