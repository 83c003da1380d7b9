import { t } from '../messages/index.svelte';
import { ownProperty } from './own-property';

/** Keys with a sign on them, by their names in `aria-keyshortcuts`. */
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** Returns a key or key combination, written as in `aria-keyshortcuts`, in readable form. */
export function printedKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => ownProperty(t().keys, key) ?? SIGNS[key] ?? key)
    .join(' + ');
}

/** Returns a name followed by its key in brackets. */
export function withKey(name: string, keys: string): string {
  return `${name} (${printedKeys(keys)})`;
}
