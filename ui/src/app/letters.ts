import { language, type Spoken } from '../messages/index.svelte';

/** What a letter asks at any table. */
export const USUAL = ['undo', 'hint', 'resign', 'log', 'rules', 'again', 'inspect'] as const;

export type Usual = (typeof USUAL)[number];

/** What a table may answer a letter with, beside what every table knows. */
export type Deed = 'draw' | 'let' | 'decline' | 'counter' | 'pass' | 'marker' | 'estimate' | 'standing' | 'analysis';

/**
 * The letter of each deed, in each language: one that its word is known by, and that no other deed of the same table
 * has. Handlers, tooltips, screen readers and the list of keys all take it from here.
 */
export const LETTERS: Readonly<Record<Spoken, Readonly<Record<Usual | Deed, string>>>> = {
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

/** The letter of a deed in the language now in use; reading it inside a component keeps it up to date. */
export function letterOf(deed: Usual | Deed): string {
  return LETTERS[language()][deed];
}

/** Which of these deeds a key asks for, if any. */
export function askedBy<One extends Usual | Deed>(key: string, deeds: readonly One[]): One | undefined {
  const letter = key.toUpperCase();
  return deeds.find((deed) => letterOf(deed) === letter);
}
