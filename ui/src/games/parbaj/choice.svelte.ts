import type { Selection } from '../../app/selection-state.svelte';
import type { Hint } from '../../app/hint.svelte';
import type { PlaySource } from '../../app/play-source';
import type { Reason, Seat } from '../../bindings';
import { face } from './card';
import { session } from '../../app/session.svelte';
import { act, explain, moveOf, reasonsAgainst, stateOf } from './typed-commands';
import { discardedOf, handCardOf, permanentOf, playerOf, same, sameTarget } from './moves';
import { stageOf, type Stage } from './stage';
import type {
  ParbajCardId,
  ParbajIntent,
  ParbajMove,
  ParbajPermanentId,
  ParbajPermanentView,
  ParbajTarget,
  ParbajView,
} from '../../bindings';

/** Moves that a single touch carries out: they can be taken back, or are half of two touches. */
const AT_ONCE: ReadonlySet<ParbajMove['kind']> = new Set(['play', 'react', 'use', 'useCard', 'march', 'attack']);
/** Moves for which a card can be viewed first. */
const LOOKED_AT: ReadonlySet<ParbajMove['kind']> = new Set(['play', 'react', 'use', 'useCard']);
/** Reactions are announced by one touch: the preview shows their effect, and they can be taken back as easily. */
const REACTS: ReadonlySet<ParbajMove['kind']> = new Set(['react', 'use', 'useCard']);
/** Maximum number of announcement steps or attackers taken back at once; a guard against an endless loop. */
const MOST_BACK = 20;
/** Stages that ask for one of several cards: a touch answers and does not view a card. */
const ASKING: ReadonlySet<Stage> = new Set(['aim', 'target', 'builders', 'sacrifices', 'sacrifice', 'discards', 'discard', 'strikeOrder', 'upkeep', 'paying']);

/** A card viewed before anything is done with it: in hand, by its index, or in play. */
export type ViewedCard = { kind: 'hand'; card: ParbajCardId; place: number } | { kind: 'permanent'; card: ParbajCardId; id: ParbajPermanentId };

/** What a touch may do at this kind of table; both default to true. */
type TouchPermissions = {
  /** A touch views a card first; false in demonstrations and replays. */
  looks?: () => boolean;
  /** PlaySource a card without further choices also pays for it; false where each step is taught. */
  pays?: () => boolean;
};

/**
 * The person's unfinished choice between two moves. It contains no rules: it highlights what the snapshot lists as
 * moves, and asks the engine to explain a refusal for a touch on anything else. Announcements are kept step by step by
 * the engine itself.
 */
export class Choice implements Selection {
  #play: PlaySource;
  #hint: Hint;
  #ways: TouchPermissions;
  /** The viewed card. */
  looked = $state.raw<ViewedCard | null>(null);
  /** The reasons why nothing can be done with the viewed card now; null while unknown or not applicable. */
  against = $state.raw<readonly Reason[] | null>(null);
  /** The card being played and paid for in one step; it stays visible until both are done. */
  #through = $state.raw<ViewedCard | null>(null);
  /** The guard that attacks the target touched next. */
  attacker = $state<ParbajPermanentId | null>(null);
  /** The attacker is being dragged; it stays in its stack, so that nothing moves under the finger. */
  carried = $state(false);
  /** The moves of the touched card, to be confirmed or chosen from. */
  offered = $state.raw<readonly ParbajMove[]>([]);

