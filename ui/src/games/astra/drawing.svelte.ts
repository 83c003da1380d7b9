import type { AstraPath, AstraPen, AstraPlace, AstraStar } from '../../bindings';
import type { Choice } from './choice.svelte';
import { follow, forksOf, partings, reachedFrom, type Fork, type ReachableStar } from './paths';
import { NO_FORK, NOWHERE, ofDream, ofPaths, ofUse, UNREACHED, type ReachMap } from './reach';

/** The stars of the open card: which can be marked, in what order and at what price. */
export class Drawing {
  #choice: Choice;
  /** Stars at which the ways to the touched star divide, if there are several ways. */
  doubt = $state.raw<AstraStar[]>([]);

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  place: AstraPlace | null = $derived.by(() => this.#choice.shown);
  /** The stars drawn so far. */
  path: AstraPath = $derived.by(() => {
    const { draft } = this.#choice;
    if (draft?.kind === 'observe') return draft.place === this.place ? draft.path : [];
    if (draft?.kind === 'dream') return [draft.star];
    return draft?.kind === 'use' && typeof draft.aim !== 'string' && 'star' in draft.aim && draft.aim.star[0] === this.place ? [draft.aim.star[1]] : [];
  });
  pen: AstraPen = $derived.by(() => (this.#choice.dreamAt === null ? 'yours' : 'dream'));
  /** One star is to be marked, not a path. */
  single: boolean = $derived.by(() => this.#choice.dreamAt !== null || this.#choice.using !== null);
  #forks: Fork = $derived.by(() => (this.place ? forksOf(this.#choice.moves, this.place) : NO_FORK));
  #here: Fork | null = $derived.by(() => follow(this.#forks, this.path));
  #reached: ReadonlyMap<AstraStar, ReachableStar> = $derived.by(() => (this.#here ? reachedFrom(this.#here) : UNREACHED));
  /** The first star of each Observe of this turn is free. */
  free: boolean = $derived.by(() => this.#choice.view.journal.thisTurn.freeFirst);

  /** Returns the price of that many stars: one stardust each, except for a free first star. */
  price(stars: number): number {
    return Math.max(0, stars - (this.free ? 1 : 0));
  }

  /** All stars that can be reached, with the total price. */
  reach: ReachMap = $derived.by(() => {
    const { mine, moves, dreamAt, using } = this.#choice;
    if (!mine) return NOWHERE;
    if (dreamAt !== null) return ofDream(moves);
    return using ? ofUse(moves, using.card, this.place) : ofPaths(this.#reached, this.path.length, (stars) => this.price(stars));
  });

  /** Handles a touch on a star: extends the path, goes back, or explains the refusal. */
  touch(star: AstraStar): void {
    const { place, path } = this;
    const choice = this.#choice;
    this.doubt = [];
    if (place === null) return;
    if (choice.dreamAt !== null) {
      if (path[0] === star) choice.draft = null;
      else if (this.reach.has(star)) choice.draft = { kind: 'dream', star };
      else choice.explain({ kind: 'dream', star });
      return;
    }
    const { using } = choice;
    if (using) {
      if (this.reach.has(star)) choice.draft = { ...using, aim: path[0] === star ? 'nothing' : { star: [place, star] } };
      else choice.explain({ kind: 'use', card: using.card, aim: { star: [place, star] } });
      return;
    }
    const at = path.indexOf(star);
    if (at >= 0) return this.#draw(path.slice(0, at === path.length - 1 ? at : at + 1));
    const reached = this.#reached.get(star);
    const [only, another] = reached?.ways ?? [];
    if (!only || !choice.mine) choice.explain({ kind: 'observe', place, path: [...path, star] });
    else if (another) this.doubt = partings(reached?.ways ?? []);
    else this.#draw([...path, ...only]);
  }

  /** Handles a drawing finger over a star: extends the path or goes back; other stars are ignored. */
  dragTo(star: AstraStar): void {
    if (this.single || !this.#choice.mine) return;
    if (this.path.at(-2) === star) this.back();
    else if (this.#here?.on.has(star)) this.#draw([...this.path, star]);
  }

  /** Returns whether a finger can continue to the star. */
  goesOn(star: AstraStar): boolean {
    return this.path.at(-2) === star || (this.#here?.on.has(star) ?? false);
  }

  /** Removes the last star from the path. */
  back(): void {
    if (this.path.length === 0) return;
    if (!this.single) this.#draw(this.path.slice(0, -1));
    else if (this.#choice.using) this.#choice.draft = { ...this.#choice.using, aim: 'nothing' };
    else this.#choice.draft = null;
  }

  reset(): void {
    this.doubt = [];
  }

  #draw(path: AstraPath): void {
    if (this.place !== null) Object.assign(this.#choice, { open: this.place, draft: { kind: 'observe', place: this.place, path } });
    this.doubt = [];
  }
}
