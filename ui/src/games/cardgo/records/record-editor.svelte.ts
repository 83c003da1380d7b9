import { settle } from '../../../app/command-result';
import { session } from '../../../app/session.svelte';
import { toasts } from '../../../app/toasts.svelte';
import { voice } from '../../../app/announcements.svelte';
import { commands, type CardgoSpot, type CardgoRecordDetails, type CardgoRecordEdit, type CardgoRecordMark, type CardgoRecordNode } from '../../../bindings';
import { t } from '../../../messages/index.svelte';
import type { OpenList } from '../../../screens/kept-lists';
import { placeOf } from '../point-names';
import { stoneAt } from '../say';
import { reported } from './questions';
import { seatOf } from './say';
import { Tree } from './tree';
import { LastBranches } from './last-branches';
import { recordWords } from './words';

/** The tool that decides the effect of a touch on the board. */
export type Tool = 'play' | 'black' | 'white' | CardgoRecordMark;

/** The state of the last change: being written, on disk, or failed. */
export type Saved = 'saving' | 'saved' | { problem: string };

/** Why a change was refused: a sentence and its rule; null if it has already been shown. */
type Refused = { sentence: string; rule: string } | null;

/** A record before or after a change: its text, the node to return to, and the node on the other side of the change. */
type Standing = { text: string; node: number; beyond: number; branches: LastBranches };

/** The number of changes that can be undone, and the total length of their texts. */
const MOST_STANDINGS = 200;
const MOST_LETTERS = 16_000_000;

/** The number of forks through which a line is made the main one. */
const MOST_FORKS = 100;

/**
 * An open record: its text, the current node, and its changes. The house reads and writes the text; this class only
 * walks along its tree. Every change is saved at once under the record's name and can be undone.
 */
export class RecordDesk {
  readonly id: string;
  name = $state('');
  text = $state.raw('');
  tree: Tree = $state.raw(new Tree([]));
  /** The current node; `seen` may lag behind while it is being loaded. */
  node = $state(0);
  seen: CardgoRecordNode = $state.raw(NOWHERE);
  tool: Tool = $state('play');
  /** A stone shown at a node that waits for another touch. */
  #shown: { node: number; point: CardgoSpot } | null = $state.raw(null);
  saved: Saved = $state('saved');
  /** The comment being typed on a node, before it is part of the record. */
  #note: { node: number; text: string } | null = $state.raw(null);
  #before: Standing[] = $state.raw([]);
  #after: Standing[] = $state.raw([]);
  #branches: LastBranches = $state.raw(new LastBranches());
  /** The node whose comment was the last change. */
  #commented: number | null = null;
  /** Serialises the requests to the house. */
  #line: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();
  #waiting = false;

  private constructor({ id, name, text }: OpenList) {
    this.id = id;
    this.name = name;
    this.text = text;
  }

  /** Opens a saved record at a node. Returns the fault if the text is invalid, or null if the request failed. */
  static async open(list: OpenList, node: number): Promise<RecordDesk | { fault: string } | null> {
    const desk = new RecordDesk(list);
    const report = await reported({ kind: 'look', text: list.text, node, tree: true });
    if (!report || 'fault' in report) return report;
    desk.tree = new Tree(report.tree ?? []);
    desk.seen = report.node;
    desk.node = report.node.node;
    desk.#remember();
    return desk;
  }

  /** The number of lines from top to bottom. */
  get size(): number {
    return this.seen.rows.length;
  }

  /** The number of lines from left to right. */
  get columns(): number {
    return this.seen.rows[0]?.length ?? 0;
  }

  /** The point of a stone that waits for another touch to be placed. */
  get ghost(): CardgoSpot | null {
    const shown = this.#shown;
    return shown?.node === this.node && this.tool === 'play' ? shown.point : null;
  }

  /** The comment on the current node. */
  get comment(): string {
    return this.#note?.node === this.node ? this.#note.text : this.seen.comment;
  }

  /** Whether `seen` shows the current node. */
  get settled(): boolean {
    return this.seen.node === this.node;
  }

  get canUndo(): boolean {
    return this.#before.length > 0 && !session.readOnly;
  }

  get canRedo(): boolean {
    return this.#after.length > 0 && !session.readOnly;
  }

  /** The next node on the line taken last. */
  get next(): number | null {
    return this.#branches.next(this.tree, this.node);
  }

  go(node: number | null): void {
    if (node === null || node === this.node) return;
    this.#shown = null;
    this.leaveNote();
    this.node = node;
    this.#remember();
    this.#look();
  }

  back(): void {
    this.go(this.tree.parent(this.node));
  }

  forward(): void {
    this.go(this.next);
  }

  toStart(): void {
    this.go(0);
  }

