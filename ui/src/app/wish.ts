/** What another page wants New table to begin with: options by their keys. Taken once. */
let wished: { game: string; picks: Record<string, string> } | null = null;

/** New table is to begin with these options chosen. */
export function wish(game: string, picks: Record<string, string>): void {
  wished = { game, picks };
}

/** What was wished for a new table of this game. */
export function takeWish(game: string): Record<string, string> {
  const picks = wished?.game === game ? wished.picks : {};
  wished = null;
  return picks;
}
