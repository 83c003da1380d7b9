import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import type { Playing } from '../../app/playing';
import type { Seat } from '../../bindings';
import { act, explain, moveOf, stateOf } from './house';
import { discardedOf, handCardOf, permanentOf, playerOf, same } from './moves';
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

/** Touches that do at once what they do: they can be taken back, or are half of two touches. */
const AT_ONCE: ReadonlySet<ParbajMove['kind']> = new Set(['play', 'react', 'use', 'useCard', 'march', 'attack']);

/**
 * What the person has touched so far, between two moves. Knows no rule: what is lit is what the snapshot lists, and a
 * touch on anything else asks the engine why not. Announcing is kept by the engine itself, step by step.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  /** The guard that attacks whatever is touched next. */
  attacker = $state<ParbajPermanentId | null>(null);
  /** … and is carried: it stays among its like, so that nothing moves away under the hand. */
  carried = $state(false);
  /** What the card that was touched can do, to be confirmed or chosen from. */
  offered = $state.raw<readonly ParbajMove[]>([]);

  #state = $derived.by(() => stateOf(this.#play.snapshot));
  view: ParbajView = $derived.by(() => this.#state.view);
  moves: ParbajMove[] = $derived.by(() => this.#state.moves);
  #lit = $derived.by(() => this.#hint.lit.map(moveOf).filter((move) => move !== null));

  /** The person is to decide. */
  asked = $derived.by(() => this.moves.length > 0);
  /** … and has not done so just now. */
  mine = $derived.by(() => this.asked && !this.#play.acting);
  me: Seat = $derived.by(() => this.view.seat);
  stage: Stage = $derived.by(() => stageOf(this.view));
  /** What one is announcing. */
  announced = $derived.by(() => this.view.announced);
  /** What is said of what is pointed at. */
  pointer = $derived.by(() => this.#hint.pointer);
  /** What is pointed at. */
  preferred: ParbajMove | null = $derived.by(() => (this.#hint.preferred ? (this.#lit[0] ?? null) : null));
  /** … if it is nothing that lies in sight: what a bot holds isn't. */
  elsewhere: ParbajMove | null = $derived.by(() => {
    const move = this.preferred;
    if (!move) return null;
    const card = handCardOf(move);
    const seen = permanentOf(move) !== null || this.view.hand.some((one) => one.card === card);
    return seen ? null : move;
  });

  /** The only thing that is offered. */
  ready: ParbajMove | null = $derived.by(() => (this.offered.length === 1 ? (this.offered[0] ?? null) : null));
  /** Something can be done with cards of discard piles. */
  digs = $derived.by(() => this.mine && this.moves.some((move) => discardedOf(move) !== null));

  constructor(play: Playing, hint: Hint) {
    this.#play = play;
    this.#hint = hint;
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

  /** What a touch on a permanent can do; while attackers are assigned, what begins or ends an attack. */
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

  /** A permanent is asked for as a target, and this one can be. */
  aimable(id: ParbajPermanentId): boolean {
    if (!this.mine) return false;
    return this.moves.some((move) => permanentOf(move) === id && (move.kind === 'target' || this.#strikes(move)));
  }

  /** It has been chosen: as target, as what is given, as attacker, or as what is to be confirmed. */
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

  /** How many copies of a card in hand are announced, given, or to be confirmed. */
  chosenInHand(card: ParbajCardId): number {
    const { announced } = this;
    const origin = announced?.origin;
    const played = origin?.kind === 'card' || (origin?.kind === 'elsewhere' && origin.place === 'hand');
    const given = announced?.discards.filter((one) => one === card).length ?? 0;
    const offered = this.offered.some((move) => handCardOf(move) === card) ? 1 : 0;
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

  touchHand(card: ParbajCardId): void {
    if (this.stage === 'pay' && this.mine && this.chosenInHand(card) > 0) return this.do({ kind: 'pay' });
    this.#touch(this.ofHand(card), { kind: 'handCard', card });
  }

  touchPermanent(id: ParbajPermanentId): void {
    if (this.stage === 'attackers' && this.mine) return this.#touchInAttack(id);
    this.#touch(this.ofPermanent(id), { kind: 'permanent', permanent: id });
  }

  /** True where the plate was touched as a target; otherwise it only tells about its player. */
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

  /** Does what is offered, if it is one thing. */
  confirm(): void {
    if (this.ready) this.do(this.ready);
  }

  /** Whether or not it is possible: what isn't says why. */
  do(move: ParbajMove): void {
    void this.carryOut(move);
  }

  /** … and until the picture of it is there; null where it says why. A thing carried to a lit place needs no more than that. */
  carryOut(move: ParbajMove): Promise<void> | null {
    if (this.mine && this.moves.some((one) => same(one, move))) {
      this.reset();
      return act(this.#play, move);
    }
    void explain(this.#play, { kind: 'move', move });
    return null;
  }

  /** Lets go of what is held, and then takes back what is announced, a step at a time; false when there was nothing. */
  letGo(): boolean {
    if (this.begun) this.reset();
    else if (this.has('takeBack')) this.do({ kind: 'takeBack' });
    else return false;
    return true;
  }

  reset(): void {
    this.attacker = null;
    this.offered = [];
  }

  get begun(): boolean {
    return this.attacker !== null || this.offered.length > 0;
  }

  get holds(): boolean {
    return this.begun || this.announced !== null;
  }

  #strikes(move: ParbajMove): boolean {
    return move.kind === 'attack' && move.attacker === this.attacker;
  }

  /** First the guard that attacks, then whom. */
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
