import type { Messages } from './hu';

export type { Messages } from './hu';
export type Spoken = 'hu' | 'en';

/** Where the words of each language are loaded from. */
export type Sources<Words> = Readonly<Record<Spoken, () => Promise<Words>>>;

let spoken = $state<Spoken>(systemLanguage());
/** What each set of words in use does to be ready in a language. */
const sets: ((language: Spoken) => Promise<void>)[] = [];
/** How often a language was asked for: only the last wish counts. */
let wishes = 0;

/**
 * A set of words, loaded in the language now in use, and in another one when that is spoken. The function that comes
 * back gives the words of the language in use; reading it inside a component keeps it up to date.
 */
export async function wordsFrom<Words>(sources: Sources<Words>): Promise<() => Words> {
  const loaded: Partial<Record<Spoken, Words>> = {};
  const load = async (language: Spoken): Promise<void> => {
    loaded[language] ??= await sources[language]();
  };
  sets.push(load);
  await load(spoken);
  // The language may have changed meanwhile; whoever changed it may not have known of this set.
  await load(spoken);
  return () => loaded[spoken] as Words;
}

let messages: () => Messages;

/** Loads the words that no page can do without: to be waited for before anything is shown. */
export async function firstWords(): Promise<void> {
  messages = await wordsFrom<Messages>({
    hu: async () => (await import('./hu')).hu,
    en: async () => (await import('./en')).en,
  });
}

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
  // A page opened meanwhile brings words of its own.
  for (let ready = -1; ready !== sets.length; ) {
    ready = sets.length;
    await Promise.all(sets.map((load) => load(next)));
  }
  if (wish !== wishes) return;
  spoken = next;
  document.documentElement.lang = next;
}

/** A bot level's name; one this interface has no word for yet is shown as it is called. */
export function levelName(level: string): string {
  return own(t().levels.names, level) ?? level;
}

/** What a bot of this level is like. */
export function levelAbout(level: string): string {
  return own(t().levels.about, level) ?? '';
}

/** What is written under a name that may be anybody's invention: every object inherits a few of its own. */
function own<T>(words: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function systemLanguage(): Spoken {
  return navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
}
