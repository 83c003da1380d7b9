import { en } from './en';
import { hu, type Messages } from './hu';

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
  const names: Record<string, string | undefined> = t().levels.names;
  return names[level] ?? level;
}

/** What a bot of this level is like. */
export function levelAbout(level: string): string {
  const about: Record<string, string | undefined> = t().levels.about;
  return about[level] ?? '';
}

/** A game's name and its one line. */
export function gameWords(game: string): { name: string; about: string } {
  const games: Record<string, { name: string; about: string } | undefined> = t().games;
  return games[game] ?? { name: game, about: '' };
}

function systemLanguage(): Spoken {
  return navigator.language.toLowerCase().startsWith('hu') ? 'hu' : 'en';
}
