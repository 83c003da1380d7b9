import type { Chosen } from '../../app/held.svelte';
import type { Hint } from '../../app/hint.svelte';
import type { Playing } from '../../app/playing';
import type { Reason, Seat } from '../../bindings';
import { face } from './card';
import { session } from '../../app/session.svelte';
import { act, explain, moveOf, reasonsAgainst, stateOf } from './house';
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

/** Touches that do at once what they do: they can be taken back, or are half of two touches. */
const AT_ONCE: ReadonlySet<ParbajMove['kind']> = new Set(['play', 'react', 'use', 'useCard', 'march', 'attack']);
/** What a card that is looked at can be played or used for. */
const LOOKED_AT: ReadonlySet<ParbajMove['kind']> = new Set(['play', 'react', 'use', 'useCard']);
/** A reaction is announced by one touch: what would come of it is seen there, and it is taken back as easily. */
const REACTS: ReadonlySet<ParbajMove['kind']> = new Set(['react', 'use', 'useCard']);
/** So many steps of announcing can be taken back at most, or attackers: what goes on for longer is a mistake. */
const MOST_BACK = 20;
/** The table asks for one of several cards: a touch answers, and looks at nothing. */
const ASKING: ReadonlySet<Stage> = new Set(['aim', 'target', 'builders', 'sacrifices', 'sacrifice', 'discards', 'discard', 'strikeOrder', 'upkeep', 'paying']);

/** A card that is looked at before anything is done with it: in hand, by its place there, or in play. */
export type Looked = { kind: 'hand'; card: ParbajCardId; place: number } | { kind: 'permanent'; card: ParbajCardId; id: ParbajPermanentId };

/** How far a table lets its person look and play through; both where nothing else is said. */
type Ways = {
  /** A touch looks first; not where things are only shown. */
  looks?: () => boolean;
  /** Playing a card for which nothing else is chosen pays for it, too; not where each step is taught. */
  pays?: () => boolean;
};

/**
 * What the person has touched so far, between two moves. Knows no rule: what is lit is what the snapshot lists, and a
 * touch on anything else asks the engine why not. Announcing is kept by the engine itself, step by step.
 */
export class Choice implements Chosen {
  #play: Playing;
  #hint: Hint;
  #ways: Ways;
  /** What is looked at. */
  looked = $state.raw<Looked | null>(null);
  /** Why nothing can be done with it now; null while that isn't known, or isn't so. */
  against = $state.raw<readonly Reason[] | null>(null);
  /** What is played and paid for at once stays in sight until both are done. */
  #through = $state.raw<Looked | null>(null);
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

  constructor(play: Playing, hint: Hint, ways: Ways = {}) {
    this.#play = play;
    this.#hint = hint;
    this.#ways = ways;
  }

  /** What is seen from close by. */
  get seen(): Looked | null {
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

  /** A card of the hand is looked at. */
  lookedAt(place: number): boolean {
    return this.seen?.kind === 'hand' && this.seen.place === place;
  }

  /** How many copies of a card in hand are announced, given, or to be confirmed. */
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

  /** `clicked`: by a mouse, which has its own setting for second touches. */
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
      // Why it does nothing is told of what could do something.
      const able = it.master === this.me && (face(it.card).usable || (this.stage === 'movement' && face(it.card).cardType === 'creature'));
      this.#look({ kind: 'permanent', card: it.card, id }, moves, clicked, able ? { kind: 'permanent', permanent: id } : null);
    } else this.#touch(moves, { kind: 'permanent', permanent: id });
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
      const { looked } = this;
      this.reset();
      return looked !== null && LOOKED_AT.has(move.kind) && move.kind !== 'react' && this.#ways.pays?.() !== false ? this.#playThrough(move, looked) : act(this.#play, move);
    }
    void explain(this.#play, { kind: 'move', move });
    return null;
  }

  /** The only reaction there is to what was announced; none while there are several, or something else is asked. */
  get reaction(): ParbajMove | null {
    if (!this.mine || this.stage !== 'reactions') return null;
    const able = this.moves.filter(({ kind }) => REACTS.has(kind));
    return able.length === 1 ? (able[0] ?? null) : null;
  }

  /** Takes back all that is announced. */
  async withdraw(): Promise<void> {
    this.reset();
    for (let steps = 0; steps < MOST_BACK && this.has('takeBack'); steps += 1) await act(this.#play, { kind: 'takeBack' });
  }

  /** Lets one creature attack nobody again; the others go on attacking whom they did. */
  async withdrawAttack(attacker: ParbajPermanentId): Promise<void> {
    this.reset();
    const { attacks } = this.view;
    const at = attacks.findIndex((one) => one.attacker === attacker);
    if (at < 0) return;
    const those = this.view.attacks.slice(at + 1);
    for (let steps = 0; steps < MOST_BACK && this.mine && this.view.attacks.length > at; steps += 1) await this.#play.undo();
    for (const { attacker, target } of those) {
      const again = this.moves.find((move) => move.kind === 'attack' && move.attacker === attacker && sameTarget(move.target, target));
      // Whom it attacked can't be attacked any more: only those whose guards all have an attacker can.
      if (again) await act(this.#play, again);
    }
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
    this.looked = null;
    this.against = null;
  }

  get begun(): boolean {
    return this.attacker !== null || this.offered.length > 0 || this.looked !== null;
  }

  get holds(): boolean {
    return this.begun || this.announced !== null;
  }

  /** A touch looks at a card that can be played or used, or that can't be: nothing else is asked for meanwhile. */
  #looksAt(moves: readonly ParbajMove[]): boolean {
    if (this.#ways.looks?.() === false || this.announced !== null) return false;
    if (this.stage === 'reactions' && moves.length === 1 && moves.every(({ kind }) => kind === 'react')) return false;
    return moves.length > 0 ? moves.every(({ kind }) => LOOKED_AT.has(kind)) : !(this.mine && ASKING.has(this.stage));
  }

  /** Touched once more it is done, where a second touch does that; else it is let go of. */
  #look(at: Looked, moves: ParbajMove[], clicked: boolean, why: ParbajIntent | null): void {
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

  /** Announces, and pays where nothing is to be chosen for it. */
  async #playThrough(move: ParbajMove, looked: Looked): Promise<void> {
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

  /** What is announced is a reaction that nothing has been given for: another card may be touched instead. */
  get #reconsiders(): boolean {
    return this.mine && this.announced !== null && (this.stage === 'pay' || this.stage === 'against') && this.announced.fates.length > 0;
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
