import { t } from '../messages/index.svelte';

/** Keys whose names in `aria-keyshortcuts` differ from what is printed on them. */
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Control: 'Ctrl' };

/** Returns a key or key combination, written as in `aria-keyshortcuts`, in readable form. */
export function printedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key === 'Space' ? t().spaceKey : (SIGNS[key] ?? key)))
    .join(' + ');
}

/** Returns a name followed by its key in brackets. */
export function withKey(name: string, keys: string): string {
  return `${name} (${printedKeys(keys)})`;
}
