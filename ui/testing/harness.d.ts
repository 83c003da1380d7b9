/** The players of the phone's tests, which need nothing but a document. */
declare module '*/touches.js' {
  /** The next thing to touch, or null while nothing is asked; `wish` (0 ≤ wish < 1) says which of several. */
  export function nextTouch(how: { wish: number; [trait: string]: unknown }): HTMLElement | null;
  /** Wishes from a seed, so that a game can be played again. */
  export function wishes(seed: number): () => number;
}

/** What the recorder asks of a bridge. */
declare module '*/padview.js' {
  /** What is told of a pad's sheet; of the one that a pad begins with, if none is given. */
  export function padView(
    invoke: (cmd: string, args: Record<string, unknown>) => Promise<unknown>,
    question: { game: string; players: string[]; options: unknown[]; sheet: unknown },
  ): Promise<unknown>;
}
