import { settle } from '../../../app/command-result';
import { commands, type ParbajCardId, type ParbajDeckFault, type ParbajDeckReport } from '../../../bindings';
import { firstPrinting } from '../card';
import { deskFormat } from './format.svelte';
import { pool } from './pool';
import { checkDeck } from '../questions';

/** Maximum number of copies; more than any deck contains. */
const MOST_COPIES = 99;

/** The state of the last change: none yet, being written, on disk, or failed. */
export type Saved = 'fresh' | 'saving' | 'saved' | { problem: string };

/** The number of copies by card; cards not listed have none. */
type Copies = Readonly<Record<ParbajCardId, number>>;

type Written = { name: string; text: string };

/**
 * A deck being built. Every change is saved at once under the deck's name and can be undone, so there is no draft that
 * could be lost.
 */
export class Desk {
  /** The deck's ID; null until it is first saved. */
  id: string | null = $state(null);
  name = $state('');
  /** The deck list as saved. */
  text = $state('');
  copies: Copies = $state.raw({});
  report: ParbajDeckReport | null = $state.raw(null);
  saved: Saved = $state('fresh');
  /** The deck before each change. */
  #before: Written[] = $state.raw([]);
  /** Serialises the writes; of several waiting ones only the last is made. */
  #writing: Promise<void> = Promise.resolve();
  #waiting: Written | null = null;
  #judging = 0;
  readonly #onkept: (id: string) => void;

  /** `onkept` receives the ID of a deck that had none. */
  constructor({ id, name, text, onkept }: { id: string | null; name: string; text: string; onkept: (id: string) => void }) {
    this.id = id;
    this.name = name;
    this.text = text;
    this.saved = id === null ? 'fresh' : 'saved';
    this.#onkept = onkept;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get cards(): number {
    return Object.values(this.copies).reduce((sum, n) => sum + n, 0);
  }

  get faults(): readonly ParbajDeckFault[] {
    return this.report?.faults ?? [];
  }

  /** The deck has been checked and has no faults. */
  get playable(): boolean {
    return this.report !== null && this.report.faults.length === 0;
  }

  /** Part of the saved text could not be read and would be lost by a change. */
  get unread(): boolean {
    if (this.report === null || this.report.code !== null) return false;
    return this.text.split('\n').filter((line) => line.trim() !== '').length !== this.report.deck.length;
  }

  of(card: ParbajCardId): number {
    return this.copies[card] ?? 0;
  }

  /** Reads the deck list and checks it against the rules. */
  async look(): Promise<void> {
    const call = (this.#judging += 1);
    const report = await checkDeck(this.text, deskFormat.now);
    if (!report || call !== this.#judging) return;
    this.report = report;
    this.copies = Object.fromEntries(report.deck.map(({ card, copies }) => [card, copies]));
  }

  /** Changes the number of copies of a card by `by`. */
  add(card: ParbajCardId, by: number): void {
    const now = this.of(card);
    const next = Math.min(MOST_COPIES, Math.max(0, now + by));
    if (next === now) return;
    this.copies = Object.fromEntries(Object.entries({ ...this.copies, [card]: next }).filter(([, n]) => n > 0));
    this.#change({ name: this.name, text: listed(this.copies) });
  }

  rename(name: string): void {
    const tidy = name.trim();
    if (tidy !== '' && tidy !== this.name) this.#change({ name: tidy, text: this.text });
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#stand(before);
  }

  /** Writes the deck to disk, also as a retry after a failure. */
  save(): void {
    this.#waiting = { name: this.name, text: this.text };
    this.saved = 'saving';
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Resolves when everything is on disk or has failed. */
  async written(): Promise<void> {
    await this.#writing;
  }

  #change(next: Written): void {
    this.#before = [...this.#before, { name: this.name, text: this.text }];
    this.#stand(next);
  }

  #stand({ name, text }: Written): void {
    this.name = name;
    const changed = this.text !== text;
    this.text = text;
    this.save();
    if (changed) void this.look();
  }

  async #write(): Promise<void> {
    const written = this.#waiting;
    this.#waiting = null;
    if (!written) return;
    const answer = await settle(commands.listKeep('parbaj', this.id, written.name, written.text));
    if (answer.status === 'error') {
      this.saved = { problem: answer.error.text };
      return;
    }
    const fresh = this.id === null;
    this.id = answer.data;
    if (this.#waiting === null) this.saved = 'saved';
    if (fresh) this.#onkept(answer.data);
  }
}

/** Returns a deck as a list, in set order. */
function listed(copies: Copies): string {
  return pool()
    .flatMap(({ card }) => (card in copies ? [`${copies[card]} ${firstPrinting(card)}`] : []))
    .join('\n');
}
