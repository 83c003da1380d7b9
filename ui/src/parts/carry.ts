import { flushSync } from 'svelte';
import './carry.css';
import { standIn } from './stand-in';

/** A mouse that has gone less far than this has clicked; a finger has touched, or still rests on a card (parts/inspect.ts). */
const THRESHOLD = { mouse: 5, finger: 10 };
/** So much higher than the finger that covers it, what is carried can be seen. */
const ABOVE_FINGER = 26;
/** The click of what was carried follows its being let go of at once. */
const AFTER_MS = 60;
/** So long it takes to fly back. */
const BACK_MS = 220;
const EASING = 'cubic-bezier(0.25, 0.8, 0.3, 1)';

/** A place in the window, in CSS pixels. */
export type Spot = { x: number; y: number };

/** Where it was let go of, and whether by a mouse, which misses less easily than a finger. */
export type Dropped = Spot & { mouse: boolean };

/** What somebody carries, in the words of its table. */
export type Load = {
  /** What is seen to go with the hand; the card that was taken hold of, if nothing else is said. */
  things?: readonly HTMLElement[];
  /** It is in the hand now. */
  begin?: () => void;
  /** How wide it is where it goes, in CSS pixels, once it has begun: so large it is carried. */
  width?: () => number;
  /** Where it may be let go of: what the listed moves say, and nothing else. */
  goals: () => Iterable<Element>;
  /**
   * It was let go of over this part of the table, a goal or not. What is decided by it, until its picture is there; null
   * where nothing is decided, and it flies back.
   */
  drop: (below: Element, at: Dropped) => Promise<unknown> | null;
  /** It isn't in the hand any longer; before `drop`. */
  end?: () => void;
};

export type Carries = {
  /** Lets what is carried fly back; false where nothing was. */
  putBack: () => boolean;
  /** The picture changes: nothing is in the hand any longer, and what was let go of is drawn where it lies now. */
  clear: () => void;
  stop: () => void;
};

/** What a hand presses on that may be carried, and since when it is. */
type Held = { from: HTMLElement; pointer: number; start: Spot; carried: Carried | null };
type Carried = { load: Load; things: Thing[]; goals: Element[]; aimed: Element | null };
/** A thing, and what is seen of it in the hand. */
type Thing = { from: HTMLElement; copy: HTMLElement };

/**
 * A second way to do what touches do: what bears `data-carry` can be carried with a mouse, a pen or a finger to where
 * it may go. Knows no rule: what `lift` makes of a thing says where that is, and what comes of it. A drag begins only
 * where a finger that scrolls, or that rests on a card to see its sheet, means neither.
 */
export function watchCarrying(root: HTMLElement, lift: (thing: HTMLElement) => Load | null): Carries {
  let held: Held | null = null;
  /** Let go of where something is decided by it: it lies there until the picture does. */
  let landed: Thing[] = [];
  /** Who still presses on what was put back. */
  let emptied: number | null = null;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || held?.carried || landed.length > 0) return;
    emptied = null;
    const from = (event.target as Element).closest<HTMLElement>('[data-carry]');
    if (from) held = { from, pointer: event.pointerId, start: spotOf(event), carried: null };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { x, y } = spotOf(event);
    const [dx, dy] = [x - held.start.x, y - held.start.y];
    const mouse = isMouse(event);
    if (!held.carried) {
      if (Math.hypot(dx, dy) < THRESHOLD[mouse ? 'mouse' : 'finger']) return;
      // A sheet has opened meanwhile, for the finger rested; or what was touched has gone.
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
    // Where they are, before what follows moves anything.
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
    const spot = spotOf(event);
    const below = document.elementFromPoint(spot.x, spot.y);
    const { load, things } = carried;
    darken(carried);
    const deed = below && root.contains(below) ? load.drop(below, { ...spot, mouse: isMouse(event) }) : null;
    if (!deed) {
      flyBack(things);
      return;
    }
    landed = things;
    void deed.then(() => {
      // Nothing has come of it after all.
      if (landed === things) {
        landed = [];
        flyBack(things);
      }
    });
  }

  /** Nothing is lit for it any longer. */
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

  /** A page that isn't wholly in sight is scrolled by a finger, whatever it lies on. */
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

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
}

/** The goal there, whatever else lies over it. */
function goalAt({ x, y }: Spot, goals: readonly Element[]): Element | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const goal = node.closest('[data-goal]');
    if (goal && goals.includes(goal)) return goal;
  }
  return null;
}

/** What bears a card's name or a back, not what is round it. */
function cardOf(from: HTMLElement): HTMLElement {
  return from.matches('[data-card]') ? from : (from.querySelector<HTMLElement>('[data-card], [data-back]') ?? from);
}

/** A copy where the thing is. Cards fly on from it (parts/flight.ts). */
function copyOf(thing: HTMLElement, { x, y }: Spot): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const copy = standIn(thing, ['data-card', 'data-spot']);
  copy.classList.remove('lit', 'aimable', 'chosen', 'faded', 'passive');
  copy.classList.add('in-hand');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '60' });
  // It grows and shrinks about where it was taken hold of.
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
