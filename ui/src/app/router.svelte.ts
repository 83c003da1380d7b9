import { forgetOverlays, isOverlayEntry, onOverlay, overlaysClosing, overlaysOpen } from './overlays';
import { parse, path, type Route } from './route';

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
  #scrollPositions = new Map<number, number>();
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
      this.#scrollPositions.set(this.#depth, scrollY);
      if (history.state === null) {
        // An address from outside opens a page like any other.
        history.replaceState({ depth: this.#depth + 1 }, '');
        this.#farthest = this.#depth + 1;
        this.#arrive(next, this.#depth + 1);
        return;
      }
      const depth = depthNow();
      this.#arrive(next, depth);
      this.scrolled = this.#scrollPositions.get(depth) ?? 0;
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
    this.#scrollPositions.set(this.#depth, scrollY);
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

export const router = new Router();
