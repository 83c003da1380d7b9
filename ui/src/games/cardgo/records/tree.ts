import type { CardgoTreeNode } from '../../../bindings';

/** A part of the drawing, by its first and last column and row, inclusive. */
export type TreeViewport = { left: number; right: number; top: number; bottom: number };

const NONE = -1;

/**
 * A record's tree and the positions of its nodes: a column for every step from the beginning, a row for each variation.
 * A variation lies as high as possible below the node it branches off from, without crossing lines. The cost of
 * single-step queries does not depend on the tree's size.
 */
export class Tree {
  /** The nodes in the file's order. */
  readonly nodes: readonly CardgoTreeNode[];
  /** The number of columns; `height` is the number of rows. */
  readonly width: number;
  readonly height: number;
  readonly #columns: Int32Array;
  readonly #rows: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  /** The nodes of each column, from the top. */
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

  /** Positions all nodes; returns the number of rows. */
  #lay(): number {
    /** The lowest occupied row of each column. */
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
        // The line to the node runs down in the previous column. Nothing lies in its way yet, and nothing will.
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

  /** Returns the first child, which continues the main line, or null. */
  firstChild(node: number): number | null {
    const first = this.#first[node] ?? NONE;
    return first === NONE ? null : first;
  }

  /** Returns the nodes from the root to a node, both included. */
  wayTo(node: number): number[] {
    const way: number[] = [];
    for (let at: number | null = node; at !== null; at = this.parent(at)) way.push(at);
    return way.reverse();
  }

  /** Returns the number of the last move on the line to a node. */
  numberAt(node: number): number {
    for (let at: number | null = node; at !== null; at = this.parent(at)) {
      const number = this.nodes[at]?.number ?? 0;
      if (number > 0) return number;
    }
    return 0;
  }

  /** Returns whether the node lies on the first branch at every fork. */
  isMain(node: number): boolean {
    return this.row(node) === 0;
  }

  /** Returns the number of nodes from this one on, including it. */
  sizeFrom(node: number): number {
    const column = this.column(node);
    let end = node + 1;
    while (end < this.nodes.length && this.column(end) > column) end += 1;
    return end - node;
  }

  /** Returns the nearest node above or below in the same column, or null. */
  beside(node: number, by: -1 | 1): number | null {
    const column = this.#inColumn[this.column(node)] ?? [];
    return column[this.#find(column, this.row(node)) + by] ?? null;
  }

  /** Returns the node at a position of the drawing, or null. */
  at(column: number, row: number): number | null {
    const nodes = this.#inColumn[column] ?? [];
    const found = nodes[this.#find(nodes, row)];
    return found !== undefined && this.row(found) === row ? found : null;
  }

  /** Returns the visible part of the drawing: its nodes, and how far down the vertical line below a fork goes. */
  seen({ left, right, top, bottom }: TreeViewport): { nodes: number[]; stems: { node: number; to: number }[] } {
    const nodes: number[] = [];
    const stems: { node: number; to: number }[] = [];
    for (let at = Math.max(0, left - 1); at <= Math.min(right, this.width - 1); at += 1) {
      const column = this.#inColumn[at] ?? [];
      // The vertical line of a node above the window may cross it.
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

  /** Returns the index in a column of the first node that is not above the row. */
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