  toEnd(): void {
    this.go(this.#branches.end(this.tree, this.node));
  }

  /** Goes to the variation above or below in the tree. */
  aside(by: -1 | 1): void {
    this.go(this.tree.beside(this.node, by));
  }

  /**
   * Handles a touch on the board. As at a table, the first touch shows the stone, unless moves are made at once; mouse
   * and keys have a setting of their own (`clicked`).
   */
  touch(point: CardgoSpot, clicked = false): void {
    const { tool } = this;
    if (tool === 'play') {
      const waits = clicked ? session.settings.confirmClicks : session.settings.confirmMoves;
      const empty = stoneAt(this.seen, placeOf(point, this.size)) === null;
      const shows = waits && empty && this.ghost !== point && !session.readOnly;
      this.#shown = shows ? { node: this.node, point } : null;
      if (!shows) this.change({ kind: 'play', point });
    }
    else if (tool === 'black' || tool === 'white') {
      const there = stoneAt(this.seen, placeOf(point, this.size));
      this.change({ kind: 'stone', point, stone: there === seatOf(tool) ? null : tool });
    } else this.change({ kind: 'mark', point, mark: tool });
  }

  /** Deletes the node and everything after it; the toast offers to undo that. */
  remove(): void {
    const { page } = recordWords();
    if (this.node === 0) {
      toasts.say(page.noRemove);
      return;
    }
    const nodes = this.tree.sizeFrom(this.node);
    this.change({ kind: 'delete' }, () => {
      toasts.say(page.removed(nodes), { label: t().undoIt, run: () => { this.undo(); } });
    });
  }

  promote(): void {
    const { page } = recordWords();
    if (this.#barred()) return;
    this.leaveNote();
    this.#queue(async () => {
      if (this.tree.isMain(this.node)) {
        toasts.say(page.isMain);
        return;
      }
      // Promotes the line fork by fork; all of it is one change.
      for (let forks = 0; forks < MOST_FORKS && !this.tree.isMain(this.node); forks += 1) {
        if (!(await this.#edit({ kind: 'promote' }, this.node, forks > 0))) return;
      }
      toasts.say(page.promoted);
    });
  }

  /** Changes the record at the current node. */
  change(edit: CardgoRecordEdit, done?: () => void): void {
    if (this.#barred()) return;
    this.leaveNote();
    this.#queue(async () => {
      if (await this.#edit(edit, this.node)) done?.();
    });
  }

  /** Changes what the record says about the game; resolves with the reason of a refusal, or null. */
  tell(details: CardgoRecordDetails): Promise<string | null> {
    this.leaveNote();
    return new Promise((resolve) => {
      this.#queue(async () => {
        const done = await this.#tried({ kind: 'tell', details }, this.node);
        resolve(done === true ? null : (done?.sentence ?? t().failed));
      });
    });
  }

  /** Sets the comment being typed on the current node. */
  write(text: string): void {
    this.#note = { node: this.node, text };
  }

