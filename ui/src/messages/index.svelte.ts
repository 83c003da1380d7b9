import { ownProperty } from '../app/own-property';
import type { Rank } from '../bindings';
import type { Messages } from './hu';
import { type LanguageCode, languageFor, MESSAGES, type Sources } from './languages';

export type { Messages } from './hu';
export type { LanguageCode, Sources } from './languages';

let spoken = $state<LanguageCode>(languageFor(navigator.language));
/** The loaders of all sets of texts in use; each makes its set ready in a language. */
const sets: ((language: LanguageCode) => Promise<void>)[] = [];
/** Number of requests for a language: only the last one counts. */
let wishes = 0;

/**
 * Registers a set of texts and starts loading it. The returned function gives the texts in the current language and is
 * reactive inside a component; whoever loads a page, or something else that shows texts, waits with {@link withWords}.
 * (There is no top-level await here: a module that others wait for at its top level can hang a web view.)
 */
export function wordsFrom<Words>(sources: Sources<Words>): () => Words {
  const loaded: Partial<Record<LanguageCode, Words>> = {};
  const load = async <Code extends LanguageCode>(language: Code): Promise<void> => {
    loaded[language] ??= (await sources[language]())[language];
  };
  sets.push(load);
  void load(spoken);
  return () => loaded[spoken] as Words;
}

/** Registers something else that has to be loaded before texts are shown, such as card faces, and starts loading it. */
export function withWordsComes(load: () => Promise<void>): void {
  sets.push(load);
  void load();
}

/** Awaits a lazily loaded module, and then all texts, because the module may have registered texts of its own. */
export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  await ready();
  return loaded;
}

/** Waits until every set in use is loaded in the current language, even if that changes meanwhile. */
export async function ready(): Promise<void> {
  for (let language: LanguageCode | null = null; language !== spoken; ) {
    language = spoken;
    await allIn(language);
  }
}

async function allIn(language: LanguageCode): Promise<void> {
  // A page opened meanwhile registers texts of its own.
  for (let known = -1; known !== sets.length; ) {
    known = sets.length;
    await Promise.all(sets.map((load) => load(language)));
  }
}

const messages = wordsFrom(MESSAGES);

/** Returns the interface texts in the current language; reactive when read inside a component. */
export function t(): Messages {
  return messages();
}

/** Returns the current language. */
export function language(): LanguageCode {
  return spoken;
}

/** Switches the interface language once its texts are loaded, and sets the document language for screen readers. */
export async function speak(choice: 'system' | LanguageCode): Promise<void> {
  wishes += 1;
  const wish = wishes;
  const next = choice === 'system' ? languageFor(navigator.language) : choice;
  await allIn(next);
  if (wish !== wishes) return;
  spoken = next;
  document.documentElement.lang = next;
}

/** Returns a bot level's name: a word, or its rank. A level without a word is shown by its key. */
export function levelName(level: string): string {
  const { names, ofRank } = t().levels;
  const [, kind, number] = /^(kyu|dan)(\d+)$/.exec(level) ?? [];
  if (kind === 'kyu' || kind === 'dan') return ofRank[kind](Number(number));
  return ownProperty(names, level) ?? level;
}

/** Returns the name of a rank. */
export function sayRank({ kind, number }: Rank): string {
  return t().levels.rank[kind](number);
}

/** Returns the description of a bot level. */
export function levelAbout(level: string): string {
  return ownProperty(t().levels.about, level) ?? '';
}
