// Mocks of browser features that the tests' own browser lacks: layout, animations, sound, and a working history.

import { afterAll, afterEach, vi } from 'vitest';
import { takeKeepsakes } from '../src/app/keepsakes.svelte';
import { ends } from './ends';
import { Sizes } from './sizes';

afterEach(async ({ task }) => {
  for (const end of ends) await end(task.meta);
});

// What a page loads ahead may still be loading when the last test ends.
afterAll(() => vi.dynamicImportSettled());

/** Returns an animation that ends at once. */
function atOnce(): Partial<Animation> {
  return { finished: Promise.resolve({} as Animation), cancel: () => undefined, finish: () => undefined, onfinish: null };
}

vi.stubGlobal('ResizeObserver', Sizes);

// A dialog takes the focus as soon as it is shown.
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  showModal.call(this);
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input, [tabindex="0"]')?.focus();
};
Object.assign(Element.prototype, {
  animate: atOnce,
  checkVisibility(this: Element) {
    return this.closest('[hidden], [inert]') === null;
  },
  showPopover: () => undefined,
  hidePopover: () => undefined,
  getAnimations: () => [],
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
});
Object.assign(document, { elementFromPoint: () => null, elementsFromPoint: () => [] });

// No test reaches a network: whatever isn't answered by the test itself isn't found.
vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404, statusText: 'Not Found' })));

// Everything has the size of a phone's board: nothing would be drawn in a frame of size zero.
for (const size of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight']) {
  Object.defineProperty(HTMLElement.prototype, size, { configurable: true, get: () => 320 });
}

/** The history entries, and the index of the current one. */
const entries: { state: unknown; hash: string }[] = [{ state: null, hash: location.hash }];
let shown = 0;

function show(state: unknown, url?: string | URL | null): void {
  const hash = url === undefined || url === null ? location.hash : `#${String(url).split('#')[1] ?? ''}`;
  entries[shown] = { state, hash };
  if (hash !== location.hash) location.hash = hash;
}

vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[shown]?.state);
Object.assign(history, {
  pushState(state: unknown, _: string, url?: string | URL | null) {
    shown += 1;
    entries.splice(shown);
    show(state, url);
  },
  replaceState(state: unknown, _: string, url?: string | URL | null) {
    show(state, url);
  },
  go(by = 0) {
    setTimeout(() => {
      const entry = entries[shown + by];
      if (!entry || by === 0) return;
      shown += by;
      show(entry.state, entry.hash);
      dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    });
  },
  back() {
    history.go(-1);
  },
  forward() {
    history.go(1);
  },
});

// Test files share a worker: a test's changes to the clock and its keepsakes end with it.
afterEach(() => {
  vi.useRealTimers();
  takeKeepsakes({});
});
