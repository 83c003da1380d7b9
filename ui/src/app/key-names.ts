import { t } from '../messages/index.svelte';

/** Keys whose names in `aria-keyshortcuts` aren't what is printed on them. */
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Control: 'Ctrl' };

/** A key, or several to be held together, as written in `aria-keyshortcuts`: as somebody reads it. */
export function printedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => (key === 'Space' ? t().spaceKey : (SIGNS[key] ?? key)))
    .join(' + ');
}

/** A name, and the key that does the same. */
export function withKey(name: string, keys: string): string {
  return `${name} (${printedKeys(keys)})`;
}
