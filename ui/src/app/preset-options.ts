/** The options New table is to start with, set by another page. Taken once. */
let wished: { game: string; picks: Record<string, string> } | null = null;

/** Makes New table start with these options chosen. */
export function wish(game: string, picks: Record<string, string>): void {
  wished = { game, picks };
}

/** Takes the options set for a new table of this game. */
export function takePresetOptions(game: string): Record<string, string> {
  const picks = wished?.game === game ? wished.picks : {};
  wished = null;
  return picks;
}
