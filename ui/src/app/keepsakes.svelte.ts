import { untrack } from 'svelte';
import { commands } from '../bindings';
import { settle } from './ask';

/**
 * Small things of the person's that the window wants to have again: what was held in the hand, a text half read. The
 * house keeps them beside everything else, so that whoever erases everything erases these too; the web view keeps
 * nothing.
 */
let kept = $state.raw<Record<string, string>>({});

/** Takes them as the house has them. */
export function takeKeepsakes(all: Record<string, string>): void {
  kept = all;
}

/** What is kept under a name; nothing if there is none. */
export function keepsake(name: string): string | null {
  return kept[name] ?? null;
}

/** Keeps something from now on, or nothing. What can't be written is had again until the app is closed. */
export function keepAway(name: string, what: string | null): void {
  if (untrack(() => keepsake(name)) === what) return;
  const others = Object.entries(untrack(() => kept)).filter(([other]) => other !== name);
  kept = Object.fromEntries(what === null ? others : [...others, [name, what]]);
  void settle(commands.keepsakePut(name, what));
}
