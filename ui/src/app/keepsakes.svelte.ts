import { untrack } from 'svelte';
import { commands } from '../bindings';
import { settle } from './command-result';

/**
 * Small values the window stores by name, for example a selection or a half-read text. The house stores them with all
 * other data, so that erasing everything erases them too; the web view stores nothing.
 */
let kept = $state.raw<Record<string, string>>({});

/** Takes over all keepsakes as the house has them. */
export function takeKeepsakes(all: Record<string, string>): void {
  kept = all;
}

/** Returns the value under a name, or `null`. */
export function keepsake(name: string): string | null {
  return kept[name] ?? null;
}

/**
 * Stores a value under a name, or removes it with `null`. A value that can't be saved lasts until the app is closed.
 */
export function keepAway(name: string, what: string | null): void {
  if (untrack(() => keepsake(name)) === what) return;
  const others = Object.entries(untrack(() => kept)).filter(([other]) => other !== name);
  kept = Object.fromEntries(what === null ? others : [...others, [name, what]]);
  void settle(commands.keepsakePut(name, what));
}
