import type { Span } from '../bindings';

/** A sentence of the house without its links. */
export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
