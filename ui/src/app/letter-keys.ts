import { language, type LanguageCode } from '../messages/index.svelte';

/** Actions with a letter key at every table. */
export const USUAL = ['undo', 'hint', 'resign', 'log', 'rules', 'again', 'inspect'] as const;

/** One of the actions in `USUAL`. */
export type Usual = (typeof USUAL)[number];

/** Actions with a letter key that only some games have. */
export type LetterAction = 'draw' | 'let' | 'decline' | 'counter' | 'pass' | 'marker' | 'estimate' | 'standing' | 'analysis';

/**
 * The letter of each action in each language: an initial of its word that no other action of the same game has.
 * Handlers, tooltips, screen readers and the list of keys all use it.
 */
export const LETTERS: Readonly<Record<LanguageCode, Readonly<Record<Usual | LetterAction, string>>>> = {
  hu: {
    undo: 'V',
    hint: 'T',
    resign: 'F',
    log: 'N',
    rules: 'S',
    again: 'M',
    inspect: 'L',
    draw: 'H',
    let: 'G',
    decline: 'H',
    counter: 'K',
    pass: 'P',
    marker: 'A',
    estimate: 'B',
    standing: 'H',
    analysis: 'E',
  },
  en: {
    undo: 'U',
    hint: 'H',
    resign: 'G',
    log: 'L',
    rules: 'R',
    again: 'S',
    inspect: 'I',
    draw: 'D',
    let: 'E',
    decline: 'D',
    counter: 'C',
    pass: 'P',
    marker: 'M',
    estimate: 'T',
    standing: 'W',
    analysis: 'A',
  },
};

/** Returns an action's letter in the current language; reactive when read inside a component. */
export function letterOf(deed: Usual | LetterAction): string {
  return LETTERS[language()][deed];
}

/** Returns which of these actions a key asks for, if any. */
export function askedBy<One extends Usual | LetterAction>(key: string, deeds: readonly One[]): One | undefined {
  const letter = key.toUpperCase();
  return deeds.find((deed) => letterOf(deed) === letter);
}
