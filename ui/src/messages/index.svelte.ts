import { en } from './en';
import { hu, type Messages } from './hu';
import type { OptionWords, PlaceWords } from './hu/options';

export type { Messages } from './hu';
export type Spoken = 'hu' | 'en';

const languages: Record<Spoken, Messages> = { hu, en };
let spoken = $state<Spoken>('hu');

/** The phrases of the language now in use; reading it inside a component keeps it up to date. */
export function t(): Messages {
  return languages[spoken];
}

/** The language now in use. */
export function language(): Spoken {
  return spoken;
}

/** Switches the interface, and tells screen readers how to pronounce it. */
export function speak(choice: 'system' | Spoken): void {
  spoken = choice === 'system' ? systemLanguage() : choice;
  document.documentElement.lang = spoken;
}

/** A bot level's name; one this interface has no word for yet is shown as it is called. */
export function levelName(level: string): string {
  return own(t().levels.names, level) ?? level;
}

/** What a bot of this level is like. */
export function levelAbout(level: string): string {
  return own(t().levels.about, level) ?? '';
}

/** A game's name and its one line. */
export function gameWords(game: string): { name: string; about: string } {
  return own(t().games, game) ?? { name: game, about: '' };
}

/** What is written under a name that may be anybody's invention: every object inherits a few of its own. */
function own<T>(words: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** How one choice of a game is put; one this interface has no words for yet is shown as it is called. */
export function optionWords(game: string, key: string): OptionWords {
  return t().options[game]?.[key] ?? { legend: key, values: {}, about: () => '' };
}

/** How the seats of a game are put to choose from; none where it doesn't matter which one takes. */
export function placeWords(game: string): PlaceWords | null {
  return own(t().places, game) ?? null;
}

function systemLanguage(): Spoken {
  return navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
}
