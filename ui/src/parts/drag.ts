import { flushSync } from 'svelte';
import { boxOnPage, onPage, pointerOnPage } from '../app/turned-page.svelte';
import './carry.css';
import { standIn } from './stand-in';

/**
 * Movement in CSS pixels that starts a drag. Less is a click of a mouse; for a finger, a touch or a long press on a
 * card (parts/inspect.ts).
 */
const THRESHOLD = { mouse: 5, finger: 10 };
/** How far above the finger that covers it a dragged thing is drawn, in CSS pixels. */
const ABOVE_FINGER = 26;
/** The click of a drag follows its release within this time, in milliseconds. */
const AFTER_MS = 60;
/** Duration of the flight back, in milliseconds. */
const BACK_MS = 220;
const EASING = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** A position on the page, in CSS pixels. */
export type PagePoint = { x: number; y: number };

/** Where a thing was dropped, and whether by mouse, which is more precise than a finger. */
export type Dropped = PagePoint & { mouse: boolean };

/** What is dragged, as defined by the game. */
export type Load = {
  /** The elements that move with the hand; by default the card that was taken. */
  things?: readonly HTMLElement[];
  /** Called when the drag begins. */
  begin?: () => void;
  /** The width at its target in CSS pixels, once the drag has begun: the dragged copy gets this size. */
  width?: () => number;
  /** The drop targets: what the legal moves allow, and nothing else. */
  goals: () => Iterable<Element>;
  /**
   * Handles a drop on this part of the table, a drop target or not. Returns a promise that lasts until the decision's
   * snapshot is there; `null` if nothing is decided and the thing flies back.
   */
  drop: (below: Element, at: Dropped) => Promise<unknown> | null;
  /** Called when the drag ends; before `drop`. */
  end?: () => void;
};

/** The handle on a table with drag and drop. */
export type Carries = {
  /** Lets what is dragged fly back; returns false if nothing was. */
  putBack: () => boolean;
  /** Ends the drag because the snapshot changes; what was dropped is drawn in its new place. */
  clear: () => void;
  stop: () => void;
};

/** A pressed draggable element; `carried` is set once the drag has begun. */
type Held = { from: HTMLElement; pointer: number; start: PagePoint; carried: Carried | null };
type Carried = { load: Load; things: Thing[]; goals: Element[]; aimed: Element | null };
/** A dragged element and its visible copy. */
type Thing = { from: HTMLElement; copy: HTMLElement };

/**
 * Makes elements with `data-carry` draggable by mouse, pen or finger, as a second way to do what touches do. It knows
 * no rules: `lift` returns where a thing may go and what dropping it does. A drag begins only if the gesture is neither
 * scrolling nor a long press on a card.
 */
