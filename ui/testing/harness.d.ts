/** The players of the phone tests, which only need a document. */
declare module '*/touches.js' {
  /** Returns the next element to touch, or null while nothing is asked; `wish` (0 ≤ wish < 1) selects among several. */
  export function nextTouch(how: { wish: number; [trait: string]: unknown }): HTMLElement | null;
  /** Returns a generator of wishes from a seed, so that a game can be repeated. */
  export function wishes(seed: number): () => number;
}

/** What the recorder asks a bridge. */
declare module '*/padview.js' {
  /** Returns the view of a pad's sheet; of the initial sheet, if none is given. */
  export function padView(
    invoke: (cmd: string, args: Record<string, unknown>) => Promise<unknown>,
    question: { game: string; players: string[]; options: unknown[]; sheet: unknown },
  ): Promise<unknown>;
}