  /** Stores the typed comment in the record; typing may continue. */
  saveNote(): void {
    const note = this.#note;
    if (note === null) return;
    this.#queue(async () => {
      const { node, text } = note;
      const known = this.seen.node === node && this.seen.comment === text;
      if (!known) await this.#edit({ kind: 'comment', text }, node, this.#commented === node);
    });
  }

  /** Ends the typing of a comment and stores it. */
  leaveNote(): void {
    const note = this.#note;
    if (note === null) return;
    this.saveNote();
    this.#queue(() => {
      if (this.#note === note) this.#note = null;
      return Promise.resolve();
    });
  }

  undo(): void {
    this.#turn('undo');
  }

  redo(): void {
    this.#turn('redo');
  }

  rename(name: string): void {
    const tidy = name.trim();
    if (tidy === '' || tidy === this.name) return;
    this.name = tidy;
    this.save();
  }

  /** Writes the record to disk after the write in progress; of several waiting writes only the last is made. */
  save(): void {
    this.saved = 'saving';
    if (this.#waiting) return;
    this.#waiting = true;
    this.#writing = this.#writing.then(async () => {
      this.#waiting = false;
      const answer = await settle(commands.listKeep('cardgo', this.id, this.name, this.text));
      if (answer.status === 'error') this.saved = { problem: answer.error.text };
      else if (!this.#waiting) this.saved = 'saved';
    });
  }

  /** Resolves when everything is on disk or has failed. */
  async written(): Promise<void> {
    this.leaveNote();
    await this.#line;
    await this.#writing;
  }

  #barred(): boolean {
    if (session.readOnly) toasts.say(recordWords().shelf.readOnly);
    return session.readOnly;
  }

  #queue(job: () => Promise<void>): void {
    this.#line = this.#line.then(job);
  }

  /** Loads the current node; if the person has gone on meanwhile, only the last node is loaded. */
  #look(): void {
    this.#queue(async () => {
      this.#commented = null;
      if (this.settled) return;
      const report = await reported({ kind: 'look', text: this.text, node: this.node, tree: false });
      if (!report) return;
      if ('fault' in report) toasts.say(report.fault);
      else this.seen = report.node;
    });
  }

  /**
   * Makes a change and explains a refusal; returns whether it was made. With `goesOn` it is undone together with the
   * previous change.
   */
  async #edit(edit: CardgoRecordEdit, node: number, goesOn = false): Promise<boolean> {
    const done = await this.#tried(edit, node, goesOn);
    if (done === true) return true;
    if (done) toasts.explain([{ text: done.sentence, rule: done.rule }]);
    return false;
  }

  /** Makes a change without explaining a refusal. */
  async #tried(edit: CardgoRecordEdit, node: number, goesOn = false): Promise<true | Refused> {
    const report = await reported({ kind: 'edit', text: this.text, node, edit });
    if (!report) return null;
    if ('fault' in report) return { sentence: report.fault, rule: '' };
    if (report.refused) return { sentence: report.refused.sentence, rule: report.refused.rule ?? '' };
    const changed = report.text !== null && report.text !== this.text;
    if (changed) {
      this.#keep(node, report.node.node, goesOn);
      this.#commented = edit.kind === 'comment' ? node : null;
      // Closes the toast of the previous change, whose offer to undo no longer applies.
      toasts.close();
    }
    this.text = report.text ?? this.text;
    if (report.tree) this.#grow(report.tree, edit, node);
    else this.#flag(report.node);
    // If the person has gone elsewhere while the comment was being stored, the current node does not change.
    if (this.node === node || edit.kind !== 'comment') {
      this.node = report.node.node;
      this.seen = report.node;
      this.#remember();
    }
    if (changed) this.save();
    return true;
  }

  /** Stores the state before a change, with the node of the change and the node it leads to. */
  #keep(node: number, beyond: number, goesOn: boolean): void {
    const last = this.#before.at(-1);
    if (goesOn && last) {
      this.#before = this.#before.with(-1, { ...last, beyond });
      return;
    }
    const before = [...this.#before, { text: this.text, node, beyond, branches: this.#branches }].slice(-MOST_STANDINGS);
    let letters = before.reduce((sum, { text }) => sum + text.length, 0);
    while (before.length > 1 && letters > MOST_LETTERS) letters -= before.shift()?.text.length ?? 0;
    this.#before = before;
    this.#after = [];
  }

  /** Replaces the tree; the lines taken are kept where their nodes have only moved. */
  #grow(nodes: ConstructorParameters<typeof Tree>[0], edit: CardgoRecordEdit, node: number): void {
    const [before, after] = [this.tree, new Tree(nodes)];
    const by = after.nodes.length - before.nodes.length;
    if (edit.kind === 'promote') this.#branches = new LastBranches();
    else if (by !== 0) this.#branches = this.#branches.moved(by < 0 ? node : firstNew(before, after), by);
    this.tree = after;
  }

  /** Updates the tree's flags of a node whose comment or marks have changed. */
  #flag({ node, comment, marks }: CardgoRecordNode): void {
    const there = this.tree.nodes[node];
    if (!there) return;
    const [commented, marked] = [comment !== '', marks.length > 0];
    if (there.comment === commented && there.marked === marked) return;
    this.tree = new Tree(this.tree.nodes.with(node, { ...there, comment: commented, marked }));
  }

  #turn(which: 'undo' | 'redo'): void {
    if (this.#barred()) return;
    this.leaveNote();
    this.#queue(async () => {
      const [from, to] = which === 'undo' ? [this.#before, this.#after] : [this.#after, this.#before];
      const goal = from.at(-1);
      if (!goal) return;
      const report = await reported({ kind: 'look', text: goal.text, node: goal.node, tree: true });
      if (!report || 'fault' in report) return;
      const [left, grown] = [from.slice(0, -1), [...to, { text: this.text, node: goal.beyond, beyond: goal.node, branches: this.#branches }]];
      [this.#before, this.#after] = which === 'undo' ? [left, grown] : [grown, left];
      this.#commented = null;
      this.text = goal.text;
      this.tree = new Tree(report.tree ?? []);
      this.#branches = goal.branches;
      this.node = report.node.node;
      this.seen = report.node;
      this.#remember();
      this.save();
      voice.say(which === 'undo' ? recordWords().page.undone : recordWords().page.redone);
    });
  }

  /** Remembers the line to the current node as the one taken. */
  #remember(): void {
    this.#branches = this.#branches.through(this.tree, this.node);
  }
}

/** Returns the first node in which two trees differ. */
function firstNew(before: Tree, after: Tree): number {
  const at = after.nodes.findIndex((node, i) => {
    const old = before.nodes[i];
    return old?.parent !== node.parent || old.label !== node.label || old.colour !== node.colour;
  });
  return at < 0 ? after.nodes.length : at;
}

const NOWHERE: CardgoRecordNode = {
  node: 0,
  parent: null,
  children: [],
  rows: [],
  last: null,
  turn: 'black',
  captures: [0, 0],
  number: 0,
  comment: '',
  marks: [],
  lines: [],
  dimmed: [],
  viewed: null,
  name: null,
  judgements: [],
  clocks: [null, null],
  notes: [],
  kept: [],
  odd: null,
  missingStones: null,
  names: [null, null],
  facts: [],
};
