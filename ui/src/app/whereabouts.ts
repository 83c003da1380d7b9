import { keepAway, keepsake } from './keepsakes.svelte';
import { parse, path, router, type Route } from './router.svelte';
import { session } from './session.svelte';

const KEPT = 'where';

/** Pages that somebody was in the middle of something at: an app that was killed opens there again. */
const MIDST: readonly Route['page'][] = ['table', 'replay', 'pad', 'lesson'];

/** Notes where one is. */
export function noteWhereabouts(route: Route): void {
  keepAway(KEPT, MIDST.includes(route.page) ? path(route) : null);
}

/** Comes to where one was when the app was last open, with home one step back; unless it was opened at some page, or that table is gone. */
export function comeBack(): void {
  const where = location.hash === '' ? keepsake(KEPT) : null;
  const route = where === null ? null : parse(where);
  if (!route || !MIDST.includes(route.page)) return;
  if ((route.page === 'table' || route.page === 'replay') && !session.tables.some(({ id }) => id === route.id)) return;
  router.go(route);
}
