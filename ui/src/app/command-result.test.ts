// How refused commands are reported.

import { afterEach, expect, test } from 'vitest';
import { showProblem } from './command-result';
import { toasts } from './toasts.svelte';

afterEach(() => {
  toasts.close();
});

test('a refusal is said, and one that came for a page that was left is not', () => {
  showProblem({ kind: 'left', text: 'Az asztalt közben bezártad.', reasons: [] });
  expect(toasts.current).toBeNull();
  showProblem({ kind: 'stale', text: 'Közben történt valami.', reasons: [] });
  expect(toasts.current?.lines).toEqual([{ text: 'Közben történt valami.', rule: null }]);
});
