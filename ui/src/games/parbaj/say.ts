import type { Seat } from '../../bindings';
import type { Choice } from './choice.svelte';
import type { ParbajCostView, ParbajMove, ParbajOrigin, ParbajPermanentId, ParbajTarget, ParbajView } from '../../bindings';
import { sayCard, sayNamed, words } from './words';

/** Returns a player's name. */
export type NameOf = (seat: Seat) => string;

/** Returns a permanent's name, or an empty string if it has left play. */
export function namePermanent({ permanents }: ParbajView, id: ParbajPermanentId): string {
  const it = permanents.find((one) => one.id === id);
  return it ? sayNamed(it) : '';
}

/** Returns the name of a target. */
export function nameTarget(view: ParbajView, target: ParbajTarget, nameOf: NameOf): string {
  if (target.kind === 'player') return target.seat === view.seat ? words().acts.you : nameOf(target.seat);
  return target.kind === 'permanent' ? namePermanent(view, target.permanent) : sayCard(target.card);
}

/** Returns the parts of a cost; empty if it is free. */
export function costParts({ vp, life, builders, sacrifices, discards }: ParbajCostView): string[] {
  const { cost } = words();
  return [
    vp > 0 ? cost.vp(vp) : null,
    life > 0 ? cost.life(life) : null,
    builders > 0 ? cost.builders(builders) : null,
    sacrifices > 0 ? cost.sacrifices(sacrifices) : null,
    discards > 0 ? cost.discards(discards) : null,
  ].filter((part) => part !== null);
}

/** Returns the label of the payment button: the whole cost, or `free`. */
function sayPay(cost: ParbajCostView, free: string): string {
  const parts = costParts(cost);
  return parts.length === 0 ? free : words().acts.pay(parts.join(' + '));
}

/** Returns whether an announcement uses an ability instead of playing a card. */
export function isAbility(origin: ParbajOrigin): boolean {
  return origin.kind !== 'card';
}

/** Returns the label of the button for a move. */
export function sayMove({ view, stage }: Choice, move: ParbajMove, nameOf: NameOf): string {
  const { acts } = words();
  const piece = (id: ParbajPermanentId) => namePermanent(view, id);
  switch (move.kind) {
    case 'keep':
    case 'mulligan':
      return acts[move.kind];
    case 'play':
      return acts.play;
    case 'react':
      return acts.react;
    case 'use':
      return acts.abilityOf(piece(move.permanent));
    case 'useCard':
      return move.place === 'hand' ? acts.ability : acts.abilityOf(sayCard(move.card));
    case 'against': {
      const action = view.queue[move.action];
      return acts.prevent(action ? sayCard(action.origin.card) : '');
    }
    case 'target':
      return acts.target(nameTarget(view, move.target, nameOf));
    case 'x':
      return acts.x(move.x);
    case 'give':
      return (stage === 'sacrifice' || stage === 'sacrifices' ? acts.sacrifice : acts.give)(piece(move.permanent));
    case 'giveCard':
      return acts.discard(sayCard(move.card));
    case 'pay':
      return view.announced ? sayPay(view.announced.cost, isAbility(view.announced.origin) ? acts.use : acts.play) : acts.play;
    case 'takeBack':
      return acts.back;
    case 'decline':
      return sayDecline(view);
    case 'march':
      return acts.march(piece(move.permanent));
    case 'attack':
      return acts.attackWith(piece(move.attacker), nameTarget(view, move.target, nameOf));
    case 'done':
      return sayDone(view);
    case 'next':
      return acts.happens(piece(move.permanent));
    case 'strikeNext':
      return acts.strike(piece(move.attacker));
    case 'accept':
      return view.offered ? sayPay(view.offered, acts.yes) : acts.yes;
    case 'refuse':
      if (stage === 'temporaryCost') return acts.sacrificeInstead;
      return view.offered && costParts(view.offered).length > 0 ? acts.dontPay : acts.no;
  }
}

function sayDecline(view: ParbajView): string {
  const { acts } = words();
  const next = nextPhase(view);
  return next === null ? acts.decline : acts.next(acts.after[next]);
}

/** Returns whether declining leads to another phase, unless somebody acts first. */
export function leadsOn(view: ParbajView): boolean {
  return nextPhase(view) !== null;
}

/** Returns the own phase that declining would end, or null. */
function nextPhase({ active, seat, phase, queue }: ParbajView): 'upkeep' | 'main' | 'combat' | 'strike' | null {
  if (active !== seat || queue.length > 0) return null;
  return phase === 'upkeep' || phase === 'main' || phase === 'combat' || phase === 'strike' ? phase : null;
}

function sayDone({ phase, attacks }: ParbajView): string {
  const { acts } = words();
  if (phase === 'movement') return acts.next(acts.after.movement);
  return attacks.length > 0 ? acts.attack(attacks.length) : acts.noAttack;
}
