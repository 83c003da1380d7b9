import { keepAway, keepsake } from './keepsakes.svelte';
import { parse, path, type Route } from './route';
import { router } from './router.svelte';
import { session } from './session.svelte';

const KEPT = 'where';

/** Pages the app returns to after it was killed, because the person was in the middle of something there. */
const MIDST: readonly Route['page'][] = ['table', 'replay', 'pad', 'lesson'];

/** Stores the current page. */
export function storeLastPage(route: Route): void {
  keepAway(KEPT, MIDST.includes(route.page) ? path(route) : null);
}

/**
 * Returns to the page that was open when the app was last used, with home one step back; does nothing if the app was
 * opened at a page or that table is gone.
 */
export function comeBack(): void {
  const where = location.hash === '' ? keepsake(KEPT) : null;
  const route = where === null ? null : parse(where);
  if (!route || !MIDST.includes(route.page)) return;
  if ((route.page === 'table' || route.page === 'replay') && !session.tables.some(({ id }) => id === route.id)) return;
  router.go(route);
}
