/** Returns a text for comparison: lower case and without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a search text, folded. */
export function foldedWords(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter((word) => word !== '');
}

/** Returns whether a folded text contains all of these words, also as parts of longer words. */
export function hasAll(said: string, words: readonly string[]): boolean {
  return words.every((word) => said.includes(word));
}
