import { named } from '../app/named';
import type { Rank } from '../bindings';
import type { Messages } from './hu';

export type { Messages } from './hu';
export type Spoken = 'hu' | 'en';

/** Where the words of each language are loaded from: a module of each, which gives them the language's name. */
export type Sources<Words> = { readonly [Language in Spoken]: () => Promise<Readonly<Record<Language, Words>>> };

let spoken = $state<Spoken>(systemLanguage());
/** What each set of words in use does to be ready in a language. */
const sets: ((language: Spoken) => Promise<void>)[] = [];
/** How often a language was asked for: only the last wish counts. */
let wishes = 0;

/**
 * A set of words: the function that comes back gives those of the language now in use, and reading it inside a
 * component keeps it up to date. They are on their way at once; whoever shows something waits with {@link withWords}.
 * (Not by awaiting here: a module that others wait for at its top level can hang a web view.)
 */
export function wordsFrom<Words>(sources: Sources<Words>): () => Words {
  const loaded: Partial<Record<Spoken, Words>> = {};
  const load = async (language: Spoken): Promise<void> => {
    loaded[language] ??= language === 'hu' ? (await sources.hu()).hu : (await sources.en()).en;
  };
  sets.push(load);
  void load(spoken);
  return () => loaded[spoken] as Words;
}

/** Something else that has to be there before words are shown, such as what cards look like: it is on its way at once. */
export function withWordsComes(load: () => Promise<void>): void {
  sets.push(load);
  void load();
}

/** What is loaded, once its words are there as well. */
export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  await ready();
  return loaded;
}

/** Waits until every set in use is there in the language now in use, even if that changes meanwhile. */
export async function ready(): Promise<void> {
  for (let language: Spoken | null = null; language !== spoken; ) {
    language = spoken;
    await allIn(language);
  }
}

async function allIn(language: Spoken): Promise<void> {
  // A page opened meanwhile brings words of its own.
  for (let known = -1; known !== sets.length; ) {
    known = sets.length;
    await Promise.all(sets.map((load) => load(language)));
  }
}

const messages = wordsFrom<Messages>({
  hu: () => import('./hu'),
  en: () => import('./en'),
});

/** The phrases of the language now in use; reading it inside a component keeps it up to date. */
export function t(): Messages {
  return messages();
}

/** The language now in use. */
export function language(): Spoken {
  return spoken;
}

/** Switches the interface once its words are there, and tells screen readers how to pronounce it. */
export async function speak(choice: 'system' | Spoken): Promise<void> {
  wishes += 1;
  const wish = wishes;
  const next = choice === 'system' ? systemLanguage() : choice;
  await allIn(next);
  if (wish !== wishes) return;
  spoken = next;
  document.documentElement.lang = next;
}

/** A bot level's name: a word, or its rank. One this interface has no word for yet is shown as it is called. */
export function levelName(level: string): string {
  const { names, ofRank } = t().levels;
  const [, kind, number] = /^(kyu|dan)(\d+)$/.exec(level) ?? [];
  if (kind === 'kyu' || kind === 'dan') return ofRank[kind](Number(number));
  return named(names, level) ?? level;
}

/** A rank by itself. */
export function sayRank({ kind, number }: Rank): string {
  return t().levels.rank[kind](number);
}

/** What a bot of this level is like. */
export function levelAbout(level: string): string {
  return named(t().levels.about, level) ?? '';
}

function systemLanguage(): Spoken {
  return navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
}
