import { SvelteSet } from 'svelte/reactivity';
import { settle } from '../../app/command-result';
import { session } from '../../app/session.svelte';
import { commands, type BookPart, type IndexTerm } from '../../bindings';
import { language, type LanguageCode } from '../../messages/index.svelte';

/** The ways to look up a rule. */
export type View = 'contents' | 'index' | 'bookmarks';

/** The state of the rulebook's pages between visits: the contents in one language, and the position. */
class Library {
  parts = $state.raw<BookPart[]>([]);
  problem = $state<string | null>(null);
  /** The game whose volume is open; until one is chosen, that of the game played last. */
  game = $state<string | null>(null);
  view = $state<View>('contents');
  /** The unfolded chapters, as `game/chapter`. */
  unfolded = new SvelteSet<string>();
  /** The ID of the rule read last. */
  last: string | null = null;
  #terms = $state.raw<Record<string, IndexTerm[]>>({});
  #language: LanguageCode | null = null;

  get part(): BookPart | null {
    const { game = null } = session.tables[0] ?? {};
    const of = (wished: string | null) => this.parts.find(({ game }) => game === wished);
    return of(this.game) ?? of(game) ?? this.parts[0] ?? null;
  }

  /** Loads the rulebook in a language and keeps it. */
  async load(spoken: LanguageCode): Promise<void> {
    if (spoken === this.#language) return;
    this.problem = null;
    const answer = await settle(commands.ruleBook());
    // Another language was chosen and requested meanwhile.
    if (spoken !== language()) return;
    if (answer.status === 'error') {
      this.problem = answer.error.text;
      return;
    }
    this.#language = spoken;
    this.#terms = {};
    this.parts = answer.data;
  }

  /** Returns a game's index once it is loaded, else `null`. */
  terms(table: string): IndexTerm[] | null {
    return this.#terms[table] ?? null;
  }

  async loadTerms(table: string): Promise<void> {
    if (this.#terms[table]) return;
    const spoken = this.#language;
    const answer = await settle(commands.ruleIndex(table));
    // They belong to a rulebook that was replaced meanwhile.
    if (spoken !== this.#language) return;
    if (answer.status === 'ok') this.#terms = { ...this.#terms, [table]: answer.data };
    else this.problem = answer.error.text;
  }

  /** Opens the contents at a rule. */
  turnTo(id: string, table: string): void {
    this.last = id;
    this.game = table;
    const chapter = this.part?.chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
    if (chapter) this.unfolded.add(folder(table, chapter.id));
  }
}

/** Returns a chapter's key among those of all games. */
export function folder(table: string, chapter: string): string {
  return `${table}/${chapter}`;
}

export const library = new Library();
