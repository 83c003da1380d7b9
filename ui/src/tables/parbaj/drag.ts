import type { Choice } from './choice.svelte';
import type { ParbajCardId, ParbajPermanentId } from '../../bindings';
import type { Zone } from './side';

/** A finger that has gone less far than this has touched, and not dragged. */
const THRESHOLD = 8;
/** The click of what was dragged follows its being let go of at once. */
const AFTER_MS = 60;

/** What is carried: a card of the hand to be played, a guard to attack, a creature to change places. */
type Carried = { kind: 'card'; card: ParbajCardId } | { kind: 'attacker' | 'walker'; id: ParbajPermanentId };

type Held = { from: HTMLElement; carried: Carried; pointer: number; x: number; y: number; ghost: HTMLElement | null };

/**
 * A second way to do what touches do: a card of the hand is carried onto the table, a guard onto whom it attacks, a
 * creature from the reserve to the guard post and back. Knows no rule: whatever isn't listed is asked about, as it is
 * when it is touched. While something is carried the table says so (`data-carried`), so that where it may go is lit.
 */
export function watchDrags(root: HTMLElement, choice: Choice): () => void {
  let held: Held | null = null;
  /** Who still presses on what was put back. */
  let putBack: number | null = null;
  /** What was begun by touches before; let go of elsewhere, it is begun still. */
  let before: ParbajPermanentId | null = null;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || held) return;
    putBack = null;
    const from = (event.target as Element).closest<HTMLElement>('[data-carry]');
    const carried = from ? carriedBy(from, choice) : null;
    if (!from || !carried) return;
    held = { from, carried, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      // A sheet has opened meanwhile, for the finger rested; or what was touched has gone.
      if (document.querySelector('dialog[open]') || !held.from.isConnected) {
        held = null;
        return;
      }
      begin(held);
    }
    if (held.ghost) held.ghost.style.translate = `${dx}px ${dy}px`;
  }

  function begin(now: Held): void {
    now.from.setPointerCapture(now.pointer);
    now.ghost = ghostOf(now.from);
    root.append(now.ghost);
    now.from.dataset['carried'] = '';
    const { carried } = now;
    root.dataset['carried'] = goalOf(carried, choice) ?? '';
    before = choice.attacker;
    if (carried.kind === 'attacker' && choice.moves.some((one) => one.kind === 'attack' && one.attacker === carried.id)) {
      choice.attacker = carried.id;
      choice.carried = true;
    }
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === putBack) {
      putBack = null;
      keepClick();
    }
    if (event.pointerId !== held?.pointer) return;
    const { carried, ghost } = held;
    const below = ghost ? document.elementFromPoint(event.clientX, event.clientY) : null;
    if (ghost) keepClick();
    end();
    if (below && root.contains(below)) drop(carried, below, event.clientY, choice);
  }

  /** Puts it back; whoever let go of it elsewhere has done nothing. */
  function end(): void {
    if (held?.ghost) {
      held.ghost.remove();
      delete held.from.dataset['carried'];
      delete root.dataset['carried'];
      if (held.carried.kind === 'attacker') {
        choice.attacker = before;
        choice.carried = false;
      }
    }
    held = null;
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (pointerId === held?.pointer) end();
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !held?.ghost) return;
    event.preventDefault();
    event.stopPropagation();
    putBack = held.pointer;
    end();
  }

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', press, { capture: true, signal });
  return () => {
    end();
    listening.abort();
  };
}

/** What an element stands for, if it can be carried anywhere now. */
function carriedBy({ dataset }: HTMLElement, { mine, stage, announced }: Choice): Carried | null {
  if (!mine || announced) return null;
  const { carry = '', inspect = '' } = dataset;
  if (carry === 'hand') return { kind: 'card', card: inspect };
  const id = Number(carry);
  if (stage === 'attackers') return { kind: 'attacker', id };
  return stage === 'movement' ? { kind: 'walker', id } : null;
}

/** Where it may be let go of: the table, or the other of one's own places; whom a guard may attack is ringed anyway. */
function goalOf(carried: Carried, choice: Choice): 'table' | Zone | null {
  if (carried.kind === 'card') return choice.ofHand(carried.card).some(isPlayed) ? 'table' : null;
  if (carried.kind === 'attacker' || choice.ofPermanent(carried.id).length === 0) return null;
  return choice.permanent(carried.id)?.guard ? 'reserve' : 'guards';
}

function isPlayed({ kind }: { kind: string }): boolean {
  return kind === 'play' || kind === 'react';
}

function drop(carried: Carried, below: Element, y: number, choice: Choice): void {
  if (carried.kind === 'card') {
    if (!below.closest('.felt')) return;
    const move = choice.ofHand(carried.card).find(isPlayed);
    if (move) choice.do(move);
    else choice.touchHand(carried.card);
    return;
  }
  const { id } = carried;
  if (carried.kind === 'walker') {
    if (placeAt(below, y, choice) === (choice.permanent(id)?.guard ? 'reserve' : 'guards')) choice.touchPermanent(id);
    return;
  }
  const target = below.closest<HTMLElement>('[data-permanent]')?.dataset['permanent'];
  const player = below.closest<HTMLElement>('[data-player]')?.dataset['player'];
  if (player !== undefined && Number(player) !== choice.me) {
    choice.do({ kind: 'attack', attacker: id, target: { kind: 'player', seat: Number(player) } });
  } else if (target !== undefined && choice.permanent(Number(target))?.master !== choice.me) {
    choice.do({ kind: 'attack', attacker: id, target: { kind: 'permanent', permanent: Number(target) } });
  }
}

/** The one of one's own places that is nearest there. */
function placeAt(below: Element, y: number, { me }: Choice): Zone | null {
  const side = below.closest('.felt')?.querySelector(`[data-side="${me}"]`);
  const places = side ? [...side.querySelectorAll<HTMLElement>('[data-line]')] : [];
  const direct = below.closest<HTMLElement>('[data-line]');
  const far = (line: HTMLElement) => {
    const { top, bottom } = line.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  const nearest = direct && side?.contains(direct) ? direct : places.toSorted((one, other) => far(one) - far(other))[0];
  return nearest ? (nearest.dataset['line'] as Zone) : null;
}

/** A copy that nobody takes for the card itself, where that is. */
function ghostOf(from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect();
  const copy = from.cloneNode(true) as HTMLElement;
  for (const name of copy.getAttributeNames()) if (/^(id|tabindex|data-|aria-)/.test(name)) copy.removeAttribute(name);
  copy.inert = true;
  copy.classList.remove('lit', 'aimable', 'chosen', 'passive');
  // The table's own rules for its parts mustn't move it.
  copy.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;--below:0px;z-index:60;pointer-events:none;transform:scale(1.06);opacity:.94;transition:none`;
  return copy;
}

/** What was carried isn't touched as well. */
function keepClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => {
    window.removeEventListener('click', stop, { capture: true });
  }, AFTER_MS);
}
