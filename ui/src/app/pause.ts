/** How long to wait before asking again after the backend could not answer. */
export const RETRY_MS = 1500;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
