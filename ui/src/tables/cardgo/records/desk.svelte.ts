import { settle } from '../../../app/ask';
import { session } from '../../../app/session.svelte';
import { toasts } from '../../../app/toasts.svelte';
import { voice } from '../../../app/voice.svelte';
import { commands, type CardgoSpot, type CardgoRecordDetails, type CardgoRecordEdit, type CardgoRecordMark, type CardgoRecordNode } from '../../../bindings';
import { t } from '../../../messages/index.svelte';
import type { OpenList } from '../../../screens/kept-lists';
import { placeOf } from '../points';
import { stoneAt } from '../say';
import { reported } from './questions';
import { seatOf } from './say';
import { Tree } from './tree';
import { Ways } from './ways';
import { recordWords } from './words';

/** What a touch on the board does. */
export type Tool = 'play' | 'black' | 'white' | CardgoRecordMark;

/** How it stands with what was changed last: it is on its way, on disk, or couldn't get there. */
export type Saved = 'saving' | 'saved' | { problem: string };

/** Why a change wasn't made: in a sentence, and by which rule; nothing, where that has been told already. */
type Refused = { sentence: string; rule: string } | null;

/** A record on one side of a change: where one is led when it is come back to, and where on the other side. */
type Standing = { text: string; node: number; beyond: number; ways: Ways };

/** So many changes can be taken back, and so many letters of them are kept. */
const MOST_STANDINGS = 200;
const MOST_LETTERS = 16_000_000;

/** Through so many forks a way is made the main one. */
const MOST_FORKS = 100;

/**
 * A record that is open: its text, the node one stands at, and what was changed. The house reads and writes it; here
 * one only walks along its tree. Every change is written at once, under the record's name, and can be taken back.
 */
export class RecordDesk {
  readonly id: string;
  name = $state('');
  text = $state.raw('');
  tree: Tree = $state.raw(new Tree([]));
  /** Where one stands; what is seen there may still be on its way. */
  node = $state(0);
  seen: CardgoRecordNode = $state.raw(NOWHERE);
  tool: Tool = $state('play');
  /** A stone that was shown at a node, and waits for another touch. */
  #shown: { node: number; point: CardgoSpot } | null = $state.raw(null);
  saved: Saved = $state('saved');
  /** What is being written about a node, before it is part of the record. */
  #note: { node: number; text: string } | null = $state.raw(null);
  #before: Standing[] = $state.raw([]);
  #after: Standing[] = $state.raw([]);
  #ways: Ways = $state.raw(new Ways());
  /** The node whose comment was changed last, while nothing else was changed since. */
  #commented: number | null = null;
  /** What is asked of the house goes in order. */
  #line: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();
  #waiting = false;

  private constructor({ id, name, text }: OpenList) {
    this.id = id;
    this.name = name;
    this.text = text;
  }

  /** Opens a kept record where one stood; what is wrong with it, or nothing at all, if that can't be done. */
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

  /** Lines from top to bottom. */
  get size(): number {
    return this.seen.rows.length;
  }

  /** Lines from left to right. */
  get columns(): number {
    return this.seen.rows[0]?.length ?? 0;
  }

  /** Where a stone is shown until it is placed by another touch. */
  get ghost(): CardgoSpot | null {
    const shown = this.#shown;
    return shown?.node === this.node && this.tool === 'play' ? shown.point : null;
  }

  /** What is written about where one stands. */
  get comment(): string {
    return this.#note?.node === this.node ? this.#note.text : this.seen.comment;
  }

  /** Whether what is seen is where one stands. */
  get settled(): boolean {
    return this.seen.node === this.node;
  }

  get canUndo(): boolean {
    return this.#before.length > 0 && !session.readOnly;
  }

  get canRedo(): boolean {
    return this.#after.length > 0 && !session.readOnly;
  }

  /** The next node on the way that was taken last. */
  get next(): number | null {
    return this.#ways.next(this.tree, this.node);
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
    this.go(this.#ways.end(this.tree, this.node));
  }

  /** To the variation above in the tree, or below. */
  aside(by: -1 | 1): void {
    this.go(this.tree.beside(this.node, by));
  }

  /**
   * A touch on the board. As at a table, one that plays first shows the stone, unless moves are made at once; `clicked`
   * by a mouse or a key, which have a setting of their own.
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

  /** Deletes the node and what follows, with a way back. */
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
      // One fork after the other, as far as it takes; all of it is one change.
      for (let forks = 0; forks < MOST_FORKS && !this.tree.isMain(this.node); forks += 1) {
        if (!(await this.#edit({ kind: 'promote' }, this.node, forks > 0))) return;
      }
      toasts.say(page.promoted);
    });
  }

