import { forgetOverlays, isOverlayEntry } from './overlays';

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string };

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Pages opened since the start, so that Back never leaves the app. */
  #depth = 0;

  constructor() {
    addEventListener('popstate', () => {
      const next = parse(location.hash);
      if (path(next) === path(this.route)) return;
      this.#depth = Math.max(0, this.#depth - 1);
      this.route = next;
    });
  }

  go(route: Route): void {
    if (isOverlayEntry()) {
      this.#replaceWith(route);
      this.#depth += 1;
      return;
    }
    history.pushState(null, '', path(route));
    this.#depth += 1;
    this.route = route;
  }

  /** Goes there without leaving the present page in the way back. */
  replace(route: Route): void {
    this.#replaceWith(route);
  }

  back(): void {
    if (this.#depth > 0) history.back();
    else this.replace({ page: 'home' });
  }

  #replaceWith(route: Route): void {
    history.replaceState(null, '', path(route));
    forgetOverlays();
    this.route = route;
  }
}

function parse(hash: string): Route {
  const [page, what] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'settings') return { page };
  if (page === 'new' && what) return { page, game: decodeURIComponent(what) };
  if (page === 'table' && what) return { page, id: decodeURIComponent(what) };
  return { page: 'home' };
}

function path(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'settings':
      return '#/settings';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
  }
}

export const router = new Router();
