import type { KeysWords } from './messages.hu';

/** The keys that do the same on every page, and what they do. */
export function everywhere(keys: KeysWords): [string, string][] {
  return [
    ['/', keys.search],
    [keys.names.escape, keys.escape],
    ['?', keys.help],
    ['Ctrl + − 0', keys.magnify],
  ];
}
