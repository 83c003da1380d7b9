// What is said of commands that were refused.

import { afterEach, expect, test } from 'vitest';
import { tell } from './ask';
import { toasts } from './toasts.svelte';

afterEach(() => {
  toasts.close();
});

test('a refusal is said, and one that came for a page that was left is not', () => {
  tell({ kind: 'left', text: 'Az asztalt közben bezártad.', reasons: [] });
  expect(toasts.current).toBeNull();
  tell({ kind: 'stale', text: 'Közben történt valami.', reasons: [] });
  expect(toasts.current?.lines).toEqual([{ text: 'Közben történt valami.', rule: null }]);
});
