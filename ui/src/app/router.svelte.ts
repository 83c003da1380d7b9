import { forgetOverlays, isOverlayEntry, onOverlay, overlaysClosing, overlaysOpen } from './overlays';

/** A page of the app with its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  /** About the app: publishers of its games, and others' work it contains. */
  | { page: 'about' }
  | { page: 'others' }
  /** A new table, set up by a challenge code if given, or by the deal of the day. */
  | { page: 'new'; game: string; code?: string | undefined }
  | { page: 'table'; id: string }
  /** All kept tables, with import and export. */
  | { page: 'saved' }
  /** Replay of a kept table, from its beginning or after `ply` decisions. */
  | { page: 'replay'; id: string; ply?: number | undefined }
  /** The person's costliest decisions at a kept table, to find something better. */
  | { page: 'mistakes'; id: string }
  /** A position of a finished game, on which moves are tried for every seat. */
  | { page: 'explore'; id: string; ply: number }
  /** The positions of all games that come back today because the person failed them. */
  | { page: 'practice' }
  /** A game's puzzles, or one of them; with `chosen`, only these puzzles follow one another. */
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; number: number; chosen?: readonly number[] | undefined }
  | { page: 'statistics' }
  /** The score pads for games at a real table, or one of them. */
  | { page: 'pads' }
  | { page: 'pad'; id: string }
  /** Import of a game from a file. */
  | { page: 'open' }
  /** The rulebook: its contents, or one rule. */
  | { page: 'book'; game: string | null }
  | { page: 'rule'; id: string }
  /** The reading pages of a game beside its rules: the first part, or the named one. */
  | { page: 'read'; game: string; part?: string | undefined }
  /** A scenario shown as a demonstration. */
  | { page: 'show'; id: string }
  /** A tutorial, or one of its lessons. */
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; id: string }
  /** A page specific to one game but to no table, and the item open on it. */
  | { page: 'own'; game: string; name: string; item?: string | undefined };

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** The scroll position when Back or Forward returned to the page; `null` for a new page. */
  scrolled: number | null = null;
  /** Number of pages opened since the start, so that Back never leaves the app. */
  #depth = $state(0);
  /** The depth of the last page Forward can reach. */
  #farthest = $state(0);
  /** The address of each page of the history, as far as they were opened since the start. */
  #addresses = new Map<number, string>();
  /** The scroll position each page of the history was left at. */
  #places = new Map<number, number>();
  /** The address of the shown page if `readdress` changed it, else `null`. */
  #address: string | null = null;
  /** Runs as soon as the history entries of sheets have been stepped back over. */
  #pending: (() => void) | null = null;

  constructor() {
    history.scrollRestoration = 'manual';
    history.replaceState({ depth: 0 }, '');
    this.#addresses.set(0, path(this.route));
    onOverlay(() => {
      this.#farthest = this.#depth;
    });
    addEventListener('popstate', () => {
      if (this.#pending) {
        const go = this.#pending;
        this.#pending = null;
        go();
        return;
      }
      const next = parse(location.hash);
      if (path(next) === path(this.route) || path(next) === this.#address) return;
      this.#places.set(this.#depth, scrollY);
      if (history.state === null) {
        // An address from outside opens a page like any other.
        history.replaceState({ depth: this.#depth + 1 }, '');
        this.#farthest = this.#depth + 1;
        this.#arrive(next, this.#depth + 1);
        return;
      }
      const depth = depthNow();
      this.#arrive(next, depth);
      this.scrolled = this.#places.get(depth) ?? 0;
    });
  }

  /** Returns whether Forward leads to a page. */
  get canGoOn(): boolean {
    return this.#depth < this.#farthest;
  }

  go(route: Route): void {
    if (path(route) === path(this.route) && overlaysOpen() === 0) return;
    if (overlaysClosing()) {
      this.#pending = () => {
        this.go(route);
      };
      return;
    }
    if (overlaysOpen() > 1) {
      this.#pending = () => {
        this.#replaceWith(route, this.#depth + 1);
      };
      history.go(1 - overlaysOpen());
      return;
    }
    this.#places.set(this.#depth, scrollY);
    if (isOverlayEntry()) {
      this.#replaceWith(route, this.#depth + 1);
      return;
    }
    const depth = this.#depth + 1;
    history.pushState({ depth }, '', path(route));
    this.#farthest = depth;
    this.#arrive(route, depth);
  }

  /** Opens a page in place of the present one in the history. */
  replace(route: Route): void {
    const go = () => {
      this.#replaceWith(route, this.#depth);
    };
    if (overlaysOpen() > 0) history.go(-overlaysOpen());
    else if (!overlaysClosing()) {
      go();
      return;
    }
    this.#pending = go;
  }

  /** Goes back to a page if it is the one before, else opens it in place of the present one. */
  backTo(route: Route): void {
    if (this.#addresses.get(this.#depth - 1) === path(route)) this.back();
    else this.replace(route);
  }

  /** Changes the address of the present page without reloading it, for example when a new item on it gets a name. */
  readdress(route: Route): void {
    if (overlaysClosing()) {
      this.#pending = () => {
        this.readdress(route);
      };
      return;
    }
    this.#address = path(route);
    history.replaceState(history.state, '', this.#address);
  }

  /** Goes to the page before, whatever overlays are open. */
  back(): void {
    if (overlaysClosing()) {
      this.#pending = () => {
        this.back();
      };
    } else if (this.#depth > 0) history.go(-1 - overlaysOpen());
    else this.replace({ page: 'home' });
  }

  /** Goes forward again after Back. */
  forward(): void {
    if (this.canGoOn) history.forward();
  }

  #replaceWith(route: Route, depth: number): void {
    history.replaceState({ depth }, '', path(route));
    forgetOverlays();
    this.#farthest = Math.max(this.#farthest, depth);
    this.#arrive(route, depth);
  }

  #arrive(route: Route, depth: number): void {
    this.#address = null;
    this.scrolled = null;
    this.#depth = depth;
    this.#addresses.set(depth, path(route));
    this.route = route;
  }
}

