import { ownProperty } from '../app/own-property';
import type { OptionSpec } from '../bindings';
import { gameUi } from './index';
import type { OptionSet, OptionWords, SeatWords, RankWords, Shortcut } from './game-ui';
import { gameWords } from './words';

const sets = gameWords((table) => table.options);

function setOf(game: string): OptionSet {
  return sets(game) ?? { options: {} };
}

/** Returns the texts of one option of a game. Falls back to the key and the values themselves if there are no texts. */
export function optionWords(game: string, key: string): OptionWords {
  return ownProperty(setOf(game).options, key) ?? { legend: key, values: {}, about: () => '' };
}

/** Returns the keys of a game's options in the order in which they are asked. */
export function optionOrder(game: string): string[] {
  return Object.keys(setOf(game).options);
}

/** A shortcut that sets several options at once, with its label and description. */
export type NamedShortcut = Shortcut & { label: string; about: string };

/** Returns a game's shortcuts with their legend and rule, or null if the game has none. */
export function optionShortcuts(game: string): { legend: string; rule: string; all: NamedShortcut[] } | null {
  const [known, words] = [gameUi(game)?.shortcuts, setOf(game).shortcuts];
  if (!known || !words) return null;
  const all = Object.entries(known.all).map(([name, shortcut]) => ({ label: name, about: '', ...words.all[name], ...shortcut }));
  return { legend: words.legend, rule: known.rule, all };
}

/**
 * Describes the chosen options in words: options whose values have names, and switches that are on. Options of one
 * group stand together.
 */
export function saidOptions(game: string, known: readonly OptionSpec[], chosen: readonly { key: string; value: string }[]): string[] {
  const said: string[] = [];
  const groups = new Map<string, string[]>();
  for (const { key, value } of chosen) {
    const { legend, values, group } = optionWords(game, key);
    const kind = known.find((option) => option.key === key)?.kind;
    if (Object.keys(values).length > 1) said.push(saidOption(game, { key, value }));
    else if (kind?.kind !== 'switch' || kind.on !== value) continue;
    else if (group === undefined) said.push(legend);
    else groups.set(group, [...(groups.get(group) ?? []), legend]);
  }
  return [...[...groups].map(([group, legends]) => `${group}: ${legends.join(', ')}`), ...said];
}

/** Returns the texts for the choice of a seat, or null where the seat does not matter. */
export function placeWords(game: string): SeatWords | null {
  return setOf(game).places ?? null;
}

/** Returns the texts about a game's ranks, or null if its levels are not ranks. */
export function rankWords(game: string): RankWords | null {
  return setOf(game).ranks ?? null;
}

/** Describes the chosen value of one option in words. */
export function saidOption(game: string, { key, value }: { key: string; value: string }): string {
  const { legend, values } = optionWords(game, key);
  return `${legend.replace(/\?$/, '')}: ${values[value] ?? value}`;
}
