/** How long to wait before asking again after the backend could not answer, in milliseconds. */
export const RETRY_MS = 1500;

/** Waits for `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