/** Returns the depth stored with the current history entry; an entry from outside has 0. */
function depthNow(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

/** Matches a number of decisions, or the number of a puzzle. */
const NUMBER = /^\d{1,6}$/;
/** Matches several such numbers. */
const NUMBERS = /^\d{1,6}(-\d{1,6}){0,9}$/;

/** Returns the page at an address; home for an unknown address. */
export function parse(hash: string): Route {
  const [page, what, more, last] = hash.replace(/^#\/?/, '').split('/').map(readable);
  if (page === 'settings' || page === 'about' || page === 'others' || page === 'open' || page === 'saved' || page === 'statistics' || page === 'pads' || page === 'practice') return { page };
  if (page === 'new' && what) return { page, game: what, code: more };
  if (page === 'replay' && what) return { page, id: what, ...(more !== undefined && NUMBER.test(more) ? { ply: Number(more) } : {}) };
  if (page === 'explore' && what && more !== undefined && NUMBER.test(more)) return { page, id: what, ply: Number(more) };
  if (page === 'puzzles' && what) return { page, game: what };
  if (page === 'puzzle' && what && more !== undefined && NUMBER.test(more)) {
    return { page, game: what, number: Number(more), ...(last !== undefined && NUMBERS.test(last) ? { chosen: last.split('-').map(Number) } : {}) };
  }
  if ((page === 'table' || page === 'pad' || page === 'mistakes') && what) return { page, id: what };
  if (page === 'book') return { page, game: what ?? null };
  if (page === 'rule' && what) return { page, id: what };
  if (page === 'read' && what) return { page, game: what, part: more };
  if (page === 'show' && what) return { page, id: what };
  if (page === 'learn' && what && more) return { page: 'lesson', game: what, id: more };
  if (page === 'learn' && what) return { page, game: what };
  if (page === 'own' && what && more) return { page, game: what, name: more, item: last };
  return { page: 'home' };
}

/** Decodes a part of an address. A link from outside may be anything; what can't be decoded is taken as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns a page's address. */
export function path(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'settings':
    case 'open':
    case 'saved':
    case 'about':
    case 'others':
    case 'statistics':
    case 'pads':
    case 'practice':
      return `#/${route.page}`;
    case 'explore':
      return `#/explore/${encodeURIComponent(route.id)}/${route.ply}`;
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.code === undefined ? '' : `/${encodeURIComponent(route.code)}`}`;
    case 'read':
      return `#/read/${encodeURIComponent(route.game)}${route.part === undefined ? '' : `/${encodeURIComponent(route.part)}`}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `/${route.ply}`}`;
    case 'table':
    case 'pad':
    case 'mistakes':
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
    case 'puzzles':
      return `#/puzzles/${encodeURIComponent(route.game)}`;
    case 'puzzle':
      return `#/puzzle/${encodeURIComponent(route.game)}/${route.number}${route.chosen === undefined ? '' : `/${route.chosen.join('-')}`}`;
    case 'book':
      return route.game === null ? '#/book' : `#/book/${encodeURIComponent(route.game)}`;
    case 'rule':
      return `#/rule/${encodeURIComponent(route.id)}`;
    case 'show':
      return `#/show/${encodeURIComponent(route.id)}`;
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}`;
    case 'lesson':
      return `#/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id)}`;
    case 'own':
      return `#/${[route.page, route.game, route.name, ...(route.item === undefined ? [] : [route.item])].map(encodeURIComponent).join('/')}`;
  }
}

export const router = new Router();