  /** Changes the record where one stands. */
  change(edit: CardgoRecordEdit, done?: () => void): void {
    if (this.#barred()) return;
    this.leaveNote();
    this.#queue(async () => {
      if (await this.#edit(edit, this.node)) done?.();
    });
  }

  /** Tells of the whole game; answers with what stands against it, in a sentence. */
  tell(details: CardgoRecordDetails): Promise<string | null> {
    this.leaveNote();
    return new Promise((resolve) => {
      this.#queue(async () => {
        const done = await this.#tried({ kind: 'tell', details }, this.node);
        resolve(done === true ? null : (done?.sentence ?? t().failed));
      });
    });
  }

  /** Something is being written about where one stands. */
  write(text: string): void {
    this.#note = { node: this.node, text };
  }

  /** What is being written becomes part of the record, and may be gone on with. */
  saveNote(): void {
    const note = this.#note;
    if (note === null) return;
    this.#queue(async () => {
      const { node, text } = note;
      const known = this.seen.node === node && this.seen.comment === text;
      if (!known) await this.#edit({ kind: 'comment', text }, node, this.#commented === node);
    });
  }

  /** Nobody writes any more. */
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

  /** Writes it to disk; what is being written already goes first, and of what waits only the last counts. */
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

  /** All of it is on disk, or couldn't get there. */
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

  /** Learns how it stands where one is; whoever has gone on meanwhile is only shown the last. */
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

  /** Whether it was done; what only goes on with the last change is taken back together with it. */
  async #edit(edit: CardgoRecordEdit, node: number, goesOn = false): Promise<boolean> {
    const done = await this.#tried(edit, node, goesOn);
    if (done === true) return true;
    if (done) toasts.explain([{ text: done.sentence, rule: done.rule }]);
    return false;
  }

  /** The same, but for telling why it wasn't. */
  async #tried(edit: CardgoRecordEdit, node: number, goesOn = false): Promise<true | Refused> {
    const report = await reported({ kind: 'edit', text: this.text, node, edit });
    if (!report) return null;
    if ('fault' in report) return { sentence: report.fault, rule: '' };
    if (report.refused) return { sentence: report.refused.sentence, rule: report.refused.rule ?? '' };
    const changed = report.text !== null && report.text !== this.text;
    if (changed) {
      this.#keep(node, report.node.node, goesOn);
      this.#commented = edit.kind === 'comment' ? node : null;
      // What was said of the change before is over, and so is the way back from it.
      toasts.close();
    }
    this.text = report.text ?? this.text;
    if (report.tree) this.#grow(report.tree, edit, node);
    else this.#flag(report.node);
    // Who has gone elsewhere while a comment was taken down stays there.
    if (this.node === node || edit.kind !== 'comment') {
      this.node = report.node.node;
      this.seen = report.node;
      this.#remember();
    }
    if (changed) this.save();
    return true;
  }

  /** How it was can be come back to, wherever one has gone meanwhile: to where a change is made, and to where it leads. */
  #keep(node: number, beyond: number, goesOn: boolean): void {
    const last = this.#before.at(-1);
    if (goesOn && last) {
      this.#before = this.#before.with(-1, { ...last, beyond });
      return;
    }
    const before = [...this.#before, { text: this.text, node, beyond, ways: this.#ways }].slice(-MOST_STANDINGS);
    let letters = before.reduce((sum, { text }) => sum + text.length, 0);
    while (before.length > 1 && letters > MOST_LETTERS) letters -= before.shift()?.text.length ?? 0;
    this.#before = before;
    this.#after = [];
  }

  /** Another tree: ways that were taken are found again where their nodes have only moved. */
  #grow(nodes: ConstructorParameters<typeof Tree>[0], edit: CardgoRecordEdit, node: number): void {
    const [before, after] = [this.tree, new Tree(nodes)];
    const by = after.nodes.length - before.nodes.length;
    if (edit.kind === 'promote') this.#ways = new Ways();
    else if (by !== 0) this.#ways = this.#ways.moved(by < 0 ? node : firstNew(before, after), by);
    this.tree = after;
  }

  /** Only what its node in the tree tells has changed. */
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
      const [left, grown] = [from.slice(0, -1), [...to, { text: this.text, node: goal.beyond, beyond: goal.node, ways: this.#ways }]];
      [this.#before, this.#after] = which === 'undo' ? [left, grown] : [grown, left];
      this.#commented = null;
      this.text = goal.text;
      this.tree = new Tree(report.tree ?? []);
      this.#ways = goal.ways;
      this.node = report.node.node;
      this.seen = report.node;
      this.#remember();
      this.save();
      voice.say(which === 'undo' ? recordWords().page.undone : recordWords().page.redone);
    });
  }

  /** The way that leads here is the one that is taken from now on. */
  #remember(): void {
    this.#ways = this.#ways.through(this.tree, this.node);
  }
}

/** The first node that two trees don't have in common. */
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
