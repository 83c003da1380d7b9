// A record's tree: the positions of its nodes, and the lines through it.

import { describe, expect, test } from 'vitest';
import type { CardgoTreeNode } from '../../../bindings';
import { numbered } from './move-numbers';
import { forksAt, pointOf, signsOn } from './say';
import { Tree } from './tree';
import { LastBranches } from './last-branches';

const node = (parent: number | null, label = '', more: Partial<CardgoTreeNode> = {}): CardgoTreeNode => ({ parent, colour: label === '' ? null : 'black', label, number: 0, comment: false, marked: false, ...more });
/** Creates a tree from the parents of its nodes. */
const tree = (...parents: (number | null)[]) => new Tree(parents.map((parent) => node(parent)));
const places = (of: Tree) => of.nodes.map((_, at) => [of.column(at), of.row(at)]);

describe('a tree is drawn', () => {
  test('without a fork in one row', () => {
    expect(places(tree(null, 0, 1))).toEqual([[0, 0], [1, 0], [2, 0]]);
  });

  test('with a variation in a row below what it branches off from', () => {
    // 0-1-2-3, and 4-5 from 1.
    const forked = tree(null, 0, 1, 2, 1, 4);
    expect(places(forked)).toEqual([[0, 0], [1, 0], [2, 0], [3, 0], [2, 1], [3, 1]]);
    expect([forked.width, forked.height]).toEqual([4, 2]);
  });

  test('with a variation as high as it can be, so that nothing crosses', () => {
    // Node 2 continues with 3, 4 and 5: the line that leads down to 5 is in the way of 6, which comes from 1.
    const two = tree(null, 0, 1, 2, 2, 2, 1);
    expect(places(two)).toEqual([[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [2, 2]]);
    // A short variation lies beside the free end of a long one.
    const beside = tree(null, 0, 1, 2, 3, 3, 0);
    expect(places(beside).at(-1)).toEqual([1, 1]);
  });

  test('of any shape with no two nodes in one place, each right of its parent, and children below one another', () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % n;
    };
    for (let times = 0; times < 30; times += 1) {
      // In the file's order: each node continues the last one, or one on the line to it.
      const parents: (number | null)[] = [null];
      for (let at = 1; at < 60; at += 1) {
        let from: number | null = at - 1;
        for (let back = random(4) === 0 ? random(6) : 0; back > 0 && from !== null && from > 0; back -= 1) from = parents[from] ?? null;
        parents.push(from ?? 0);
      }
      const grown = tree(...parents);
      expect(new Set(places(grown).map(String)).size).toBe(60);
      for (const at of parents.keys()) {
        const parent = grown.parent(at);
        if (parent === null) continue;
        expect([grown.column(at), grown.row(at) >= grown.row(parent)]).toEqual([grown.column(parent) + 1, true]);
        const rows = grown.children(parent).map((child) => grown.row(child));
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('one walks', () => {
  const forked = tree(null, 0, 1, 2, 1, 4);

  test('from node to node, up and down within a column', () => {
    expect([forked.wayTo(5), forked.children(1), forked.firstChild(5)]).toEqual([[0, 1, 4, 5], [2, 4], null]);
    expect([forked.beside(3, 1), forked.beside(5, -1), forked.beside(5, 1)]).toEqual([5, 3, null]);
  });

  test('on the first way is the main one', () => {
    expect([forked.isMain(3), forked.isMain(4)]).toEqual([true, false]);
  });

  test('and a node is deleted with all that follows it', () => {
    expect([forked.sizeFrom(1), forked.sizeFrom(2), forked.sizeFrom(4)]).toEqual([5, 2, 2]);
  });

  test('what is touched in the drawing is the node that lies there', () => {
    expect([forked.at(2, 1), forked.at(1, 1), forked.at(9, 0)]).toEqual([4, null, null]);
  });

  test('through a window one sees its nodes, and lines that lead through it from above', () => {
    const tall = tree(null, 0, 0, 0, 0);
    expect(tall.seen({ left: 0, right: 1, top: 2, bottom: 2 })).toEqual({ nodes: [3], stems: [{ node: 0, to: 2 }] });
    expect(tall.seen({ left: 0, right: 9, top: 0, bottom: 9 }).nodes).toEqual([0, 1, 2, 3, 4]);
  });

  test('the number of a move counts on from the last one that has a number', () => {
    const numbers = new Tree([node(null), node(0, 'E5', { number: 1 }), node(1), node(2, 'C3', { number: 2 })]);
    expect([numbers.numberAt(0), numbers.numberAt(2), numbers.numberAt(3)]).toEqual([0, 1, 2]);
  });
});

describe('the way that was taken', () => {
  const forked = tree(null, 0, 1, 2, 1, 4);

  test('is the main one, until another was', () => {
    const ways = new LastBranches();
    expect([ways.next(forked, 1), ways.end(forked, 0)]).toEqual([2, 3]);
    const other = ways.through(forked, 5);
    expect([other.next(forked, 1), other.end(forked, 0)]).toEqual([4, 5]);
    expect(other.through(forked, 3).end(forked, 0)).toBe(3);
    // Following a known line returns the same object.
    expect(other.through(forked, 4)).toBe(other);
  });

  test('is found again where nodes were put in before it, and lost where they were taken out', () => {
    const other = new LastBranches().through(forked, 5);
    expect(new LastBranches(new Map([[1, 4]])).moved(2, 1).next(forked, 1)).toBe(5);
    expect(other.moved(4, -2).next(forked, 1)).toBe(2);
    expect(new LastBranches(new Map([[5, 7]])).moved(2, -2).next(forked, 3)).toBe(5);
  });
});

describe('numbers on stones', () => {
  const game = new Tree([node(null), ...['E5', 'C3', 'E5', 'G7', 'A1', 'B1', 'C1'].map((label, at) => node(at, label, { number: at + 1, colour: at % 2 === 0 ? 'black' : 'white' }))]);
  const all = (point: string) => ({ E5: 0, C3: 1, G7: 1, A1: 0, B1: 1, C1: 0 })[point] as 0 | 1;

  test('are none, those of the last five moves, or all, the last of each point', () => {
    expect(numbered(game, 7, 'off', all).size).toBe(0);
    expect([...numbered(game, 7, 'all', all)]).toEqual([['E5', 3], ['C3', 2], ['G7', 4], ['A1', 5], ['B1', 6], ['C1', 7]]);
    expect([...numbered(game, 7, 'five', all).keys()]).toEqual(['E5', 'G7', 'A1', 'B1', 'C1']);
  });

  test('only stand where the stone that was placed still stands', () => {
    expect([...numbered(game, 7, 'all', (point) => (point === 'E5' ? 1 : point === 'A1' ? null : all(point))).keys()]).toEqual(['C3', 'G7', 'B1', 'C1']);
  });

  test('go no further than where one stands', () => {
    expect([...numbered(game, 2, 'all', all).keys()]).toEqual(['E5', 'C3']);
  });
});

describe('on a point', () => {
  test('a pass is none', () => {
    expect([pointOf(node(0, 'E5')), pointOf(node(0, 'Passz')), pointOf(node(0))]).toEqual(['E5', null, null]);
  });

  test('a sign is drawn once, however often a file says it', () => {
    const marks = [{ point: 'E5', sign: { kind: 'triangle' } }, { point: 'E5', sign: { kind: 'triangle' } }, { point: 'E5', sign: { kind: 'circle' } }];
    expect(signsOn({ marks } as never).get('E5')).toHaveLength(2);
  });

  test('variations are told where there are several, a single way isn’t given away', () => {
    const two = new Tree([node(null), node(0, 'E5'), node(0, 'C3', { colour: 'white' }), node(0, 'Passz')]);
    expect([...forksAt(two, { children: [1, 2, 3] } as never)]).toEqual([['E5', 0], ['C3', 1]]);
    expect(forksAt(two, { children: [1] } as never).size).toBe(0);
  });
});
