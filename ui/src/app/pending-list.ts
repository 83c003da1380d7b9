/** A list pasted elsewhere, on its way to the game's page that keeps such lists. Taken once. */
let brought: { game: string; text: string } | null = null;

/** Makes the game's own page start with this list. */
export function bring(game: string, text: string): void {
  brought = { game, text };
}

/** Takes the list brought for a game's page; `null` if there is none. */
export function takePendingList(game: string): string | null {
  const text = brought?.game === game ? brought.text : null;
  brought = null;
  return text;
}
