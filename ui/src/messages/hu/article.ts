/** Returns the article before a number in figures: 1, 5, 50 to 59, 500, 1000 … start with a vowel when read. */
export function az(n: number | string): 'a' | 'az' {
  const digits = String(n);
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1) ? 'az' : 'a';
}

/** Returns the same article for the beginning of a sentence. */
export function Az(n: number | string): 'A' | 'Az' {
  return az(n) === 'az' ? 'Az' : 'A';
}

/** Returns a lower-case word, or one preceded by a number in figures, with its article. */
export function the(word: string): string {
  const [number] = /^\d+/.exec(word) ?? [];
  if (number !== undefined) return `${az(number)} ${word}`;
  return `${/^[aáeéiíoóöőuúüű]/.test(word) ? 'az' : 'a'} ${word}`;
}
