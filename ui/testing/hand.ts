// A table with drag and drop, without a layout: tests set what lies under the pointer.

import { fireEvent } from '@testing-library/dom';
import { watchCarrying, type Carries, type Load } from '../src/parts/drag';

const { animate } = Element.prototype;
const { elementFromPoint, elementsFromPoint } = document;
const HAND = { isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse', clientX: 100, clientY: 100 };

/** Returns the element with that ID. */
export function thing(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/**
 * A card (`#card`, containing `#within`), another draggable element (`#other`), a drop target (`#goal`) and an element
 * that is none.
 */
export class Hand {
  /** The events of the drag, in order. */
  told: string[] = [];
  /** The elements under the pointer, topmost first. */
  below: Element[] = [];
  flights: { onfinish: (() => void) | null }[] = [];
  /** Ends the decision, whether it was carried out or not. */
  landed = (): void => undefined;
  load: Load | null;
  readonly carries: Carries;

  constructor() {
    document.body.innerHTML = `
      <main id="table">
        <b id="card" class="lit chosen" data-carry="hand" data-card="P3"><i id="within"></i></b>
        <b id="other" data-carry="hand"></b>
        <u id="goal"><i id="in-goal"></i></u><u id="elsewhere"></u>
      </main>`;
    const { flights } = this;
    Object.assign(document, { elementFromPoint: () => this.below[0] ?? null, elementsFromPoint: () => this.below });
    Element.prototype.animate = function () {
      const flight = { onfinish: null };
      flights.push(flight);
      return flight as unknown as Animation;
    };
    this.load = {
      begin: () => this.told.push('begin'),
      goals: () => [thing('goal')],
      drop: (where, { x, y, mouse }) => {
        this.told.push(`drop ${where.id} ${String(x)} ${String(y)} ${mouse ? 'mouse' : 'finger'}`);
        return where === thing('elsewhere') ? null : new Promise<void>((resolve) => (this.landed = resolve));
      },
      end: () => this.told.push('end'),
    };
    this.carries = watchCarrying(thing('table'), () => this.load);
  }

  down(id = 'within', how = {}): void {
    fireEvent.pointerDown(thing(id), { ...HAND, ...how });
  }

  move(clientX: number, clientY = 100, how = {}): void {
    fireEvent.pointerMove(thing('table'), { ...HAND, clientX, clientY, ...how });
  }

  up(clientX: number, clientY = 100, how = {}): void {
    fireEvent.pointerUp(thing('table'), { ...HAND, clientX, clientY, ...how });
  }

  cancel(pointerId = 1): void {
    fireEvent.pointerCancel(thing('table'), { ...HAND, pointerId });
  }

  /** Returns the dragged copy. */
  get copy(): HTMLElement | null {
    return document.querySelector('.in-hand');
  }

  /** Clicks the card; returns how many clicks reached it. */
  click(): number {
    let clicks = 0;
    thing('card').onclick = () => (clicks += 1);
    thing('card').click();
    return clicks;
  }

  async leave(): Promise<void> {
    this.carries.stop();
    Element.prototype.animate = animate;
    Object.assign(document, { elementFromPoint, elementsFromPoint });
    document.body.replaceChildren();
    delete document.documentElement.dataset['motion'];
    // Clicks are suppressed for a while after a drag.
    await new Promise((resolve) => setTimeout(resolve, 70));
  }
}
