import type { Tree } from './tree';

/** The branch taken last at each fork of a tree. Immutable: changes return a new object. */
export class LastBranches {
  readonly #taken: ReadonlyMap<number, number>;

  constructor(taken: ReadonlyMap<number, number> = new Map()) {
    this.#taken = taken;
  }

  /** Returns the next node: the one taken last, otherwise the main line's. */
  next(tree: Tree, node: number): number | null {
    return this.#taken.get(node) ?? tree.firstChild(node);
  }

  /** Returns the end of the line that continues from a node. */
  end(tree: Tree, node: number): number {
    let end = node;
    for (let next = this.next(tree, end); next !== null; next = this.next(tree, end)) end = next;
    return end;
  }

  /** Returns the branches with the line to this node as the one taken. */
  through(tree: Tree, node: number): LastBranches {
    const way = tree.wayTo(node);
    const fresh = way.flatMap((at, i) => {
      const next = way[i + 1];
      return next === undefined || this.next(tree, at) === next ? [] : [[at, next] as const];
    });
    return fresh.length === 0 ? this : new LastBranches(new Map([...this.#taken, ...fresh]));
  }

  /** Returns the same branches after `by` nodes were inserted at a place of the text, or removed if negative. */
  moved(place: number, by: number): LastBranches {
    const moved = (at: number): number | null => (at < place ? at : at < place - by ? null : at + by);
    const kept = [...this.#taken].flatMap(([from, to]) => {
      const [start, end] = [moved(from), moved(to)];
      return start === null || end === null ? [] : [[start, end] as const];
    });
    return new LastBranches(new Map(kept));
  }
}
