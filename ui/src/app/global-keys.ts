import { magnifiedBy } from './magnify';
import { closeTop } from './overlays';
import type { Route } from './route';
import { router } from './router.svelte';
import { rules } from './rules.svelte';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';

/** How long to wait for a page that is still being loaded, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Focuses the search field for rules: the page's own, or the rulebook's, unless another page is opened meanwhile. */
export function seekRule(): void {
  const from = router.route.page;
  if (searchField() === null && from !== 'book') router.go({ page: 'book', game: null });
  enter(from, performance.now() + PATIENCE_MS);
}

function enter(from: Route['page'], last: number): void {
  const { page } = router.route;
  const field = searchField();
  if (field) field.focus();
  // An open overlay may have to close first.
  else if ((page === 'book' || page === from) && performance.now() < last) {
    requestAnimationFrame(() => {
      enter(from, last);
    });
  }
}

function searchField(): HTMLElement | null {
  return document.querySelector('input[type="search"]');
}

/**
 * Handles the keys that work on every page: / to search the rules, ? for the list of keys, those that change the size of
 * everything, and Escape, which closes what is on top, or else goes back.
 */
export function pressGlobalKey(event: KeyboardEvent, showKeys: () => void): void {
  if (event.defaultPrevented) return;
  const typed = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if ((event.key === '/' || event.key === '?') && !typed && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    if (event.key === '/') seekRule();
    else showKeys();
  }
  const magnification = magnifiedBy(event, session.settings.magnification);
  if (magnification !== null) {
    event.preventDefault();
    if (magnification !== session.settings.magnification) void session.change({ magnification });
  }
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (closeTop()) return;
  if (toasts.current) toasts.close();
  else if (rules.entry) rules.close();
  else if (router.route.page !== 'home') router.back();
}
