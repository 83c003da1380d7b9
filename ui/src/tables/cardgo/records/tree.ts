import type { CardgoTreeNode } from '../../../bindings';

/** A part of the drawing: from one column and row to another, both among them. */
export type Window = { left: number; right: number; top: number; bottom: number };

const NONE = -1;

/**
 * A record's tree, and where its nodes are drawn: a column for every step from the beginning, a row for each
 * variation. A variation lies as high as it can below what it branches off from, so that nothing crosses. Everything
 * that is asked of it step by step takes no longer however large it is.
 */
export class Tree {
  /** What is at each node, in the file's order. */
  readonly nodes: readonly CardgoTreeNode[];
  /** How many columns and rows it has. */
  readonly width: number;
  readonly height: number;
  readonly #columns: Int32Array;
  readonly #rows: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  /** The nodes of each column, from above. */
  readonly #inColumn: number[][] = [];

  constructor(nodes: readonly CardgoTreeNode[]) {
    const make = () => new Int32Array(nodes.length).fill(NONE);
    this.nodes = nodes;
    this.#columns = make();
    this.#rows = make();
    this.#first = make();
    this.#last = make();
    this.#next = make();
    nodes.forEach(({ parent }, node) => {
      if (parent === null) return;
      const before = this.#last[parent] ?? NONE;
      if (before === NONE) this.#first[parent] = node;
      else this.#next[before] = node;
      this.#last[parent] = node;
    });
    this.height = this.#lay();
    this.width = this.#inColumn.length;
  }

  /** Finds everything its place; answers with the number of rows. */
  #lay(): number {
    /** The lowest row that is taken, for each column. */
    const lowest: number[] = [];
    let height = 0;
    this.nodes.forEach(({ parent }, node) => {
      const column = parent === null ? 0 : this.column(parent) + 1;
      this.#columns[node] = column;
      if (parent !== null && this.#first[parent] === node) this.#rows[node] = this.row(parent);
      else {
        let [end, row] = [column, parent === null ? 0 : this.row(parent) + 1];
        for (let at = node; at !== NONE; at = this.#first[at] ?? NONE) end += 1;
        for (let at = column; at < end; at += 1) row = Math.max(row, (lowest[at] ?? NONE) + 1);
        for (let at = column; at < end; at += 1) lowest[at] = row;
        // The line that leads there comes down in the column before. Nothing lies in its way yet, and nothing will.
        if (column > 0) lowest[column - 1] = Math.max(lowest[column - 1] ?? NONE, row - 1);
        this.#rows[node] = row;
        height = Math.max(height, row + 1);
      }
      (this.#inColumn[column] ??= []).push(node);
    });
    return height;
  }

  column(node: number): number {
    return this.#columns[node] ?? 0;
  }

  row(node: number): number {
    return this.#rows[node] ?? 0;
  }

  parent(node: number): number | null {
    return this.nodes[node]?.parent ?? null;
  }

  children(node: number): number[] {
    const all: number[] = [];
    for (let at = this.#first[node] ?? NONE; at !== NONE; at = this.#next[at] ?? NONE) all.push(at);
    return all;
  }

  /** Where its main way goes on. */
  firstChild(node: number): number | null {
    const first = this.#first[node] ?? NONE;
    return first === NONE ? null : first;
  }

  /** From the beginning to a node, both among them. */
  wayTo(node: number): number[] {
    const way: number[] = [];
    for (let at: number | null = node; at !== null; at = this.parent(at)) way.push(at);
    return way.reverse();
  }

  /** The number of the last move on the way to a node. */
  numberAt(node: number): number {
    for (let at: number | null = node; at !== null; at = this.parent(at)) {
      const number = this.nodes[at]?.number ?? 0;
      if (number > 0) return number;
    }
    return 0;
  }

  /** Whether it lies on the first way at every fork. */
  isMain(node: number): boolean {
    return this.row(node) === 0;
  }

  /** How many nodes it is, with what follows. */
  sizeFrom(node: number): number {
    const column = this.column(node);
    let end = node + 1;
    while (end < this.nodes.length && this.column(end) > column) end += 1;
    return end - node;
  }

  /** The nearest node above it in its column, or below. */
  beside(node: number, by: -1 | 1): number | null {
    const column = this.#inColumn[this.column(node)] ?? [];
    return column[this.#find(column, this.row(node)) + by] ?? null;
  }

  /** What lies at a place of the drawing. */
  at(column: number, row: number): number | null {
    const nodes = this.#inColumn[column] ?? [];
    const found = nodes[this.#find(nodes, row)];
    return found !== undefined && this.row(found) === row ? found : null;
  }

  /** What is seen of it through a window: its nodes, and how far down the line below a node goes that has variations. */
  seen({ left, right, top, bottom }: Window): { nodes: number[]; stems: { node: number; to: number }[] } {
    const nodes: number[] = [];
    const stems: { node: number; to: number }[] = [];
    for (let at = Math.max(0, left - 1); at <= Math.min(right, this.width - 1); at += 1) {
      const column = this.#inColumn[at] ?? [];
      // The line of what lies above the window may lead through it.
      for (let i = Math.max(0, this.#find(column, top) - 1); i < column.length; i += 1) {
        const node = column[i] ?? 0;
        if (this.row(node) > bottom) break;
        const to = this.row(this.#last[node] ?? node) - 1;
        if (to > this.row(node) && to >= top) stems.push({ node, to });
        if (at >= left && this.row(node) >= top) nodes.push(node);
      }
    }
    return { nodes, stems };
  }

  /** Where in a column that row would be: of the first node that isn't above it. */
  #find(column: readonly number[], row: number): number {
    let [low, high] = [0, column.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.row(column[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
