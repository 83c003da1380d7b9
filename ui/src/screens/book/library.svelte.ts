import { SvelteSet } from 'svelte/reactivity';
import { settle } from '../../app/ask';
import { session } from '../../app/session.svelte';
import { commands, type BookPart, type IndexTerm } from '../../bindings';
import { language, type Spoken } from '../../messages/index.svelte';

/** The ways to look a rule up. */
export type View = 'contents' | 'index' | 'bookmarks';

/** What the book's pages hold between visits: the contents in one language, and how they were left. */
class Library {
  parts = $state.raw<BookPart[]>([]);
  problem = $state<string | null>(null);
  /** The table whose part lies open; until one is chosen, that of the game played last. */
  game = $state<string | null>(null);
  view = $state<View>('contents');
  /** Chapters that are unfolded, as `table/chapter`. */
  unfolded = new SvelteSet<string>();
  /** The rule read last. */
  last: string | null = null;
  #terms = $state.raw<Record<string, IndexTerm[]>>({});
  #language: Spoken | null = null;

  get part(): BookPart | null {
    const { game = null } = session.tables[0] ?? {};
    const of = (wished: string | null) => this.parts.find(({ table }) => table === wished);
    return of(this.game) ?? of(game) ?? this.parts[0] ?? null;
  }

  /** The book in the language that is spoken; kept from then on. */
  async load(spoken: Spoken): Promise<void> {
    if (spoken === this.#language) return;
    this.problem = null;
    const answer = await settle(commands.ruleBook());
    // Another language is spoken meanwhile, and asked for.
    if (spoken !== language()) return;
    if (answer.status === 'error') {
      this.problem = answer.error.text;
      return;
    }
    this.#language = spoken;
    this.#terms = {};
    this.parts = answer.data;
  }

  /** The index of a table, once it has been asked for. */
  terms(table: string): IndexTerm[] | null {
    return this.#terms[table] ?? null;
  }

  async loadTerms(table: string): Promise<void> {
    if (this.#terms[table]) return;
    const spoken = this.#language;
    const answer = await settle(commands.ruleIndex(table));
    // They belong to a book that is no longer open.
    if (spoken !== this.#language) return;
    if (answer.status === 'ok') this.#terms = { ...this.#terms, [table]: answer.data };
    else this.problem = answer.error.text;
  }

  /** Opens the contents where a rule stands. */
  turnTo(id: string, table: string): void {
    this.last = id;
    this.game = table;
    const chapter = this.part?.chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
    if (chapter) this.unfolded.add(folder(table, chapter.id));
  }
}

/** A chapter's name among those of all tables. */
export function folder(table: string, chapter: string): string {
  return `${table}/${chapter}`;
}

export const library = new Library();
