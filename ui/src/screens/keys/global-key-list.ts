import { printedKeys } from '../../app/key-names';
import type { KeysWords } from './messages.hu';

/** Returns the keys that work on every page, with their effects. */
export function everywhere(keys: KeysWords): [string, string][] {
  return [
    ['/', keys.search],
    [keys.names.escape, keys.escape],
    ['?', keys.help],
    [printedKeys('Control+− 0'), keys.magnify],
  ];
}
