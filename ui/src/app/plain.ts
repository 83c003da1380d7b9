import type { Span } from '../bindings';

/** Returns the text of spans without their links. */
export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
