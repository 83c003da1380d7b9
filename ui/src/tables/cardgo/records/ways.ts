import type { Tree } from './tree';

/** Which way was taken last from each fork of a tree; it is never changed, only made anew. */
export class Ways {
  readonly #taken: ReadonlyMap<number, number>;

  constructor(taken: ReadonlyMap<number, number> = new Map()) {
    this.#taken = taken;
  }

  /** Where one goes on from a node: as one did last, else on its main way. */
  next(tree: Tree, node: number): number | null {
    return this.#taken.get(node) ?? tree.firstChild(node);
  }

  /** The end of the way that goes on from a node. */
  end(tree: Tree, node: number): number {
    let end = node;
    for (let next = this.next(tree, end); next !== null; next = this.next(tree, end)) end = next;
    return end;
  }

  /** The way that leads to a node is the one that is taken from now on. */
  through(tree: Tree, node: number): Ways {
    const way = tree.wayTo(node);
    const fresh = way.flatMap((at, i) => {
      const next = way[i + 1];
      return next === undefined || this.next(tree, at) === next ? [] : [[at, next] as const];
    });
    return fresh.length === 0 ? this : new Ways(new Map([...this.#taken, ...fresh]));
  }

  /** The same ways where nodes were put into the tree at a place of its text, or, fewer than none, taken out of it. */
  moved(place: number, by: number): Ways {
    const moved = (at: number): number | null => (at < place ? at : at < place - by ? null : at + by);
    const kept = [...this.#taken].flatMap(([from, to]) => {
      const [start, end] = [moved(from), moved(to)];
      return start === null || end === null ? [] : [[start, end] as const];
    });
    return new Ways(new Map(kept));
  }
}