  #state = $derived.by(() => stateOf(this.#play.snapshot));
  view: ParbajView = $derived.by(() => this.#state.view);
  moves: ParbajMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.map(moveOf).filter((move) => move !== null));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** The person is to decide and no move is being carried out. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  me: Seat = $derived.by(() => this.view.seat);
  stage: Stage = $derived.by(() => stageOf(this.view));
  /** The person's announcement. */
  announced = $derived.by(() => this.view.announced);
  /** The label of the hint's marks. */
  pointer = $derived.by(() => this.#hint.pointer);
  /** The hinted move. */
  preferred: ParbajMove | null = $derived.by(() => (this.#hint.preferred ? (this.#lit[0] ?? null) : null));
  /** The hinted move, if it concerns nothing visible; a bot's hand is not visible. */
  elsewhere: ParbajMove | null = $derived.by(() => {
    const move = this.preferred;
    if (!move) return null;
    const card = handCardOf(move);
    const seen = permanentOf(move) !== null || this.view.hand.some((one) => one.card === card);
    return seen ? null : move;
  });

  /** The only offered move, or null. */
  ready: ParbajMove | null = $derived.by(() => (this.offered.length === 1 ? (this.offered[0] ?? null) : null));
  /** Some moves use cards of discard piles. */
  digs = $derived.by(() => this.mine && this.moves.some((move) => discardedOf(move) !== null));

  constructor(play: PlaySource, hint: Hint, ways: TouchPermissions = {}) {
    this.#play = play;
    this.#hint = hint;
    this.#ways = ways;
  }

  /** The card shown enlarged. */
  get seen(): ViewedCard | null {
    return this.looked ?? this.#through;
  }

  has(kind: ParbajMove['kind']): boolean {
    return this.mine && this.moves.some((move) => move.kind === kind);
  }

  permanent(id: ParbajPermanentId): ParbajPermanentView | undefined {
    return this.view.permanents.find((it) => it.id === id);
  }

  ofHand(card: ParbajCardId): ParbajMove[] {
    return this.mine ? this.moves.filter((move) => handCardOf(move) === card) : [];
  }

  /** Returns the moves of a touch on a permanent; while attackers are assigned, those that begin or end an attack. */
  ofPermanent(id: ParbajPermanentId): ParbajMove[] {
    if (!this.mine) return [];
    if (this.stage !== 'attackers') return this.moves.filter((move) => permanentOf(move) === id);
    const own = this.moves.filter((move) => move.kind === 'attack' && move.attacker === id);
    if (own.length > 0 || this.attacker === null) return own;
    return this.moves.filter((move) => this.#strikes(move) && permanentOf(move) === id);
  }

  ofPlayer(seat: Seat): ParbajMove[] {
    if (!this.mine) return [];
    return this.moves.filter((move) => playerOf(move) === seat && (move.kind !== 'attack' || this.#strikes(move)));
  }

  ofDiscarded(seat: Seat, card: ParbajCardId): ParbajMove[] {
    if (!this.mine) return [];
    return this.moves.filter((move) => {
      const found = discardedOf(move);
      return found !== null && found.card === card && (found.seat ?? this.me) === seat;
    });
  }

  /** Returns whether this permanent can be chosen as a target. */
  aimable(id: ParbajPermanentId): boolean {
    if (!this.mine) return false;
    return this.moves.some((move) => permanentOf(move) === id && (move.kind === 'target' || this.#strikes(move)));
  }

  /**
   * Returns whether the permanent has been chosen: as a target, as payment, as an attacker, or as a move to be
   * confirmed.
   */
  chosen(id: ParbajPermanentId): boolean {
    const { announced } = this;
    return (
      (id === this.attacker && !this.carried) ||
      this.offered.some((move) => permanentOf(move) === id) ||
      (announced !== null &&
        (announced.builders.includes(id) ||
          announced.sacrifices.includes(id) ||
          announced.targets.some((target) => target.kind === 'permanent' && target.permanent === id) ||
          (announced.origin.kind === 'permanent' && announced.origin.permanent === id)))
    );
  }

  /** Returns whether a card of the hand is viewed. */
  lookedAt(place: number): boolean {
    return this.seen?.kind === 'hand' && this.seen.place === place;
  }

  /** Returns how many copies of a hand card are announced, paid, or to be confirmed. */
  chosenInHand(card: ParbajCardId): number {
    const { announced } = this;
    const origin = announced?.origin;
    const played = origin?.kind === 'card' || (origin?.kind === 'elsewhere' && origin.place === 'hand');
    const given = announced?.discards.filter((one) => one === card).length ?? 0;
    const offered = this.looked === null && this.offered.some((move) => handCardOf(move) === card) ? 1 : 0;
    return (played && origin.card === card ? 1 : 0) + given + offered;
  }

  handHinted(card: ParbajCardId): boolean {
    return this.#lit.some((move) => handCardOf(move) === card);
  }

  permanentHinted(id: ParbajPermanentId): boolean {
    return this.#lit.some((move) => permanentOf(move) === id || (move.kind === 'attack' && move.attacker === id));
  }

  playerHinted(seat: Seat): boolean {
    return this.#lit.some((move) => playerOf(move) === seat);
  }

  hinted(move: ParbajMove): boolean {
    return this.#lit.some((one) => same(one, move));
  }

  kindHinted(kind: ParbajMove['kind']): boolean {
    return this.#lit.some((move) => move.kind === kind);
  }

  /**
   * Handles a touch on a hand card. `clicked` says that it came from a mouse, which has its own setting for
   * confirmation.
   */
  touchHand(card: ParbajCardId, place = this.view.hand.findIndex((one) => one.card === card), clicked = false): void {
    if (this.stage === 'pay' && this.mine && this.chosenInHand(card) > 0) return this.do({ kind: 'pay' });
    const moves = this.ofHand(card);
    if (this.#reconsiders && moves.length === 0) {
      void this.withdraw().then(() => {
        if (this.announced === null) this.touchHand(card, place, clicked);
      });
      return;
    }
    if (this.#looksAt(moves)) this.#look({ kind: 'hand', card, place }, moves, clicked, { kind: 'handCard', card });
    else this.#touch(moves, { kind: 'handCard', card });
  }

  touchPermanent(id: ParbajPermanentId, clicked = false): void {
    if (this.stage === 'attackers' && this.mine) return this.#touchInAttack(id);
    const moves = this.ofPermanent(id);
    const it = this.permanent(id);
    if (it && this.#looksAt(moves)) {
      // Only for a card that can act at other times, the reason why it cannot act now is shown.
      const able = it.master === this.me && (face(it.card).usable || (this.stage === 'movement' && face(it.card).cardType === 'creature'));
      this.#look({ kind: 'permanent', card: it.card, id }, moves, clicked, able ? { kind: 'permanent', permanent: id } : null);
    } else this.#touch(moves, { kind: 'permanent', permanent: id });
  }

  /** Returns true if the plate was touched as a target; otherwise the touch only opens the player's sheet. */
  touchPlayer(seat: Seat): boolean {
    const moves = this.ofPlayer(seat);
    if (moves.length > 0) this.#touch(moves, null);
    else if (this.mine && this.attacker !== null) this.#attack(this.attacker, { kind: 'player', seat });
    else return false;
    return true;
  }

  touchDiscarded(seat: Seat, card: ParbajCardId): void {
    const wrong: ParbajMove = { kind: 'target', target: { kind: 'discarded', seat, card } };
    this.#touch(this.ofDiscarded(seat, card), { kind: 'move', move: wrong });
  }

  /** Carries out the offered move if there is only one. */
  confirm(): void {
    if (this.ready) this.do(this.ready);
  }

  /** Carries out a move, or explains why it is impossible. */
  do(move: ParbajMove): void {
    void this.carryOut(move);
  }

  /**
   * Carries out a move and resolves when the new snapshot is shown; returns null if the refusal is explained. A drop on
   * a highlighted target needs no further confirmation.
   */
  carryOut(move: ParbajMove): Promise<void> | null {
    if (this.mine && this.moves.some((one) => same(one, move))) {
      const { looked } = this;
      this.reset();
      return looked !== null && LOOKED_AT.has(move.kind) && move.kind !== 'react' && this.#ways.pays?.() !== false ? this.#playThrough(move, looked) : act(this.#play, move);
    }
    void explain(this.#play, { kind: 'move', move });
    return null;
  }

  /** The only possible reaction to the opponent's action; null if there are several or another decision is asked. */
  get reaction(): ParbajMove | null {
    if (!this.mine || this.stage !== 'reactions') return null;
    const able = this.moves.filter(({ kind }) => REACTS.has(kind));
    return able.length === 1 ? (able[0] ?? null) : null;
  }

  /** Takes back the whole announcement. */
  async withdraw(): Promise<void> {
    this.reset();
    for (let steps = 0; steps < MOST_BACK && this.has('takeBack'); steps += 1) await act(this.#play, { kind: 'takeBack' });
  }

  /** Withdraws one creature's attack; the other attacks stay. */
  async withdrawAttack(attacker: ParbajPermanentId): Promise<void> {
    this.reset();
    const { attacks } = this.view;
    const at = attacks.findIndex((one) => one.attacker === attacker);
    if (at < 0) return;
    const those = this.view.attacks.slice(at + 1);
    for (let steps = 0; steps < MOST_BACK && this.mine && this.view.attacks.length > at; steps += 1) await this.#play.undo();
    for (const { attacker, target } of those) {
      const again = this.moves.find((move) => move.kind === 'attack' && move.attacker === attacker && sameTarget(move.target, target));
      // Its target can no longer be attacked: a target is only available if all of its guards have an attacker.
      if (again) await act(this.#play, again);
    }
  }

  /** Drops the choice, otherwise takes back one step of the announcement; returns false if there was neither. */
  letGo(): boolean {
    if (this.begun) this.reset();
    else if (this.has('takeBack')) this.do({ kind: 'takeBack' });
    else return false;
    return true;
  }

  reset(): void {
    this.attacker = null;
    this.offered = [];
    this.looked = null;
    this.against = null;
  }

  get begun(): boolean {
    return this.attacker !== null || this.offered.length > 0 || this.looked !== null;
  }

  get holds(): boolean {
    return this.begun || this.announced !== null;
  }

  /** Returns whether the touch views the card: it can or cannot be played or used, and no other decision is asked. */
  #looksAt(moves: readonly ParbajMove[]): boolean {
    if (this.#ways.looks?.() === false || this.announced !== null) return false;
    if (this.stage === 'reactions' && moves.length === 1 && moves.every(({ kind }) => kind === 'react')) return false;
    return moves.length > 0 ? moves.every(({ kind }) => LOOKED_AT.has(kind)) : !(this.mine && ASKING.has(this.stage));
  }

  /** Views a card. A second touch carries out its move if second touches confirm, otherwise it closes the view. */
  #look(at: ViewedCard, moves: ParbajMove[], clicked: boolean, why: ParbajIntent | null): void {
    const again = JSON.stringify(at) === JSON.stringify(this.looked);
    const { ready } = this;
    this.reset();
    if (again) {
      if (ready && session.settings[clicked ? 'confirmClicks' : 'confirmMoves']) {
        this.looked = at;
        this.do(ready);
      }
      return;
    }
    this.looked = at;
    this.offered = moves;
    if (moves.length === 0 && why && this.mine) {
      void reasonsAgainst(this.#play, why).then((reasons) => {
        if (this.looked === at) this.against = reasons;
      });
    }
  }

  /** Announces a move, and pays if nothing has to be chosen for it. */
  async #playThrough(move: ParbajMove, looked: ViewedCard): Promise<void> {
    this.#through = looked;
    try {
      await act(this.#play, move);
      const { announced } = this;
      const plain = announced !== null && announced.targetsInAll === 0 && announced.x === null && announced.against === null;
      const given = announced === null ? 0 : announced.builders.length + announced.sacrifices.length + announced.discards.length;
      if (plain && given === 0 && this.stage === 'pay' && this.has('pay')) await act(this.#play, { kind: 'pay' });
    } finally {
      this.#through = null;
    }
  }

  /** The announcement is a reaction without payment so far, so another card may be touched instead. */
  get #reconsiders(): boolean {
    return this.mine && this.announced !== null && (this.stage === 'pay' || this.stage === 'against') && this.announced.fates.length > 0;
  }

  #strikes(move: ParbajMove): boolean {
    return move.kind === 'attack' && move.attacker === this.attacker;
  }

  /** Handles a touch while attackers are assigned: first the attacking guard, then its target. */
  #touchInAttack(id: ParbajPermanentId): void {
    if (id === this.attacker) this.attacker = null;
    else if (this.moves.some((move) => move.kind === 'attack' && move.attacker === id)) this.attacker = id;
    else if (this.attacker === null || this.permanent(id)?.master === this.me) {
      void explain(this.#play, { kind: 'permanent', permanent: id });
    } else this.#attack(this.attacker, { kind: 'permanent', permanent: id });
  }

  #attack(attacker: ParbajPermanentId, target: ParbajTarget): void {
    this.do({ kind: 'attack', attacker, target });
  }

  #touch(moves: ParbajMove[], intent: ParbajIntent | null): void {
    const [move, another] = moves;
    if (!move) {
      this.offered = [];
      if (intent) void explain(this.#play, intent);
    } else if (!another && (this.announced !== null || AT_ONCE.has(move.kind) || (this.ready && same(this.ready, move)))) {
      this.do(move);
    } else this.offered = moves;
  }
}
