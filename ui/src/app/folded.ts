/** A text as it is compared: without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what is looked for, folded. */
export function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter((word) => word !== '');
}

/** Whether a folded text has all of these words, or words they are parts of. */
export function hasAll(said: string, words: readonly string[]): boolean {
  return words.every((word) => said.includes(word));
}
