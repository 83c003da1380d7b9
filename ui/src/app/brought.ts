/** A list that was pasted elsewhere, on its way to the page where its table keeps such lists. Taken once. */
let brought: { game: string; text: string } | null = null;

/** The table's own page is to begin with this list. */
export function bring(game: string, text: string): void {
  brought = { game, text };
}

/** What was brought for a table's page; nothing if it is opened for its own sake. */
export function takeBrought(game: string): string | null {
  const text = brought?.game === game ? brought.text : null;
  brought = null;
  return text;
}
