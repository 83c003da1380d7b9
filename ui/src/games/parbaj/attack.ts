import type { Seat } from '../../bindings';
import { sameTarget } from './moves';
import { namePermanent, nameTarget, type NameOf } from './say';
import type { ParbajPermanentId, ParbajTarget, ParbajView } from '../../bindings';
import { words } from './words';

/**
 * Returns the attacked targets without repetitions, in the order in which attackers were assigned; the first has number
 * 1.
 */
function attacked({ attacks }: ParbajView): ParbajTarget[] {
  return attacks.map(({ target }) => target).filter((target, i, all) => all.findIndex((one) => sameTarget(one, target)) === i);
}

function numberOf(view: ParbajView, target: ParbajTarget): number | null {
  const at = attacked(view).findIndex((one) => sameTarget(one, target));
  return at < 0 ? null : at + 1;
}

/** Returns the number that a permanent shares with its target or with its attackers. */
export function attackNumber(view: ParbajView, id: ParbajPermanentId): number | null {
  const own = view.attacks.find(({ attacker }) => attacker === id);
  return numberOf(view, own?.target ?? { kind: 'permanent', permanent: id });
}

/** Returns the number that a player shares with their attackers. */
export function playerAttackNumber(view: ParbajView, seat: Seat): number | null {
  return numberOf(view, { kind: 'player', seat });
}

/** Describes the attack in words for screen readers. */
export function sayAttack(view: ParbajView, id: ParbajPermanentId, nameOf: NameOf): string | null {
  const { card } = words();
  const own = view.attacks.find(({ attacker }) => attacker === id);
  if (own) return card.attacks(nameTarget(view, own.target, nameOf));
  const by = view.attacks.filter(({ target }) => target.kind === 'permanent' && target.permanent === id);
  return by.length > 0 ? card.attacked(by.map(({ attacker }) => namePermanent(view, attacker)).join(', ')) : null;
}