export function watchCarrying(root: HTMLElement, lift: (thing: HTMLElement) => Load | null): Carries {
  let held: Held | null = null;
  /** Things dropped with a decision: they stay where they are until the snapshot arrives. */
  let landed: Thing[] = [];
  /** The pointer that still presses on what was put back. */
  let emptied: number | null = null;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || held?.carried || landed.length > 0) return;
    emptied = null;
    const from = (event.target as Element).closest<HTMLElement>('[data-carry]');
    if (from) held = { from, pointer: event.pointerId, start: pointerOnPage(event), carried: null };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { x, y } = pointerOnPage(event);
    const [dx, dy] = [x - held.start.x, y - held.start.y];
    const mouse = isMouse(event);
    if (!held.carried) {
      if (Math.hypot(dx, dy) < THRESHOLD[mouse ? 'mouse' : 'finger']) return;
      // A sheet was opened meanwhile by a long press, or the touched element is gone.
      if (document.querySelector('dialog[open]') || !held.from.isConnected) {
        held = null;
        return;
      }
      held.carried = begin(held);
    }
    if (!held?.carried) {
      held = null;
      return;
    }
    const { things, goals, aimed } = held.carried;
    for (const { copy } of things) copy.style.translate = `${dx}px ${dy - (mouse ? 0 : ABOVE_FINGER)}px`;
    const goal = goalAt({ x, y }, goals);
    if (goal === aimed) return;
    aimed?.removeAttribute('data-aimed');
    goal?.setAttribute('data-aimed', '');
    held.carried.aimed = goal;
  }

  function begin({ from, pointer, start }: Held): Carried | null {
    const load = lift(from);
    if (!load) return null;
    root.setPointerCapture(pointer);
    // Measured before the following code moves anything.
    const things = (load.things ?? [cardOf(from)]).map((thing) => ({ from: thing, copy: copyOf(thing, start) }));
    for (const { from: thing, copy } of things) {
      root.append(copy);
      thing.setAttribute('data-carried', '');
    }
    root.setAttribute('data-carrying', '');
    flushSync(load.begin);
    const width = load.width?.();
    if (width !== undefined) for (const { copy } of things) copy.style.scale = String(width / copy.offsetWidth);
    const goals = [...load.goals()];
    for (const goal of goals) goal.setAttribute('data-goal', '');
    return { load, things, goals, aimed: null };
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === emptied) {
      emptied = null;
      keepClick();
    }
    if (event.pointerId !== held?.pointer) return;
    const { carried } = held;
    held = null;
    if (!carried) return;
    keepClick();
    const spot = pointerOnPage(event);
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const { load, things } = carried;
    darken(carried);
    const deed = below && root.contains(below) ? load.drop(below, { ...spot, mouse: isMouse(event) }) : null;
    if (!deed) {
      flyBack(things);
      return;
    }
    landed = things;
    void deed.then(() => {
      // The decision was not carried out.
      if (landed === things) {
        landed = [];
        flyBack(things);
      }
    });
  }

  /** Removes the highlighting of the drop targets. */
  function darken({ load, goals }: Carried): void {
    for (const goal of goals) {
      goal.removeAttribute('data-goal');
      goal.removeAttribute('data-aimed');
    }
    root.removeAttribute('data-carrying');
    load.end?.();
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (pointerId === held?.pointer) putBack();
  }

  function putBack(): boolean {
    const carried = held?.carried;
    if (!held || !carried) {
      held = null;
      return false;
    }
    emptied = held.pointer;
    held = null;
    darken(carried);
    flyBack(carried.things);
    return true;
  }

  function clear(): void {
    const carried = held?.carried;
    if (held && carried) {
      emptied = held.pointer;
      darken(carried);
    }
    held = null;
    takeAway([...(carried?.things ?? []), ...landed]);
    landed = [];
  }

  /** A page that isn't wholly visible is scrolled by a finger, wherever it touches. */
  const page = root.closest('main') ?? document.documentElement;
  const growth = new ResizeObserver(() => {
    root.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight + 1);
  });
  growth.observe(root);
  growth.observe(page);

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  return {
    putBack,
    clear,
    stop() {
      clear();
      growth.disconnect();
      listening.abort();
    },
  };
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
}

/** Returns the drop target at a position, whatever else lies over it. */
function goalAt(at: PagePoint, goals: readonly Element[]): Element | null {
  const { x, y } = onPage(at);
  for (const node of document.elementsFromPoint(x, y)) {
    const goal = node.closest('[data-goal]');
    if (goal && goals.includes(goal)) return goal;
  }
  return null;
}

/** Returns the element with a card's name or back, without its surroundings. */
function cardOf(from: HTMLElement): HTMLElement {
  return from.matches('[data-card]') ? from : (from.querySelector<HTMLElement>('[data-card], [data-back]') ?? from);
}

/** Returns a copy at the element's position. Cards fly on from it (parts/flight.ts). */
function copyOf(thing: HTMLElement, { x, y }: PagePoint): HTMLElement {
  const { left, top, width, height } = boxOnPage(thing);
  const copy = standIn(thing, ['data-card', 'data-spot']);
  copy.classList.remove('lit', 'aimable', 'chosen', 'faded', 'passive');
  copy.classList.add('in-hand');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '60' });
  // It is scaled about the point where it was taken.
  copy.style.transformOrigin = `${x - left}px ${y - top}px`;
  return copy;
}

function flyBack(things: readonly Thing[]): void {
  if (document.documentElement.dataset['motion'] === 'off') {
    takeAway(things);
    return;
  }
  for (const thing of things) {
    const flight = thing.copy.animate({ translate: '0 0', scale: 1 }, { duration: BACK_MS, easing: EASING, fill: 'forwards' });
    flight.onfinish = () => {
      takeAway([thing]);
    };
  }
}

function takeAway(things: readonly Thing[]): void {
  for (const { from, copy } of things) {
    copy.remove();
    from.removeAttribute('data-carried');
  }
}

/** Suppresses the click that follows a drag. */
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
