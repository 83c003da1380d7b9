import { forgetOverlays, isOverlayEntry, onOverlay, overlaysClosing, overlaysOpen } from './overlays';

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  /** What the app is and whose games it plays; and whose work is in it. */
  | { page: 'about' }
  | { page: 'others' }
  /** A new table, as a challenge code says if there is one, or as the deal of the day. */
  | { page: 'new'; game: string; code?: string | undefined }
  | { page: 'table'; id: string }
  /** All kept tables, with their ways in and out. */
  | { page: 'saved' }
  /** The same table looked back at, from its beginning or after so many decisions. */
  | { page: 'replay'; id: string; ply?: number | undefined }
  | { page: 'statistics' }
  /** Score pads for games at a real table, or one of them. */
  | { page: 'pads' }
  | { page: 'pad'; id: string }
  /** A game from a file. */
  | { page: 'open' }
  /** The rulebook: its contents, or one rule. */
  | { page: 'book'; game: string | null }
  | { page: 'rule'; id: string }
  /** What there is to read about a table beside its rules: its first part, or the one named. */
  | { page: 'read'; game: string; part?: string | undefined }
  /** A scenario shown on a table. */
  | { page: 'show'; id: string }
  /** A tutorial, or one lesson of it. */
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; id: string }
  /** A page of a table's own that belongs to no game, and what is open on it. */
  | { page: 'own'; game: string; name: string; item?: string | undefined };

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Where the page was scrolled to when Back or Forward came to it again; `null` for a page that is new. */
  scrolled: number | null = null;
  /** Pages opened since the start, so that Back never leaves the app. */
  #depth = $state(0);
  /** How far Forward leads. */
  #farthest = $state(0);
  /** Where each page of the way was left. */
  #places = new Map<number, number>();
  /** What the page that is shown is called from now on, where that isn't what it was opened by. */
  #address: string | null = null;
  /** What to do as soon as the entries of sheets have been stepped back over. */
  #pending: (() => void) | null = null;

  constructor() {
    history.scrollRestoration = 'manual';
    history.replaceState({ depth: 0 }, '');
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

  /** Whether Forward leads anywhere. */
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

  /** Goes there without leaving the present page in the way back. */
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

  /** The page stays as it is, and is found again under another address: what was new on it has a name now. */
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

  /** To the page before, whatever lies over this one. */
  back(): void {
    if (overlaysClosing()) {
      this.#pending = () => {
        this.back();
      };
    } else if (this.#depth > 0) history.go(-1 - overlaysOpen());
    else this.replace({ page: 'home' });
  }

  /** The other way, where Back was taken. */
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
    this.route = route;
  }
}

/** Each page of the way carries its number; one that came from outside begins a new way. */
function depthNow(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

/** A number of decisions. */
const PLY = /^\d{1,6}$/;

/** The page at an address; home for one that is none. */
export function parse(hash: string): Route {
  const [page, what, more, last] = hash.replace(/^#\/?/, '').split('/').map(readable);
  if (page === 'settings' || page === 'about' || page === 'others' || page === 'open' || page === 'saved' || page === 'statistics' || page === 'pads') return { page };
  if (page === 'new' && what) return { page, game: what, code: more };
  if (page === 'replay' && what) return { page, id: what, ...(more !== undefined && PLY.test(more) ? { ply: Number(more) } : {}) };
  if ((page === 'table' || page === 'pad') && what) return { page, id: what };
  if (page === 'book') return { page, game: what ?? null };
  if (page === 'rule' && what) return { page, id: what };
  if (page === 'read' && what) return { page, game: what, part: more };
  if (page === 'show' && what) return { page, id: what };
  if (page === 'learn' && what && more) return { page: 'lesson', game: what, id: more };
  if (page === 'learn' && what) return { page, game: what };
  if (page === 'own' && what && more) return { page, game: what, name: more, item: last };
  return { page: 'home' };
}

/** A link from outside may be anything; what can't be decoded is taken as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A page's address. */
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
      return `#/${route.page}`;
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}${route.code === undefined ? '' : `/${encodeURIComponent(route.code)}`}`;
    case 'read':
      return `#/read/${encodeURIComponent(route.game)}${route.part === undefined ? '' : `/${encodeURIComponent(route.part)}`}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.ply === undefined ? '' : `/${route.ply}`}`;
    case 'table':
    case 'pad':
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
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
