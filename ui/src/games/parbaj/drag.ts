import { boxOnPage } from '../../app/turned-page.svelte';
import type { ParbajCardId, ParbajPermanentId } from '../../bindings';
import { watchCarrying, type Carries, type Load } from '../../parts/drag';
import type { Choice } from './choice.svelte';
import type { Zone } from './side';

/**
 * Watches drags: a hand card to the board, a guard to the target of its attack, a creature from the reserve to the
 * guards and back. For a move that is not listed, the engine explains the refusal, as after a touch.
 */
export function watchDrags(root: HTMLElement, choice: Choice): Carries {
  return watchCarrying(root, ({ dataset }) => {
    const { carry = '', inspect = '' } = dataset;
    if (!choice.mine || choice.announced) return null;
    if (carry === 'hand') return card(root, choice, inspect);
    const id = Number(carry);
    if (choice.stage === 'attackers') return attacker(root, choice, id);
    return choice.stage === 'movement' ? walker(root, choice, id) : null;
  });
}

/**
 * The drop announces the card; its targets and its payment are chosen afterwards. It can be taken back until it is
 * paid.
 */
function card(root: HTMLElement, choice: Choice, code: ParbajCardId): Load {
  const felt = root.querySelector('.felt');
  const move = choice.ofHand(code).find(({ kind }) => kind === 'play' || kind === 'react');
  return {
    goals: () => (felt && move ? [felt] : []),
    drop(below) {
      if (!felt?.contains(below)) return null;
      if (move) return choice.carryOut(move);
      choice.touchHand(code);
      return null;
    },
  };
}

function attacker(root: HTMLElement, choice: Choice, id: ParbajPermanentId): Load {
  const attacks = choice.moves.filter((move) => move.kind === 'attack' && move.attacker === id);
  const before = choice.attacker;
  const targets = attacks.flatMap((move) => {
    if (move.kind !== 'attack') return [];
    const { target } = move;
    if (target.kind === 'player') return [`[data-player="${target.seat}"]`];
    return target.kind === 'permanent' ? [`[data-permanent="${target.permanent}"]`] : [];
  });
  return {
    begin() {
      if (attacks.length > 0) Object.assign(choice, { attacker: id, carried: true });
    },
    goals: () => (targets.length > 0 ? root.querySelectorAll(targets.join()) : []),
    drop(below) {
      const permanent = below.closest<HTMLElement>('[data-permanent]')?.dataset['permanent'];
      const player = below.closest<HTMLElement>('[data-player]')?.dataset['player'];
      if (player !== undefined && Number(player) !== choice.me) {
        return choice.carryOut({ kind: 'attack', attacker: id, target: { kind: 'player', seat: Number(player) } });
      }
      if (permanent === undefined || choice.permanent(Number(permanent))?.master === choice.me) return null;
      return choice.carryOut({ kind: 'attack', attacker: id, target: { kind: 'permanent', permanent: Number(permanent) } });
    },
    end() {
      // Restores what was chosen by touches before the drag.
      Object.assign(choice, { attacker: before, carried: false });
    },
  };
}

function walker(root: HTMLElement, choice: Choice, id: ParbajPermanentId): Load {
  const zone: Zone = choice.permanent(id)?.guard ? 'reserve' : 'guards';
  const place = root.querySelector(`[data-side="${choice.me}"] [data-line="${zone}"]`);
  const [move, another] = choice.ofPermanent(id);
  return {
    goals: () => (place && move ? [place] : []),
    drop(below, { y }) {
      if (lineAt(below, y, choice) !== zone) return null;
      if (move && !another) return choice.carryOut(move);
      choice.touchPermanent(id);
      return null;
    },
  };
}

/** Returns the nearest of the own zones at this height. */
function lineAt(below: Element, y: number, { me }: Choice): Zone | null {
  const side = below.closest('.felt')?.querySelector(`[data-side="${me}"]`);
  const places = side ? [...side.querySelectorAll<HTMLElement>('[data-line]')] : [];
  const direct = below.closest<HTMLElement>('[data-line]');
  const far = (line: HTMLElement) => {
    const { top, bottom } = boxOnPage(line);
    return Math.max(top - y, y - bottom, 0);
  };
  const nearest = direct && side?.contains(direct) ? direct : places.toSorted((one, other) => far(one) - far(other))[0];
  return nearest ? (nearest.dataset['line'] as Zone) : null;
}
