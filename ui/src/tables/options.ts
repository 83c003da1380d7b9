import { named } from '../app/named';
import type { OptionSpec } from '../bindings';
import { tableUi } from './index';
import type { OptionSet, OptionWords, PlaceWords, RankWords, Shortcut } from './record';
import { tableWords } from './words';

const sets = tableWords((table) => table.options);

function setOf(game: string): OptionSet {
  return sets(game) ?? { options: {} };
}

/** How one choice of a game is put; one this window has no words for is shown as it is called. */
export function optionWords(game: string, key: string): OptionWords {
  return named(setOf(game).options, key) ?? { legend: key, values: {}, about: () => '' };
}

/** The keys of a game's options, in the order in which they are asked. */
export function optionOrder(game: string): string[] {
  return Object.keys(setOf(game).options);
}

/** A way to choose several options at one touch, as it is put. */
export type NamedShortcut = Shortcut & { label: string; about: string };

/** The ways to choose several of a game's options at one touch, and what is asked then; none where there are none. */
export function optionShortcuts(game: string): { legend: string; rule: string; all: NamedShortcut[] } | null {
  const [known, words] = [tableUi(game)?.shortcuts, setOf(game).shortcuts];
  if (!known || !words) return null;
  const all = Object.entries(known.all).map(([name, shortcut]) => ({ label: name, about: '', ...words.all[name], ...shortcut }));
  return { legend: words.legend, rule: known.rule, all };
}

/** What was chosen, in words: choices whose values have names, and switches that are on, those of a group together. */
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

/** How the seats of a game are put to choose from; none where it doesn't matter which one takes. */
export function placeWords(game: string): PlaceWords | null {
  return setOf(game).places ?? null;
}

/** What a game's ranks are, in words; none where its levels have none. */
export function rankWords(game: string): RankWords | null {
  return setOf(game).ranks ?? null;
}

/** What was chosen of one option, in words. */
export function saidOption(game: string, { key, value }: { key: string; value: string }): string {
  const { legend, values } = optionWords(game, key);
  return `${legend.replace(/\?$/, '')}: ${values[value] ?? value}`;
}
