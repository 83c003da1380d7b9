import type { CardgoPoint } from '../../../bindings';

// The house's types for records, until the bindings have them.

export type CardgoColour = 'black' | 'white';

export type RecordMark = 'triangle' | 'square' | 'circle' | 'cross' | 'letter' | 'number';

export type RecordEdit =
  | { kind: 'play'; point: CardgoPoint }
  | { kind: 'pass' }
  | { kind: 'comment'; text: string }
  | { kind: 'mark'; point: CardgoPoint; mark: RecordMark }
  | { kind: 'stone'; point: CardgoPoint; stone: CardgoColour | null }
  | { kind: 'delete' }
  | { kind: 'promote' };

export type CardgoQuestion =
  | { kind: 'games'; file: string }
  | { kind: 'fresh'; size: number; halfKomi: number }
  | { kind: 'look'; text: string; node: number; tree: boolean }
  | { kind: 'edit'; text: string; node: number; edit: RecordEdit };

export type RecordHeading = {
  text: string;
  names: [string | null, string | null];
  date: string | null;
  result: string | null;
  size: number;
  moves: number;
  nodes: number;
};

export type TreeNode = {
  parent: number | null;
  colour: CardgoColour | null;
  label: string;
  number: number;
  comment: boolean;
  marked: boolean;
};

export type Sign =
  | { kind: 'triangle' | 'square' | 'circle' | 'cross' | 'selected' }
  | { kind: 'text'; text: string }
  | { kind: 'territory'; colour: CardgoColour };

export type RecordNode = {
  node: number;
  parent: number | null;
  children: number[];
  rows: string[];
  last: CardgoPoint | null;
  turn: CardgoColour;
  captures: [number, number];
  number: number;
  comment: string;
  marks: { point: CardgoPoint; sign: Sign }[];
  notes: string[];
  kept: string[];
  odd: string | null;
  names: [string | null, string | null];
  facts: { label: string; text: string }[];
};

export type RecordReport = {
  text: string | null;
  refused: { sentence: string; rule: string | null } | null;
  node: RecordNode;
  tree: TreeNode[] | null;
};

export type CardgoAnswer =
  | { kind: 'games'; games: RecordHeading[] }
  | ({ kind: 'record' } & RecordReport)
  | { kind: 'fault'; sentence: string };
