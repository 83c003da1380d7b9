// The appearance that follows from the settings: what is set on the root element, and the size of cards.

import { expect, test, vi } from 'vitest';
import type { Settings } from '../bindings';
import { appearance } from './appearance.svelte';

const root = document.documentElement;

function apply(look: Partial<Pick<Settings, 'theme' | 'reducedMotion' | 'cardSize'>>): void {
  appearance.apply({ theme: 'system', reducedMotion: 'system', cardSize: 'medium', ...look });
}

test.each([['small', 0.84], ['medium', 1], ['large', 1.22]] as const)('%s cards are %d times as large as usual', (cardSize, scale) => {
  apply({ cardSize });
  expect(appearance.cardScale).toBe(scale);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
] as const)('a %s look is worn by the root', (theme, worn) => {
  apply({ theme });
  expect(root.dataset['theme']).toBe(worn);
});

test('motion is off where that is wished, or where the system wishes so', () => {
  for (const [wish, off] of [['on', true], ['off', false], ['system', false]] as const) {
    apply({ reducedMotion: wish });
    expect(appearance.motionOff).toBe(off);
    expect(root.dataset['motion']).toBe(off ? 'off' : 'on');
  }
});

test('a change of the system shows at once where the system is followed', async () => {
  const queries = new Map<string, { matches: boolean; change: (() => void) | null }>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const heard: { matches: boolean; change: (() => void) | null } = { matches: false, change: null };
    queries.set(query, heard);
    return {
      get matches() {
        return heard.matches;
      },
      addEventListener: (_: string, change: () => void) => (heard.change = change),
    };
  });
  vi.resetModules();
  const fresh = await import('./appearance.svelte');
  vi.unstubAllGlobals();
  const turn = (query: string) => {
    const heard = queries.get(query);
    if (heard) heard.matches = true;
    heard?.change?.();
  };
  expect(root.dataset['theme']).toBe('light');
  turn('(prefers-color-scheme: dark)');
  expect(root.dataset['theme']).toBe('dark');
  turn('(prefers-reduced-motion: reduce)');
  expect(root.dataset['motion']).toBe('off');
  fresh.appearance.apply({ theme: 'light', reducedMotion: 'off', cardSize: 'medium' });
  turn('(prefers-color-scheme: dark)');
  expect({ ...root.dataset }).toMatchObject({ theme: 'light', motion: 'on' });
});
